/**
 * Renders a value as JSON on one line, without characters that could control a terminal or reorder its text. JSON escapes
 * U+0000 to U+001F itself; the others are written as `\u` escapes as well, so no information is lost.
 */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, found =>
    Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  )
