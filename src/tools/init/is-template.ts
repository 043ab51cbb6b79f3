/** Whether a text is the template of a generator or a server, such as Hugo, Jekyll, EJS or PHP. Its path says nothing. */
export const isTemplate = (text: string): boolean =>
  /\{%|<%|<\?(php|=)/.test(text) ||
  /\{\{/.test(text.slice(0, text.search(/<\/head|<body/i) + 1)) ||
  /^---\r?\n/.test(text)
