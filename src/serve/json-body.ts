import type { Call } from './call'
import { failures } from './failures'
import { bodyPace } from './body-pace'
import { readBody } from './read-body'

const turnOf = bodyPace()

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
  await turnOf(text)
  try {
    return { value: JSON.parse(text) as unknown, size: text.length }
  } catch {
    return failures.malformed(c)
  }
}
