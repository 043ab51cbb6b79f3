/** Replaces each name in braces by its value; a name without a value becomes nothing. */
export const fillText = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{([\w.]+)\}/g, (_, name: string) => String(values[name] ?? ''))
