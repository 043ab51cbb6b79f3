import { judgeRequest } from '../rules/judge-request'

/**
 * What cannot be told from the text: elements that have documents, run, or fetch past their attributes, entities that could
 * spell an address, and escapes.
 */
const unclear =
  /srcdoc|<(?:script|link|style|i?frame|embed|object|base|meta|set|animate)|javascript:|url\(|image-set|&#|&(?!(?:amp|lt|gt|quot|apos|nbsp|copy|[mn]dash|hellip|times|middot|[lr]aquo);)[a-z]+;|\\/i

/** What may be the beginning of an address of another host, up to where the attribute's value may end. */
const addresses = /(?:(?:https?|wss?|ftp|data|blob):|\/[\t\r\n]*\/)[^"'<>\s,;]*[\t\r\n]?/gi

/** An address that the parser reads as it is written. */
const plain = /^(?:https?:)?\/\/[a-z\d.-]+(?::\d+)?(?:[/?#][!-~]*)?$/i

/**
 * Tells from the text alone, without parsing it, whether markup may fetch what is held.
 * @returns false only where it certainly does not
 */
export function mayHoldMarkup(html: string): boolean {
  if (unclear.test(html)) return true
  const found = html.match(addresses)
  // Relative addresses lead where the document's base does.
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
