import type { CategoryName } from '../../consent/categories'
import { consentCookieName } from '../../consent/consent-cookie-name'
import { endsWith, indexOf, slice, startsWith } from '../realm/primordials'
import type { KindLetter } from '../page/blocked-storage'
import type { KeyLists } from './key-lists'
import { listedDatabases } from './listed-databases'

/** An entry of the list. */
export interface ListedKey {
  /** The beginning of the key; the whole key if there is no `end`. Empty for patterns that begin with "*". */
  start: string
  /** The end of the key, for patterns. */
  end?: string
  /** Whether `end` may be anywhere in the key: for patterns with a "*" at both ends. */
  isInside: boolean
  kinds: string
  category: CategoryName
  service: string
}

/** The number of characters at the beginning of listed keys that contain no "*". Few patterns begin with it. */
const STEM = 3

/** The lists in use. Workers need only databases; pages add listedKeys. */
const lists: KeyLists[] = [listedDatabases]
let index: Record<string, ListedKey[]> | undefined

/** Adds a list to those that matchKey uses. */
export function addKeyList(list: KeyLists): void {
  if (!lists.includes(list)) lists.push(list)
  index = undefined
}

/**
 * Builds the index by the first characters. It is built at the first look-up: most pages write something, but not
 * during loading.
 */
function buildIndex(): Record<string, ListedKey[]> {
  const keys = { __proto__: null } as unknown as Record<string, ListedKey[]>
  for (const list of lists)
    for (const category of Object.keys(list) as (keyof KeyLists)[]) {
      let service = ''
      let kinds = ''
      for (const word of list[category].split(' ')) {
        if (word[0] === '/') {
          service = word.slice(1)
          kinds = 'c'
        } else if (word[0] === '=') kinds = word.slice(1)
        else {
          const [start, end, rest] = word.split('*')
          ;(keys[word[0] === '*' ? '*' : word.slice(0, STEM)] ??= []).push({
            start: start!,
            end,
            isInside: rest === '',
            kinds,
            category,
            service,
          })
        }
      }
    }
  return keys
}

/**
 * Finds the list entry of a key. Our own entries are not listed, and all begin with the name of our cookie. They are
 * passed before the index is built, because the first write of many visits is that of the decision, within the press.
 * @param kind the kind of storage
 * @returns undefined for keys that are not listed
 */
export function matchKey(kind: KindLetter, key: string): ListedKey | undefined {
  if (startsWith(key, consentCookieName)) return undefined
  index ??= buildIndex()
  for (const stem of [slice(key, 0, STEM), '*'])
    for (const item of index[stem] ?? [])
      if (
        indexOf(item.kinds, kind) >= 0 &&
        (item.end === undefined
          ? key === item.start
          : item.isInside
            ? indexOf(key, item.end) >= 0
            : key.length >= item.start.length + item.end.length &&
              startsWith(key, item.start) &&
              endsWith(key, item.end))
      )
        return item
  return undefined
}

/** Returns the category of a service of the catalogue by its listed keys; undefined if it has none. */
export const categoryOfService = (service: string): CategoryName | undefined => {
  for (const list of lists)
    for (const category of Object.keys(list) as (keyof KeyLists)[])
      if (indexOf(` ${list[category]} `, ` /${service} `) >= 0) return category
  return undefined
}
