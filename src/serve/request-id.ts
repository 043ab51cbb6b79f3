import { randomUUID } from 'node:crypto'
import type { Call } from './call'

/** Hexadecimal digits and hyphens, such as a UUID: nothing about a visitor fits in. */
const ID = /^[0-9a-f-]{8,64}$/i
const made = new WeakMap<object, string>()

/**
 * Returns the id of a call, by which its lines in the logs of proxy and server are found: that of the header X-Request-ID,
 * which our client and most proxies send, or else a new one. A repeated decision has the same id.
 */
export function requestId(c: Call): string {
  const given = c.req.header('x-request-id')
  if (given !== undefined && ID.test(given)) return given.toLowerCase()
  const found = made.get(c)
  if (found !== undefined) return found
  const id = randomUUID()
  made.set(c, id)
  return id
}
