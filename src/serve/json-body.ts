import type { Call } from './call'
import { failures } from './failures'
import { pace } from './pace'
import { readBody } from './read-body'

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
function bodyCost(text: string): number {
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA || code === BRACKET || code === BRACE) values++
  }
  return Math.max(text.length, VALUE * values)
}

const turn = pace('large bodies')

/** Waits until it is the turn of a large body, because the work grows with its size. Others are handled at once. */
async function awaitTurn(text: string): Promise<void> {
  const cost = bodyCost(text)
  if (cost > LARGE) await turn(cost / PACE)
}

/**
 * Reads the JSON body of a call.
 * @param largest the maximum size in bytes
 * @returns the value and its size in characters, or the response if there is none
 */
export async function jsonBody(
  c: Call,
  largest: number,
): Promise<{ readonly value: unknown; readonly size: number } | Response> {
  const text = await readBody(c.env?.incoming ?? c.req.raw.body, c.req.header('content-length'), largest)
  if (text === null) return c.json({ message: `The body is larger than ${largest} bytes` }, 413)
  // The whole media type: browsers send others, such as text/plain;json, for pages of any origin without asking first.
  const [type = ''] = (c.req.header('content-type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== 'application/json')
    return failures.invalid(c, 'The content type must be application/json')
  await awaitTurn(text)
  try {
    return { value: JSON.parse(text) as unknown, size: text.length }
  } catch {
    return failures.malformed(c)
  }
}
