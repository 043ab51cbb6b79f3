import type { CategoryName } from '../../consent/categories'
import { storageKinds, type KindLetter } from '../page/blocked-storage'
import { listedKeys } from './listed-keys'
import { addKeyList, matchKey } from './match-key'

addKeyList(listedKeys)

const letters = Object.fromEntries(Object.entries(storageKinds).map(([letter, kind]) => [kind, letter]))

/** Returns the category of a key that the storage gate blocks; undefined for keys that are not listed. */
export const listedCategory = (key: string, kind: (typeof storageKinds)[KindLetter]): CategoryName | undefined =>
  matchKey(letters[kind] as KindLetter, key)?.category
