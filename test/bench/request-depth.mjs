/** Returns the addresses that made the browser send a request: the file that names it, and the scripts that ran. */
function causesOf({ url, stack }) {
  const urls = url ? [url] : []
  for (let at = stack; at; at = at.parent) urls.push(...at.callFrames.map(frame => frame.url))
  return urls
}

/**
 * Returns how many requests a page sends one after the other: the longest chain in which each request starts after the one
 * before has ended, and depends on it. What the page itself names has the depth 1.
 * @param {{ url: string, initiator: object, start: number, end?: number }[]} requests in order, as of DevTools' protocol
 * @param {(url: string) => boolean} counts whether a request is one of those that are counted
 */
export function depthOf(requests, counts) {
  const depths = new Map()
  const ends = new Map()
  let deepest = 0
  for (const { url, initiator, start, end = Infinity } of requests) {
    if (initiator.type === 'preflight' || requests[0].url === url) continue
    const causes = causesOf(initiator).filter(cause => depths.has(cause) && ends.get(cause) <= start)
    const depth = 1 + Math.max(0, ...causes.map(cause => depths.get(cause)))
    if (depths.has(url)) continue // from the cache, or as a preload before
    depths.set(url, depth)
    ends.set(url, end)
    if (counts(url)) deepest = Math.max(deepest, depth)
  }
  return deepest
}
