import { bitsOf } from './filter-bits'

const { atob } = globalThis

/**
 * Returns a function that returns whether a text may be in a Bloom filter. It is decoded at the first call.
 * @param filter in base64
 * @param size the number of its bits
 */
export function lookUpIn(filter: string, size: number): (text: string) => boolean {
  let bytes: string | undefined
  return text => {
    const found = (bytes ??= atob(filter))
    return bitsOf(text, size).every(bit => (found.charCodeAt(bit >> 3) & (1 << (bit & 7))) !== 0)
  }
}
