import type { MarkupValues } from './markup'

export { fillText as fill } from '../translations/fill-text'

/** Returns whether a condition of the markup is true. A `!` before the name negates it. */
export const holds = (when: string, values: MarkupValues): boolean =>
  when.startsWith('!') ? !values[when.slice(1)] : !!values[when]
