import { isDictionary } from '../consent/is-dictionary'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/**
 * Validates the loader of a service.
 * @param value the given `loader`
 * @returns a message for each problem
 */
export function loaderProblems(value: unknown): string[] {
  if (!isDictionary(value)) return ['loader is not an object; allowed is { id, start, update }']
  const { id, start, update, ...others }: Record<string, unknown> = Object.assign(Object.create(null), value)
  const problems = Object.keys(others).map(name => `loader.${name} is not known; known are id, start, update`)
  if (typeof start !== 'function') problems.push('loader.start is missing; allowed is a function (id, page) => void')
  if (update !== undefined && typeof update !== 'function')
    problems.push('loader.update is not a function; allowed is (granted, id, page) => void')
  return [...problems, ...idProblems(id)]
}

function idProblems(value: unknown): string[] {
  if (!isDictionary(value)) return ['loader.id is missing; allowed is { pattern, example, where }']
  const { pattern, example, where }: Record<string, unknown> = Object.assign(Object.create(null), value)
  const problems: string[] = []
  if (!isText(example)) problems.push('loader.id.example is missing; allowed is an id such as "AC-1234"')
  if (!isText(where))
    problems.push('loader.id.where is missing; allowed is a phrase that says where owners find the id')
  if (!(pattern instanceof RegExp)) problems.push('loader.id.pattern is missing; allowed is a regular expression')
  else if (!/^\^.*\$$/s.test(pattern.source) || /[gy]/.test(pattern.flags))
    problems.push(`loader.id.pattern is ${pattern}; it must match the whole id (/^…$/), without the flags g and y`)
  else if (isText(example) && !pattern.test(example))
    problems.push(`loader.id.example is ${JSON.stringify(example)}, which loader.id.pattern does not match`)
  return problems
}
