import { pace } from './pace'

/** Bodies that cost more wait for their turn. Receipts have some thousand characters and some hundred values. */
const LARGE = 16_384
/** What is handled within a millisecond. Handling takes about a quarter of that time. */
const PACE = 1000
/** A value costs as much as this number of characters, because it is read, checked, and written twice by itself. */
const VALUE = 16

const COMMA = 44
const BRACKET = 91
const BRACE = 123

/** Returns what the work for a body grows with, without parsing it: its characters, or its values if these cost more. */
export function bodyCost(text: string): number {
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === BRACKET || code === BRACE) values++
  }
  return Math.max(text.length, VALUE * values)
}

/**
 * Limits how fast large bodies are handled, because the work grows with their size. Others are handled at once.
 * @returns a function that waits until it is the turn of a body
 */
export function bodyPace(): (text: string) => Promise<void> {
  const turn = pace('large bodies')
  return async text => {
    const cost = bodyCost(text)
    if (cost > LARGE) await turn(cost / PACE)
  }
}
