import type { CategoryName } from '../../consent/categories'

/** The kinds of storage by their letter in the generated list. */
export const storageKinds = {
  c: 'cookie',
  l: 'localStorage',
  s: 'sessionStorage',
  i: 'indexedDB',
  a: 'cache',
} as const

export type KindLetter = keyof typeof storageKinds

/** A blocked write, as in the `detail` of `ConsentBlockedStorage`. */
export interface BlockedStorage {
  /** The name of the cookie, key, database or cache. */
  key: string
  kind: (typeof storageKinds)[KindLetter]
  /** The category that the visitor has not allowed. */
  category: CategoryName
  /** The name of the service in the catalogue. */
  service: string
}
