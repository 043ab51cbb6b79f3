import { isCategoryName, type CategoryName } from '../../../consent/categories'
import { otherCategories } from '../../doctor/misspellings/other-categories'
import { Unconvertible } from './conversion'

const further: ReadonlyMap<string, CategoryName> = new Map<string, CategoryName>(
  Object.entries({
    analysis: 'measurement',
    stats: 'measurement',
    tracking: 'measurement',
    media: 'experience',
    video: 'experience',
    videos: 'experience',
    embeds: 'experience',
    social: 'experience',
    maps: 'experience',
    chat: 'functionality',
    support: 'functionality',
    livechat: 'functionality',
    security: 'necessary',
  }),
)

/** Returns our category for the usual names of others; undefined for other names. */
export function categoryFor(name: string): CategoryName | undefined {
  const word = name.toLowerCase().replace(/^external[-_ ]?|[-_ ]?cookies?$/g, '')
  return isCategoryName(word) ? word : (otherCategories.get(word) ?? further.get(word))
}

/** @throws Unconvertible for a name that does not tell the category */
export function requireCategory(name: string, subject: string): CategoryName {
  const category = categoryFor(name)
  if (category) return category
  throw new Unconvertible(`it does not tell which of our categories ${subject} is`)
}
