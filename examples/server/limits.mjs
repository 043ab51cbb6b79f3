const MINUTE = 60_000

/**
 * Counts the requests of each visitor within a minute. Each process counts separately.
 *
 * @param {number} perMinute
 * @param {() => number} [now]
 * @returns {(visitor: string) => number} 0 if the request is allowed, otherwise the seconds until the next allowed one
 */
export function rateLimit(perMinute, now = Date.now) {
  const counts = new Map()
  return visitor => {
    const time = now()
    let entry = counts.get(visitor)
    if (!entry || entry.until <= time) {
      if (counts.size > 10_000) for (const [key, { until }] of counts) if (until <= time) counts.delete(key)
      counts.set(visitor, (entry = { count: 0, until: time + MINUTE }))
    }
    return ++entry.count <= perMinute ? 0 : Math.ceil((entry.until - time) / 1000)
  }
}

/**
 * Reads a body up to a maximum size.
 *
 * @param {Request} request
 * @param {number} most bytes
 * @returns {Promise<Uint8Array | undefined | null>} undefined if there is no body, null if it is too large
 */
export async function readBody(request, most) {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  if (!request.body) return undefined
  const chunks = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
