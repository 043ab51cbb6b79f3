import { hasOwn } from '../consent/has-own'
import { attributeOf } from '../views/attribute-of'
import { optionTable } from './option-table'

type OptionName = keyof typeof optionTable

/** Returns the option of an attribute: `policy-url` is that of `policyUrl`. */
export function optionOfAttribute(attribute: string): OptionName | undefined {
  const name = attribute.replace(/-[a-z]/g, ([, letter]) => letter!.toUpperCase())
  return hasOwn(optionTable, name) && attributeOf(name) === attribute ? (name as OptionName) : undefined
}
