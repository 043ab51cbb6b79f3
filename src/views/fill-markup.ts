import type { MarkupValues } from './markup'

/** Whether a condition of markup is so; with `!` before its name, whether it is not. */
export const holds = (when: string, values: MarkupValues): boolean =>
  when.startsWith('!') ? !values[when.slice(1)] : !!values[when]

/** Puts values in the place of the names in braces. */
export const fill = (text: string, values: MarkupValues): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => String(values[name] ?? ''))
