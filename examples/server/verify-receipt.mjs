import { findByReceipt } from './consent-log.mjs'

/**
 * Compares receipts that a visitor has downloaded with the database.
 *
 * @param {import('./database.mjs').Database} database
 * @param {unknown} file the parsed file: an array of receipts, the oldest first, or one receipt
 * @returns {Promise<{ recordId: string, result: 'verified' | 'differs' | 'missing', differences: string[] }[]>}
 * @throws {Error} if the file contains no receipt
 */
export async function verifyReceipts(database, file) {
  const receipts = [file].flat()
  const isReceipt = value =>
    typeof value?.recordId === 'string' && !Number.isNaN(Date.parse(value.time)) && typeof value.purposes === 'object'
  if (receipts.length === 0 || !receipts.every(isReceipt))
    throw new Error('The file holds no receipts; expected is what "Download" in the privacy settings saves')
  return Promise.all(
    receipts.map(async receipt => {
      const stored = await findByReceipt(database, receipt)
      if (!stored) return { recordId: receipt.recordId, result: 'missing', differences: [] }
      const differences = [...differing(receipt, stored.receipt ?? {}), ...contradictions(receipt, stored)]
      return { recordId: receipt.recordId, result: differences.length > 0 ? 'differs' : 'verified', differences }
    }),
  )
}

/** Returns the paths at which two values differ. */
function differing(one, other, path = '') {
  const isObject = value => typeof value === 'object' && value !== null
  if (!isObject(one) || !isObject(other)) return one === other ? [] : [path]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.flatMap(name => differing(one[name], other[name], path ? `${path}.${name}` : name))
}

/** Returns where a receipt contradicts the stored decision. */
function contradictions(receipt, stored) {
  const granted = Object.keys(receipt.purposes).filter(name => receipt.purposes[name]?.decision === 'granted')
  return [
    ...(sorted(granted) === sorted(stored.granted) ? [] : ['stored categories']),
    ...(new Date(receipt.time).toISOString() === stored.time ? [] : ['stored time']),
    ...(receipt.domain === stored.domain ? [] : ['stored domain']),
  ]
}

const sorted = names => names.toSorted().join()
