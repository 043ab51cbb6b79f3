/**
 * The first 64 primes. SHA-256 derives its constants from their square and cube roots (FIPS 180-4, 4.2.2 and 5.3.3).
 */
const primes: number[] = []
// No `Array.from({ length })`: old libraries such as Prototype.js replace `Array.from` with one that ignores the
// length.
for (let number = 2; primes.length < 64; number++) if (primes.every(prime => number % prime > 0)) primes.push(number)
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0
const constants = primes.map(prime => fraction(Math.cbrt(prime)))
const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/**
 * Computes the SHA-256 of a text in UTF-8. `crypto.subtle` is asynchronous and missing on plain http, but a decision is
 * stored synchronously.
 * @returns 64 hexadecimal digits
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16)
  const setByte = (at: number, byte: number): void => void (words[at >> 2]! |= byte << (24 - (at % 4) * 8))
  bytes.forEach((byte, at) => setByte(at, byte))
  setByte(bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  let state = primes.slice(0, 8).map(prime => fraction(Math.sqrt(prime)))
  for (let block = 0; block < words.length; block += 16) state = compress(state, words.subarray(block, block + 16))
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

// The rounds are plain assignments: destructuring an array runs its iterator, which took ten times as long, in the task
// after the paint that follows a press.
function compress(state: readonly number[], block: Int32Array): number[] {
  const schedule = new Int32Array(64)
  schedule.set(block)
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    if (at > 15) {
      const early = schedule[at - 15]!
      const late = schedule[at - 2]!
      const first = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
      const second = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
      schedule[at] = schedule[at - 16]! + first + schedule[at - 7]! + second
    }
    const chosen = (e & f) ^ (~e & g)
    const more =
      h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + chosen + constants[at]! + schedule[at]!
    const less = (rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + more) | 0
    d = c
    c = b
    b = a
    a = (more + less) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0)
}
