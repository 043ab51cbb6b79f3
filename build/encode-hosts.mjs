const hostOf = entry => entry.split('/')[0]
const endingOf = entry => hostOf(entry).slice(hostOf(entry).lastIndexOf('.'))
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Encodes hosts for `entriesOf` in `src/blocking/rules/host-lists.ts`.
 * @param entries hosts, or host/path
 */
export function encodeHosts(entries) {
  const byEnding = {}
  for (const entry of entries) {
    const ending = endingOf(entry)
    const host = hostOf(entry)
    ;(byEnding[ending] ??= []).push(host.slice(0, -ending.length) + entry.slice(host.length))
  }
  return Object.entries(byEnding)
    .toSorted(([a, listA], [b, listB]) => listB.length - listA.length || compare(a, b))
    .flatMap(([ending, list]) => [ending, ...list.toSorted(compare)])
    .join(' ')
}
