import { grantedCategories } from '../rules/granted-categories'
import type { Channel } from '../blocked-request'
import { neutralize } from '../hold/neutralize'
import { judgeRequest } from '../rules/judge-request'
import { guardScript } from '../patch/dom-primordials'
import { trusted } from '../patch/read-once'

const { Blob, URL, XMLHttpRequest } = globalThis
const { open, send, overrideMimeType } = XMLHttpRequest?.prototype ?? {}

/** The addresses that we have made ourselves. */
const ours = new Set<string>()

/**
 * @param readAs type by which the text is decoded, in place of its own
 * @returns the type and text of a blob: or data: address, or of a small file of ours
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

/** @returns the address of a new blob */
export function blobUrl(text: string, type: string): string {
  const url = URL.createObjectURL(new Blob([text], { type }))
  ours.add(url)
  return url
}

/**
 * The tags that fetch us, for the top of other documents; the first keeps Chromium from looking ahead. What is granted is told,
 * because a document without an origin cannot read what is stored.
 */
const ownTag = (): string => {
  const { src, nonce, storage } = guardScript
  return src
    ? `<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:"><script src="${src}" data-granted="${grantedCategories().allowed}"${storage === 'off' ? ' data-storage="off"' : ''}${nonce ? ` nonce="${nonce}"` : ''}></script>`
    : ''
}

const htmlType = 'text/html;charset=utf-8'

const named = /(https?:)?\/\/[^\s'"`<>\\)]+/gi

/**
 * A document that a page writes into an attribute of a frame, by `srcdoc` or as a blob: or data: address, gets us as its
 * first script, so that it holds by itself. Code, XML and style sheets, which we cannot be put in front of, are held
 * where they name what is held.
 * @returns undefined where the attribute has no such document
 */
export function guardedDocument(name: string, text: string, channel: Channel): string | null | undefined {
  const tag = ownTag()
  const guarded = (markup: string): string => {
    const safe = neutralize(markup)
    // Behind its doctype, without which it would be drawn in another way.
    const start = /^\s*(?:<!doctype[^>]*>)?/i.exec(markup)![0]
    return (tag && markup.startsWith(start + tag)) || (safe === markup && grantedCategories().allGranted)
      ? markup
      : start + tag + safe.slice(start.length)
  }
  if (name === 'srcdoc') return trusted('') === undefined ? undefined : guarded(text)
  // As the browser reads it.
  const address = text.replace(/^[\0- ]+|[\t\r\n]/g, '')
  const isCode = /^javascript:/i.test(address)
  if (!isCode && (!/^(blob:|data:[^,]*(ml|css))/i.test(address) || ours.has(address))) return undefined
  const inline = isCode ? { type: 'css', text } : readInline(address)
  if (/xml|css/.test(inline?.type ?? ''))
    return inline!.text.match(named)?.some(url => judgeRequest(url, channel)) ? null : text
  if (!inline || !/html/.test(inline.type) || channel === 'release') return undefined
  // Its text has been read, and is written in UTF-8.
  const fragment = /#[^]*$/.exec(address)?.[0] ?? ''
  if (/^blob/i.test(address)) return blobUrl(guarded(inline.text), htmlType) + fragment
  const safe = `data:${htmlType},${encodeURIComponent(guarded(inline.text))}${fragment}`
  ours.add(safe)
  return safe
}
