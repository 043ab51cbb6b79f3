/**
 * Renders a Markdown table.
 * @param {readonly (readonly string[])[]} rows the first row is the header
 * @returns {string}
 */
export const markdownTable = ([head, ...rows]) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
