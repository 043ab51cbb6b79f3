import { attributeOf } from '../views/attribute-of'
import { meantName } from './meant-name'
import { optionNames } from './options'

const options = optionNames.map(attributeOf).concat('layout')
const known = [...options, 'manager', 'file', 'options', 'allow', 'granted', 'register']
/** Names that are too short for the distance to the right one. */
const shortNames = new Map([
  ['policy', 'policy-url'],
  ['privacy', 'policy-url'],
  ['lang', 'language'],
  ['server', 'backend-url'],
])

/**
 * Returns the attribute that a misspelt one on the guard's tag probably means, if any: `data-policy-url` for
 * `data-policy`, and `data-mode` for `mode`.
 */
export function meantOnGuard(name: string): string | undefined {
  const short = name.replace(/^data-/, '')
  // `language` is an attribute that scripts once had.
  if (short === name) return options.includes(name) && name !== 'language' ? `data-${name}` : undefined
  if (known.includes(short)) return undefined
  const guess = shortNames.get(short) ?? meantName(short, known)
  return guess && `data-${guess}`
}
