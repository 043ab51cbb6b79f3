/** A condition: the name of something that is so, or with `!` before it that is not. */
type When = string

/** A text; names in braces stand for values. */
type TextMarkup = readonly [text: string]

/** An element. An attribute that depends on a condition has its value where that holds, and the one where it does not. */
export type ElementMarkup = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | readonly [When, string | null, string | null]>>,
  children: readonly Markup[],
  when?: When,
]

/** Markup that the build has read off a React component, with places for what changes. */
export type Markup = TextMarkup | ElementMarkup

/** What is filled into markup: texts for its names, and what is so. */
export type MarkupValues = Readonly<Record<string, string | boolean>>
