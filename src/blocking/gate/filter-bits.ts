/** The number of bits of the filter of hosts; a power of two. */
export const HOST_BITS = 16_384
/** The number of bits of the filter of keys; a power of two. */
export const KEY_BITS = 4096
/** The number of characters at the beginning of a key that are in its filter. */
export const KEY_STEM = 4
/** The number of bits that each text sets: about what gives the fewest false matches for both filters. */
const COUNT = 4

/**
 * Chosen of 9,000 so that no host of common libraries, fonts and images matches by chance, and the fewest of the hosts that
 * pages need; the tests name them.
 */
const STEP_SEED = 1695

/** Returns a hash of a text: FNV-1a, 32 bits. */
function hashOf(text: string, start: number): number {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Returns the numbers of the bits that a text sets in a Bloom filter, from two hashes. The build uses it too.
 * @param size the number of bits of the filter
 */
export function bitsOf(text: string, size: number): number[] {
  const first = hashOf(text, 2_166_136_261)
  const step = hashOf(text, STEP_SEED) | 1
  return Array.from({ length: COUNT }, (_, nth) => (first + Math.imul(nth, step)) & (size - 1))
}
