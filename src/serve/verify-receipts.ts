import { canonicalJson } from './canonical-json'
import type { Query } from './database'
import { readDecisions } from './read-decisions'

/** The result for one receipt. */
export interface ReceiptResult {
  readonly recordId: string
  readonly result: 'verified' | 'differs' | 'missing'
  /** When the server received the decision (ISO 8601). */
  readonly receivedAt?: string
  readonly differences: readonly string[]
}

interface Receipt {
  readonly recordId: string
  readonly domain?: unknown
  readonly purposes: Readonly<Record<string, { decision?: unknown }>>
}

const isReceipt = (value: unknown): value is Receipt => {
  const { recordId, purposes } = (value ?? {}) as { recordId?: unknown; purposes?: unknown }
  return typeof recordId === 'string' && typeof purposes === 'object' && purposes !== null
}

/** Returns the paths at which two values differ. */
function differing(one: unknown, other: unknown, path = ''): string[] {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
  if (!isObject(one) || !isObject(other)) return canonicalJson(one) === canonicalJson(other) ? [] : [path]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.flatMap(name => differing(one[name], other[name], path ? `${path}.${name}` : name))
}

const sorted = (names: readonly string[]) => names.toSorted().join()

/**
 * Compares receipts that a visitor has downloaded with the database. The first decision that the server received with a
 * receipt's id counts, so a later one with the same id cannot replace it.
 * @param file an array of receipts, the oldest first, or one receipt
 * @param options `most`: the number of receipts that are compared at once; `sites`: the ids of the sites whose decisions
 *   count, null for all
 * @throws Error if the file contains no receipt, or more
 */
export async function verifyReceipts(
  query: Query,
  file: unknown,
  { most = Infinity, sites = null }: { readonly most?: number; readonly sites?: readonly string[] | null } = {},
): Promise<ReceiptResult[]> {
  const receipts = [file].flat()
  if (receipts.length > most) throw new Error(`The file has ${receipts.length} receipts; at most ${most} at once`)
  if (receipts.length === 0 || !receipts.every(isReceipt))
    throw new Error('The file holds no receipts; expected is what "Download" in the privacy settings saves')
  const results: ReceiptResult[] = []
  for (const receipt of receipts) {
    const { recordId } = receipt
    const [seal] = await query(
      `select "consentId", "receivedAt" from "consentSeal" where "recordId" = $1 order by "receivedAt", seq limit 1`,
      [recordId],
    )
    const [stored] = seal ? await readDecisions(query, 'c.id = $1', [seal.consentId], 1) : []
    if (!stored || (sites && !sites.includes(stored.domainId))) {
      results.push({ recordId, result: 'missing', differences: [] })
      continue
    }
    const kept = (stored.metadata as { receipt?: unknown } | null)?.receipt ?? {}
    const granted = Object.keys(receipt.purposes).filter(name => receipt.purposes[name]?.decision === 'granted')
    const differences = [
      ...differing(receipt, kept),
      ...(sorted(granted) === sorted(stored.granted) ? [] : ['stored categories']),
      ...(receipt.domain === stored.domain ? [] : ['stored domain']),
    ]
    const receivedAt = String(seal!.receivedAt)
    results.push({ recordId, result: differences.length > 0 ? 'differs' : 'verified', receivedAt, differences })
  }
  return results
}
