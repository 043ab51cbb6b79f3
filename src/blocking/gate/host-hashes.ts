/** The number of bits of the filter; a power of two. */
export const FILTER_BITS = 16_384
/** The number of bits that each host sets: about what gives the fewest false matches for 1,700 hosts. */
const COUNT = 5

/** Chosen so that no host of common libraries, fonts and images matches by chance; the tests name them. */
const STEP_SEED = 2

/** Returns a hash of a text: FNV-1a, 32 bits. */
function hashOf(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Returns the numbers of the bits that a host sets in a Bloom filter, from two hashes. The build uses it too. */
export function bitsOfHost(host: string): number[] {
  const first = hashOf(host, 2_166_136_261)
  const step = hashOf(host, STEP_SEED) | 1
  return Array.from({ length: COUNT }, (_, nth) => (first + Math.imul(nth, step)) & (FILTER_BITS - 1))
}
