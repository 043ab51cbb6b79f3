import type { ConsentSubmission } from '../consent/consent-submission'
import { isDictionary } from '../consent/is-dictionary'
import { ownProperties } from '../consent/own-properties'
import { readStored, removeStored, writeStored } from './local-storage'
import { deleteReceipts } from './receipt-storage'
import { storageKeys } from './storage-keys'

/** A submission that the server has not confirmed yet. */
export interface PendingSubmission {
  /** The decision's id: a repeat carries the same one. */
  id: string
  body: ConsentSubmission
  /** Who has it in hand and until when, in milliseconds since 1970; others leave it alone for so long. */
  claim?: { by: string; until: number }
}

/** For how long a page may have a submission in hand: renewed with every attempt. */
const CLAIM = 60_000
/** How long another tab's write may take to be seen here; each tab has its own view of local storage. */
const SETTLE = 150

const isPending = (value: unknown): value is PendingSubmission =>
  isDictionary(value) &&
  typeof value.id === 'string' &&
  isDictionary(value.body) &&
  isDictionary(value.body.preferences)

/**
 * What waits to be sent. One visitor has one decision, so it is at most one entry; the list is c15t's form, and
 * whatever else is stored under the key counts as nothing.
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

/** Whether there may be something to send; cheaper to ask than what it is. */
export const hasPendingSubmission = (): boolean => readStored(storageKeys.pending) !== undefined

/**
 * Queues a submission; a later decision replaces an earlier one, also where it cannot be queued itself. Where the storage
 * is full, the receipts are removed to make room.
 * @returns whether it is queued now
 */
export function queueSubmission(id: string, body: ConsentSubmission): boolean {
  const write = (): boolean => writeStored(storageKeys.pending, [{ id, body }])
  const isQueued = write() || (deleteReceipts(), write())
  if (!isQueued && pendingSubmission()?.id !== id) removeStored(storageKeys.pending)
  return isQueued
}

/**
 * Takes a queued submission in hand, or keeps it there.
 * @param by names the page's attempt
 * @returns whether it still waits: a later decision may have taken its place, or a reset have taken it back
 */
export function renewLease(id: string, by: string): boolean {
  const entry = pendingSubmission()
  const claim = { by, until: Date.now() + CLAIM }
  return entry?.id === id && writeStored(storageKeys.pending, [{ id, body: entry.body, claim }])
}

/** Takes a submission off the queue, unless a later decision has taken its place. */
export function dequeueSubmission(id: string): void {
  if (pendingSubmission()?.id === id) removeStored(storageKeys.pending)
}

/** Lets go of a claim, so that another page may try. */
export function releaseLease(id: string): void {
  const entry = pendingSubmission()
  if (entry?.id === id) queueSubmission(id, entry.body)
}

/** For how many milliseconds the entry is still in another page's hands. */
export function leaseRemaining({ claim }: PendingSubmission): number {
  const left = isDictionary(claim) && typeof claim.until === 'number' ? claim.until - Date.now() : 0
  return left > 0 && left <= CLAIM ? left : 0 // more than a claim can last was written by a clock since set back
}

/**
 * Claims the waiting submission, so that two tabs never send the same one. Both may write at once; the one whose name
 * is still there a moment later has it.
 * @param by names the page's attempt
 * @returns the entry, or null where nothing waits or another page has it in hand
 */
export async function claimSubmission(by: string): Promise<PendingSubmission | null> {
  const entry = pendingSubmission()
  if (entry === null || leaseRemaining(entry) > 0) return null
  renewLease(entry.id, by)
  await new Promise(resolve => setTimeout(resolve, SETTLE))
  const settled = pendingSubmission()
  return settled?.id === entry.id && settled.claim?.by === by ? settled : null
}
