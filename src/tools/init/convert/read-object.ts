import { isDictionary } from '../../../consent/is-dictionary'
import { allOf } from '../edits/syntax-tree'
import type { ConfigStatement } from './config-code'
import { Unconvertible } from './conversion'
import { codeIn, literalValue } from './literal-value'

/**
 * Returns the configuration, which is the longest object in the statements.
 * @throws Unconvertible if there is none, or if a part of it is code
 */
export function readObject(configs: readonly ConfigStatement[]): Record<string, unknown> {
  const objects = configs.flatMap(({ node, text }) =>
    allOf(node, 'ObjectExpression').map(object => ({ object, text, start: node.start })),
  )
  const [longest] = objects.toSorted((a, b) => b.object.end - b.object.start - (a.object.end - a.object.start))
  if (!longest) throw new Unconvertible('it is no object in a script of the page')
  const { object, text, start } = longest
  const code = ' '.repeat(start) + text
  const value = literalValue(object, code)
  const [place] = codeIn(value)
  if (place !== undefined) throw new Unconvertible(`"${place}" is code, which has to become a listener or gated markup`)
  return value as Record<string, unknown>
}

/** Returns a part of a configuration that is an object; an empty one if it is missing. */
export const objectIn = (value: unknown, ...path: readonly string[]): Record<string, unknown> => {
  const inner = path.reduce<unknown>((outer, name) => (isDictionary(outer) ? outer[name] : undefined), value)
  return isDictionary(inner) ? inner : {}
}
