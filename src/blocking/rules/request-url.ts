import { exec, indexOf, slice, startsWith } from '../realm/primordials'

const NativeURL = globalThis.URL

/**
 * Returns the getter of a prototype. Reading the property itself is unsafe: an element named "baseURI" or a subclass of
 * Request can shadow it.
 */
export const getterOf = (owner: object | undefined, key: string): (() => unknown) | undefined =>
  owner && Object.getOwnPropertyDescriptor(owner, key)?.get
const baseUriOf = getterOf(globalThis.Node?.prototype, 'baseURI')
const urlOfRequest = getterOf(globalThis.Request?.prototype, 'url')

/** The base URL in workers, which have no document: the address of the worker's own script. */
let workerBase: string | undefined

/** Sets the base URL of a worker. */
export const setWorkerBase = (base: string): void => void (workerBase = base)

/** The base URL of the frame's document, or of the markup, that is being checked. */
let currentBase: string | undefined

/** Returns the current base URL. */
export const baseUri = (): string => workerBase ?? currentBase ?? String(baseUriOf?.call(document))

/**
 * Runs a check with another base URL.
 * @param given the base URL, or the window of a frame, whose document has one
 */
export function withBase<Result>(given: string | Window, run: () => Result): Result {
  const before = currentBase
  try {
    currentBase = typeof given === 'string' ? given : (baseUriOf?.call(given.document) as string)
  } catch {
    // The window has a document of another origin since.
  }
  try {
    return run()
  } finally {
    currentBase = before
  }
}

const ownerOf = getterOf(globalThis.Node?.prototype, 'ownerDocument') as (this: Node) => Document

/** Returns the base URL of an element in the document of a frame; undefined for all others. */
export function baseInFrame(element: Element): string | undefined {
  const owner = ownerOf.call(element)
  // Documents without a window are inert, and their nodes will be in another one.
  return owner === document || !owner.defaultView ? undefined : (baseUriOf?.call(owner) as string)
}

/** Returns the URL of a Request of this window or another one; undefined for any other value. */
export function requestObjectUrl(input: unknown): string | undefined {
  if (typeof input !== 'object') return undefined
  try {
    if (urlOfRequest) return urlOfRequest.call(input) as string
    // Reached if a polyfill has replaced Request; its fetch reads this property, too.
    return input instanceof Request ? input.url : undefined
  } catch {
    return undefined
  }
}

/** Returns whether a character is printable and cannot be parsed as a slash. */
const isPlain = (character: string | undefined): boolean => character! > ' ' && character !== '/' && character !== '\\'

/** Matches the beginning of an address without a scheme that does not begin with a slash. */
const relative = /^[\w.?#%~-][^:]*$/

/**
 * Returns whether an address is resolved against the origin of its base, or has the page's host without a scheme. The
 * URL parser drops tabs and line breaks and reads backslashes as slashes. So only addresses without them at the beginning
 * are recognized.
 */
const isRelative = (url: string, originPrefix: string): boolean =>
  url[0] !== '/'
    ? exec(relative, url) !== null
    : isPlain(url[1]) || (url[1] === '/' && startsWith(url, slice(originPrefix, indexOf(originPrefix, '/'))))

/**
 * Returns whether an address obviously belongs to the page's own origin, without parsing it; false also means
 * "unknown".
 * @param url the address as the caller gave it
 * @param originPrefix the origin of the page, with a slash; empty for an opaque origin
 * @param base the base URL; default that of the document
 */
export const isPlainlyOwn = (url: string, originPrefix: string, base?: string): boolean =>
  originPrefix !== '' &&
  (startsWith(url, originPrefix) || (isRelative(url, originPrefix) && startsWith(base ?? baseUri(), originPrefix)))

const plainAddress = /^https?:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?::\d+)?(?:[/?#]|$)/

/**
 * Returns the host of an address that is written so plainly that the parser would find the same host; undefined also
 * means "unknown". This avoids parsing, which takes more time than all other checks together.
 */
export const plainHostOf = (url: string): string | undefined => exec(plainAddress, url)?.[1]

/** Returns the parsed address; null if it is invalid, which the native function then reports. */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new NativeURL(url, base)
  } catch {
    return null
  }
}
