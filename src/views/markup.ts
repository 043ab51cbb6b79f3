/** A condition: the name of a value, negated by a `!` before it. */
type When = string

/** A text with placeholders: names in braces. */
type TextMarkup = readonly [text: string]

/** An element. A conditional attribute is a triple: the condition, the value if it is true, the value otherwise. */
export type ElementMarkup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | readonly [When, string | null, string | null]>>,
  children: readonly Markup[],
  when?: When,
]

/** Markup that the build has rendered from a React component, with placeholders for values. */
export type Markup = TextMarkup | ElementMarkup

/** The values of placeholders and conditions, by name. */
export type MarkupValues = Readonly<Record<string, string | boolean>>
