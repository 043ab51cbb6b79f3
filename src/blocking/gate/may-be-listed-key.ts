import { KEY_BITS, KEY_STEM } from './filter-bits'
import { keyFilter, keyParts } from './key-filter'
import { lookUpIn } from './look-up'

const isInFilter = lookUpIn(keyFilter, KEY_BITS)

/**
 * Returns whether a cookie, a key of web storage, a database or a cache may be listed. Never false for a listed one; true
 * for about one other in ten.
 */
export function mayBeListedKey(key: string): boolean {
  // The shortest listed keys and patterns begin with three characters.
  for (let length = 3; length <= KEY_STEM; length++) if (isInFilter(key.slice(0, length))) return true
  return keyParts.test(key)
}
