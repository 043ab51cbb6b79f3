import { objectIn } from './read-object'

/** Returns a text of the site; an empty object for a missing one, and for HTML, which our texts do not have. */
export const textOf = (name: string, value: unknown): Record<string, string> =>
  typeof value === 'string' && value.trim() !== '' && !/[<>{}]/.test(value) ? { [name]: value } : {}

/** Leaves out the groups of texts that are empty. */
export const withoutEmpty = <Groups extends Record<string, object>>(groups: Groups): Partial<Groups> =>
  Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0)) as Partial<Groups>

/** Returns the texts in an object, by name: `[theirs, ours]`. */
export const textsOf = (
  from: unknown,
  names: readonly (readonly [theirs: string, ours: string])[],
): Record<string, string> =>
  Object.assign({}, ...names.map(([theirs, ours]) => textOf(ours, objectIn(from)[theirs]))) as Record<string, string>
