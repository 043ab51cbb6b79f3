import type { MarkupElement } from './parse-markup'

/** Returns the file name of an address, without query. */
export function fileName(url: string): string {
  const path = url.replace(/[?#][^]*/, '')
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Text at the beginning of every built file, with its version. */
const mark = /\/\*! consent-elements (\S+) \|/

/** Returns the version that a built file names; null for files of others. */
export const versionIn = (text: string): string | null => mark.exec(text.slice(0, 400))?.[1] ?? null

/** Returns whether an address has the name of a built file of this package. */
export const isOwnFile = (url: string): boolean =>
  /^(consent-elements(-[\w-]+)?|guard(-whole|-capture|-strict|-worker)?|consent-service-worker)\.js$/.test(
    fileName(url),
  ) || /\/consent-elements[^/]*\/(standalone\.js|(languages|services)\/[\w.-]+\.js)$/.test(url.replace(/[?#].*/, ''))

/** Returns whether an element is the guard, as a file or as text. */
export function isGuard({ name, attributes, text }: MarkupElement): boolean {
  if (name !== 'script' || /json|plain/.test(attributes.type ?? '')) return false
  if ('data-manager' in attributes || 'data-file' in attributes) return true
  if (attributes.src !== undefined) return /^guard(-whole|-capture|-strict)?\.js$/.test(fileName(attributes.src))
  // React repeats the guard as a string in its payload.
  const beforeMark = text.slice(0, text.search(mark))
  return versionIn(text) !== null && !/["'`]/.test(beforeMark) && !text.includes('customElements.define')
}

/** Returns whether an element is the classic script that has everything in one file. */
export const isStandalone = ({ name, attributes }: MarkupElement): boolean =>
  name === 'script' &&
  fileName(attributes.src ?? '') === 'standalone.js' &&
  /^standalone|consent-elements/.test(attributes.src ?? '')

/** Returns whether an element loads the manager as a file. */
export const isManager = (element: MarkupElement): boolean =>
  element.name === 'script' &&
  element.attributes.src !== undefined &&
  fileName(element.attributes.src) === 'consent-elements.js'
