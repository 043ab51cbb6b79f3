import { Duplex, Transform } from 'node:stream'

/** Frame types of HTTP/2 that change the priority of a stream: RFC 9113, section 6.3, and RFC 9218, section 7.1. */
const [HEADERS, PRIORITY, PRIORITY_UPDATE] = [0x1, 0x2, 0x10]
const HAS_PRIORITY = 0x20
const IS_PADDED = 0x8
/** The client's preface, before its first frame. */
const PREFACE = 24

/** Returns the priority that a `priority` header or a PRIORITY_UPDATE frame names. */
export const parsePriority = (text = '') => ({
  urgency: Number(/(?:^|[\s,])u=([0-7])/.exec(text)?.[1] ?? 3),
  incremental: /(?:^|[\s,])i(?:$|[\s,;]|=\?1)/.test(text),
})

/** Returns the urgency of a weight: Chromium spreads its priorities evenly over the weights, the most urgent first. */
const urgencyOf = weight => Math.round(((255 - weight) / 255) * 7)

/**
 * Reads the priorities that a browser sends for its streams, which Node's HTTP/2 server does not show.
 * @param {import('node:stream').Duplex} socket
 * @param {(stream: number, priority: { urgency?: number, incremental?: boolean }) => void} tell
 * @returns the same connection, for an HTTP/2 server
 */
export function withPriorities(socket, tell) {
  let rest = Buffer.alloc(0)
  let toSkip = PREFACE
  const see = bytes => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, rest.length)
        rest = rest.subarray(skipped)
        toSkip -= skipped
        if (toSkip > 0) return
      }
      if (rest.length < 9) return
      const [length, type, flags] = [rest.readUIntBE(0, 3), rest[3], rest[4]]
      const hasWeight = type === PRIORITY || (type === HEADERS && flags & HAS_PRIORITY)
      if (hasWeight || type === PRIORITY_UPDATE) {
        if (rest.length < 9 + length) return
        const payload = rest.subarray(9, 9 + length)
        if (type === PRIORITY_UPDATE)
          tell(payload.readUInt32BE(0) & 0x7fffffff, parsePriority(payload.subarray(4).toString('latin1')))
        else
          tell(rest.readUInt32BE(5) & 0x7fffffff, {
            urgency: urgencyOf(payload[flags & IS_PADDED && type === HEADERS ? 5 : 4]),
          })
      }
      toSkip = 9 + length
    }
  }
  const tap = new Transform({
    transform(bytes, _, done) {
      see(bytes)
      done(null, bytes)
    },
  })
  return Duplex.from({ readable: socket.pipe(tap), writable: socket })
}
