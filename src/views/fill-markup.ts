import type { MarkupValues } from './markup'

export { fillText as fill } from '../translations/fill-text'

/** Whether a condition of markup is so; with `!` before its name, whether it is not. */
export const holds = (when: string, values: MarkupValues): boolean =>
  when.startsWith('!') ? !values[when.slice(1)] : !!values[when]
