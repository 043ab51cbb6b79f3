import { exec, startsWith } from '../patch/primordials'

const NativeURL = globalThis.URL

/** Read by the prototypes' own getters, because elements named "baseURI" and subclasses of Request can answer instead. */
export const getterOf = (owner: object | undefined, key: string): (() => unknown) | undefined =>
  owner && Object.getOwnPropertyDescriptor(owner, key)?.get
const baseUriOf = getterOf(globalThis.Node?.prototype, 'baseURI')
const urlOfRequest = getterOf(globalThis.Request?.prototype, 'url')

/** Where there is no document: the address of a worker's own script. */
let workerBase: string | undefined

/** Says what relative addresses of a worker are resolved against. */
export const resolveAgainst = (base: string): void => void (workerBase = base)

/** @returns the address that relative ones are resolved against at this moment */
export const baseUri = (): string => workerBase ?? String(baseUriOf?.call(document))

/** @returns the address of a Request, of this window or of another; undefined for anything else */
export function requestObjectUrl(input: unknown): string | undefined {
  if (typeof input !== 'object') return undefined
  try {
    if (urlOfRequest) return urlOfRequest.call(input) as string
    // A library has put a class of its own in the place of the browser's, and its own fetch reads that.
    return input instanceof Request ? input.url : undefined
  } catch {
    return undefined
  }
}

/** Whether it is a sign, and none that could stand for another slash. */
const isPlain = (sign: string | undefined): boolean => sign! > ' ' && sign !== '/' && sign !== '\\'

/**
 * Whether an address stays with the page's own origin, told without parsing it; false also means "cannot say". The
 * parser drops tabs and line breaks wherever they are and takes a backslash for a slash, so only what is plain at its
 * beginning can be told.
 * @param url as the caller gave it
 * @param home the page's own origin, with a slash; empty for a page that has none
 * @param base what it is resolved against; the document's base where it is left out
 */
export const isPlainlyOwn = (url: string, home: string, base?: string): boolean =>
  home !== '' && (startsWith(url, home) || (url[0] === '/' && isPlain(url[1]) && startsWith(base ?? baseUri(), home)))

const plainAddress = /^https?:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?:[/?#]|$)/

/**
 * @returns the host of an address that is written so plainly that the parser would find the same one; undefined also
 * means "cannot say". Parsing costs more than everything else here together.
 */
export const plainHostOf = (url: string): string | undefined => exec(plainAddress, url)?.[1]

/** @returns the parsed address; null for what the browser is to reject itself */
export function parseUrl(url: string, base?: string): URL | null {
  try {
    return new NativeURL(url, base)
  } catch {
    return null
  }
}
