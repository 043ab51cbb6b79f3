import { grantedCategories } from '../rules/granted-categories'
import type { Channel } from '../page/blocked-request'
import { neutralize } from './neutralize'
import { judgeRequest } from '../rules/judge-request'
import { guardScript } from '../page/guard-script'
import { trusted } from '../page/read-once'

const { Blob, URL, XMLHttpRequest } = globalThis
const { open, send, overrideMimeType } = XMLHttpRequest?.prototype ?? {}

/** The addresses that this script created. Their text already contains the guard. */
const ownUrls = new Set<string>()

/**
 * Reads a blob: or data: address, or a small file of ours, synchronously.
 * @param readAs media type that decodes the text, instead of that of the response
 * @returns media type and text; undefined if it cannot be read
 */
export function readInline(url: string, readAs?: string): { type: string; text: string } | undefined {
  try {
    const request = new XMLHttpRequest()
    open.call(request, 'GET', url, false)
    if (readAs) overrideMimeType.call(request, readAs)
    send.call(request)
    if (request.status >= 400) return undefined
    return { type: request.getResponseHeader('content-type') ?? '', text: request.responseText }
  } catch {
    return undefined
  }
}

/** Returns the address of a new blob, to which no guard is added again. */
export function blobUrl(text: string, type: string): string {
  const url = URL.createObjectURL(new Blob([text], { type }))
  ownUrls.add(url)
  return url
}

/**
 * Returns the tags that load the guard, for the top of a document. The policy disables Chromium's preload scanner in
 * that document. The granted categories are in an attribute, because a document of an opaque origin cannot read the
 * stored decision.
 */
const ownTag = (): string => {
  const { src, nonce, storage, options } = guardScript
  const optionsAttribute = options ? ` data-options="${options.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"` : ''
  return src
    ? `<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:"><script src="${src}" data-granted="${grantedCategories().allowed}"${storage === 'off' ? ' data-storage="off"' : ''}${optionsAttribute}${nonce ? ` nonce="${nonce}"` : ''}></script>`
    : ''
}

const htmlType = 'text/html;charset=utf-8'

/** Replaces `%3C` and the like, which the browser does before it runs a javascript: address. */
const decoded = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const absoluteUrls = /(https?:)?\/\/[^\s'"`<>\\)]+/gi

/**
 * Adds the guard as the first script to a document that a page writes into a frame's attribute, by `srcdoc` or as a
 * blob: or data: address. The document then blocks requests itself. Code, XML and style sheets cannot contain the
 * guard. They are blocked if they name a blocked address.
 * @param name name of the attribute
 * @param text value of the attribute
 * @returns the value with the guard; the text itself if it needs none; null if the document is blocked; undefined if
 *   the attribute contains no such document
 */
export function guardedDocument(name: string, text: string, channel: Channel): string | null | undefined {
  const guarded = (markup: string): string => {
    const tag = ownTag()
    const safe = neutralize(markup)
    // Inserted after the doctype, because without one at its start a document renders in quirks mode.
    const start = /^\s*(?:<!doctype[^>]*>)?/i.exec(markup)![0]
    return (tag && markup.startsWith(start + tag)) || (safe === markup && grantedCategories().allGranted)
      ? markup
      : start + tag + safe.slice(start.length)
  }
  if (name === 'srcdoc') return trusted('') === undefined ? undefined : guarded(text)
  // Strips the same characters as the URL parser (https://url.spec.whatwg.org/#concept-basic-url-parser). But the browser
  // reads the text with its line breaks, because Chromium keeps them in data: addresses.
  const trimmed = text.replace(/^[\0- ]+/, '')
  const address = trimmed.replace(/[\t\r\n]/g, '')
  const isCode = /^javascript:/i.test(address)
  if (!isCode && (!/^(blob:|data:[^,]*(ml|css))/i.test(address) || ownUrls.has(address))) return undefined
  const inline = isCode ? { type: 'css', text: decoded(text) } : readInline(trimmed)
  if (/xml|css/.test(inline?.type ?? ''))
    return inline!.text.match(absoluteUrls)?.some(url => judgeRequest(url, channel)) ? null : text
  if (!inline || !/html/.test(inline.type) || channel === 'release') return undefined
  // The text is already decoded, so the new address is UTF-8, whatever the charset of the old one.
  const fragment = /#[^]*$/.exec(trimmed)?.[0] ?? ''
  if (/^blob/i.test(address)) return blobUrl(guarded(inline.text), htmlType) + fragment
  const safe = `data:${htmlType},${encodeURIComponent(guarded(inline.text))}${fragment}`
  ownUrls.add(safe)
  return safe
}
