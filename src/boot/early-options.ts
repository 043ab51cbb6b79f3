import { guardTag } from '../browser/guard-tag'

/** The options that can be read before the core has loaded. */
export interface EarlyOptions {
  /** Returns the trimmed value of an option; '' if it is not set. */
  value: (name: string) => string
  /** Returns whether a boolean option is on. */
  isOn: (name: string) => boolean
  /** Whether attributes are the only options. JSON and properties are left to the core. */
  isPlain: boolean
}

/**
 * Reads the attributes of the page's banner and of the guard that loads the manager.
 * @param tag the page's `<consent-banner>`, not upgraded yet; null while it has not been parsed
 */
export function earlyOptions(tag: Element | null): EarlyOptions {
  const guard = guardTag()
  const attribute = (name: string): string | null =>
    tag?.getAttribute(name) ?? guard?.getAttribute(`data-${name}`) ?? null
  const value = (name: string): string => attribute(name)?.trim() ?? ''
  const isOn = (name: string): boolean => (attribute(name) ?? 'false') !== 'false'
  const isPlain =
    !tag?.querySelector('script') &&
    Object.keys(tag ?? {}).length === 0 &&
    !isOn('scroll-lock') &&
    !isOn('informal') &&
    value('color-scheme') !== 'page' &&
    !value('import-decision') &&
    !value('place') &&
    !guard?.dataset.options
  return { value, isOn, isPlain }
}
