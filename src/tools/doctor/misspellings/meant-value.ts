import { meantName } from '../../../options/meant-name'
import { otherCategories } from './other-categories'

const synonyms: ReadonlyMap<string, string> = new Map<string, string>([
  ...otherCategories,
  ['auto', 'system'],
  ['device', 'system'],
  ['night', 'dark'],
])

/** Returns the tag of the language with this English name, such as `de` for `German`. */
function languageTag(name: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language' })
  return 'ar bg cs da de el en es et fi fr ga hr hu is it ja ko lt lv mt nb nl pl pt ro ru sk sl sv tr uk zh'
    .split(' ')
    .find(tag => names.of(tag)?.toLowerCase() === name.toLowerCase())
}

/** Returns the allowed value that a wrong one most probably means, if any. */
export function meantValue(attribute: string, value: string, allowed: readonly string[]): string | undefined {
  if (attribute === 'language') return languageTag(value)
  const near = meantName(value, allowed)
  if (near !== undefined) return near
  const synonym = synonyms.get(value.toLowerCase())
  if (synonym !== undefined && allowed.includes(synonym)) return synonym
  // The first part of `bottom-start`.
  const [first] = value.split('-')
  const part =
    first &&
    meantName(
      first,
      allowed.map(one => one.split('-')[0] ?? one),
    )
  return part ? allowed.find(one => one.startsWith(`${part}-`)) : undefined
}
