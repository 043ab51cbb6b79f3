import { judgeRequest } from '../rules/judge-request'

/**
 * Matches markup that has to be parsed: elements that contain documents, run, or fetch without attributes; entities
 * that may be part of an address; escapes.
 */
const unclear =
  /srcdoc|<(?:script|link|style|i?frame|embed|object|base|meta|set|animate)|javascript:|url\(|image-set|&#|&(?!(?:amp|lt|gt|quot|apos|nbsp|copy|[mn]dash|hellip|times|middot|[lr]aquo);)[a-z]+;|\\/i

/** Matches what may be an absolute address, up to where the attribute's value may end. */
const addresses = /(?:(?:https?|wss?|ftp|data|blob):|\/[\t\r\n]*\/)[^"'<>\s,;]*[\t\r\n]?/gi

/** Matches an address that the URL parser would not change. */
const plain = /^(?:https?:)?\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][!-~]*)?$/i

/**
 * Returns whether markup may fetch a blocked address, by its text alone, without parsing.
 * @returns false only if it is certain that nothing is blocked
 */
export function mayHoldMarkup(html: string): boolean {
  if (unclear.test(html)) return true
  const found = html.match(addresses)
  // Relative addresses are resolved against the document's base, so one of them decides for all.
  if (judgeRequest('/a', 'release') !== null) return true
  if (found === null) return false
  let last = ''
  for (const address of found) {
    if (address === last) continue
    last = address
    if (/^data:image\/(?!svg)/i.test(address)) continue
    if (!plain.test(address) || judgeRequest(address, 'release') !== null) return true
  }
  return false
}
