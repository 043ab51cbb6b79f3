/** A text in the languages beside English. */
export type TextRow = readonly [
  de: string,
  fr: string,
  es: string,
  it: string,
  nl: string,
  pt: string,
  pl: string,
  sv: string,
  ar: string,
  ja: string,
]

/** Texts by the English one. `{name}` stands for a value. */
export type TextRows = Readonly<Record<string, TextRow>>
