import type { ConsentSubmission } from '../consent/consent-submission'
import { isDictionary } from '../consent/is-dictionary'
import { ownProperties } from '../consent/own-properties'
import { readStored, removeStored, writeStored } from './local-storage'
import { deleteReceipts } from './receipt-storage'
import { storageKeys } from './storage-keys'

/** A submission that the server has not confirmed yet. */
export interface PendingSubmission {
  /** The id of the decision. A retry sends the same id. */
  id: string
  body: ConsentSubmission
  /** The lease: which attempt is sending this, and until when, in milliseconds since 1970. Other pages skip it. */
  claim?: { by: string; until: number }
}

/** The duration of a lease, in milliseconds. Each attempt renews it. */
const CLAIM_MS = 60_000
/** How long another tab's write to local storage may take to become visible here, in milliseconds. */
const SETTLE_MS = 150

const isPending = (value: unknown): value is PendingSubmission =>
  isDictionary(value) &&
  typeof value.id === 'string' &&
  isDictionary(value.body) &&
  isDictionary(value.body.preferences)

/**
 * Returns the queued submission, or null. A visitor has one decision, so there is at most one. It is stored as a list
 * for compatibility with c15t. Invalid entries are ignored.
 */
export function pendingSubmission(): PendingSubmission | null {
  const stored = readStored(storageKeys.pending)
  return (
    (Array.isArray(stored)
      ? stored
          .map((entry): unknown => ownProperties(entry))
          .filter(isPending)
          .pop()
      : undefined) ?? null
  )
}

/** Returns whether a submission may be queued. Unlike `pendingSubmission` it does not validate the entry. */
export const hasPendingSubmission = (): boolean => readStored(storageKeys.pending) !== undefined

/**
 * Queues a submission in place of an earlier one. If the storage is full, the receipts are removed to make room. If
 * queuing fails, the submission of an earlier decision is removed anyway.
 * @returns whether the submission is queued
 */
export function queueSubmission(id: string, body: ConsentSubmission): boolean {
  const write = (): boolean => writeStored(storageKeys.pending, [{ id, body }])
  const isQueued = write() || (deleteReceipts(), write())
  if (!isQueued && pendingSubmission()?.id !== id) removeStored(storageKeys.pending)
  return isQueued
}

/**
 * Claims a queued submission, or renews the claim.
 * @param id the id of the decision
 * @param by the id of the attempt
 * @returns whether the submission is still queued; false after a later decision or a reset
 */
export function renewLease(id: string, by: string): boolean {
  const entry = pendingSubmission()
  const claim = { by, until: Date.now() + CLAIM_MS }
  return entry?.id === id && writeStored(storageKeys.pending, [{ id, body: entry.body, claim }])
}

/** Removes a submission from the queue, unless a later decision has replaced it. */
export function dequeueSubmission(id: string): void {
  if (pendingSubmission()?.id === id) removeStored(storageKeys.pending)
}

/** Releases the claim on a submission, so that another page may send it. */
export function releaseLease(id: string): void {
  const entry = pendingSubmission()
  if (entry?.id === id) queueSubmission(id, entry.body)
}

/** Returns for how many milliseconds the submission is still claimed; 0 if it is not. */
export function leaseRemaining({ claim }: PendingSubmission): number {
  const left = isDictionary(claim) && typeof claim.until === 'number' ? claim.until - Date.now() : 0
  return left > 0 && left <= CLAIM_MS ? left : 0 // a longer claim was written before the clock was set back
}

/**
 * Claims the queued submission, so that no two tabs send it. If two tabs write a claim at once, the later write wins,
 * so the claim is read again after a short delay.
 * @param by the id of the attempt
 * @returns the submission; null if none is queued or another page has claimed it
 */
export async function claimSubmission(by: string): Promise<PendingSubmission | null> {
  const entry = pendingSubmission()
  if (entry === null || leaseRemaining(entry) > 0) return null
  renewLease(entry.id, by)
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
  const settled = pendingSubmission()
  return settled?.id === entry.id && settled.claim?.by === by ? settled : null
}
