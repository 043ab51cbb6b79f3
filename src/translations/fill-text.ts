/** Replaces each name in braces with its value, or with nothing if there is no value. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => String(values[name] ?? ''))
