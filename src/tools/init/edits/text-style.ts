/** How a file is written, so that what is added looks the same. */
export interface TextStyle {
  readonly quote: '"' | "'"
  /** `;` or nothing. */
  readonly end: string
  readonly newline: string
  /** One level of indentation. */
  readonly indent: string
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** Reads quotes, semicolons, line ends and indentation from a text. */
export function textStyle(text: string): TextStyle {
  const indents = [...text.matchAll(/^([ \t]+)\S/gm)].map(([, space = '']) => space)
  return {
    // Attributes of JSX have double quotes in any style.
    quote: count(text, /(?<![=\w])"[^"'\n]*"/g) > count(text, /(?<![=\w])'[^"'\n]*'/g) ? '"' : "'",
    end: count(text, /;[ \t]*$/gm) > 0 ? ';' : '',
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent: indents.toSorted((a, b) => a.length - b.length)[0] ?? '  ',
  }
}
