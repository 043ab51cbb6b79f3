import type { Call } from './call'
import { failures } from './failures'
import { readBody } from './read-body'

/**
 * Reads the JSON body of a call.
 * @param largest the maximum size in bytes
 * @returns the value, or the response if there is none
 */
export async function jsonBody(c: Call, largest: number): Promise<{ readonly value: unknown } | Response> {
  const text = await readBody(c.env?.incoming ?? c.req.raw.body, c.req.header('content-length'), largest)
  if (text === null) return c.json({ message: `The body is larger than ${largest} bytes` }, 413)
  if (!/\bjson\b/i.test(c.req.header('content-type') ?? ''))
    return failures.invalid(c, 'The content type must be application/json')
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return failures.malformed(c)
  }
}
