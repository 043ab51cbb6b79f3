import { createHash, randomBytes } from 'node:crypto'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Nine digits of base 58 at once: the largest power that a number holds exactly. */
const GROUP = 58n ** 9n
/** The start of the times in ids of @c15t/backend, in milliseconds since 1970. */
const EPOCH = 1_700_000_000_000

/** Encodes bytes in base 58, as the package base-x does. */
function base58(bytes: Uint8Array): string {
  let text = ''
  for (let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`); rest > 0n; rest /= GROUP) {
    let group = ''
    for (let digits = Number(rest % GROUP); digits > 0; digits = Math.floor(digits / 58))
      group = alphabet[digits % 58] + group
    text = (rest < GROUP ? group : group.padStart(9, '1')) + text
  }
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

/**
 * Makes the id of a row in the form of @c15t/backend: a prefix, the time, and 12 bytes.
 * @param identity what the row is about, so that the same decision always gets the same id; random if absent
 */
export function rowId(
  prefix: 'cns' | 'dom' | 'pol' | 'pur' | 'rec' | 'sub',
  time: number,
  identity?: unknown[],
): string {
  const bytes = Buffer.alloc(20)
  const offset = Math.max(0, Math.trunc(time) - EPOCH)
  bytes.writeUInt32BE(Math.floor(offset / 0x1_0000_0000), 0)
  bytes.writeUInt32BE(offset >>> 0, 4)
  const rest = identity ? createHash('sha256').update(JSON.stringify(identity)).digest() : randomBytes(12)
  rest.copy(bytes, 8, 0, 12)
  return `${prefix}_${base58(bytes)}`
}
