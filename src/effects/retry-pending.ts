import { newId } from '../consent/new-id'
import { leaseRemaining, claimSubmission, pendingSubmission, releaseLease } from '../storage/pending-submissions'
import type { SyncEffect } from './sync-effect'

/** The delay before the first round, in milliseconds (specification §9). */
const FIRST_RETRY_MS = 2000
/** The delays before the second and the third round, in milliseconds (specification §9). */
const NEXT_RETRIES_MS = [1000, 2000]

/**
 * Sends the submission that an earlier page could not send: 2 s after load, in up to 3 rounds (specification §7, §9).
 */
export const retryPending: SyncEffect = ({ mode, send }) => {
  if (mode !== 'c15t') return () => {}
  let stopped = false
  let timer: ReturnType<typeof setTimeout>
  const attempt = newId()
  let sending: string | undefined
  /** Releases the lease of this page, so that the next page need not wait until it ends. */
  const releaseOwnLease = (): void => {
    const entry = pendingSubmission()
    if (entry && (entry.claim?.by === attempt || entry.id === sending)) releaseLease(entry.id)
  }
  const after = (milliseconds: number): Promise<void> =>
    new Promise(resolve => (timer = setTimeout(resolve, milliseconds)))

  const rounds = async (): Promise<void> => {
    await after(FIRST_RETRY_MS)
    for (const pause of [...NEXT_RETRIES_MS, null]) {
      const waiting = pendingSubmission()
      if (waiting === null || stopped) return
      // Another tab has claimed it. Try again when the claim has expired, because that tab may have been closed.
      const claimed = leaseRemaining(waiting)
      if (claimed > 0) await after(claimed + 1)
      const entry = await claimSubmission(attempt)
      if (entry === null) return
      if (stopped) return releaseLease(entry.id)
      sending = entry.id
      const { outcome } = await send(entry.id, entry.body)
      sending = undefined
      if (outcome !== 'retryable' || pause === null || stopped) return
      await after(pause)
    }
  }
  void rounds()
  addEventListener('pagehide', releaseOwnLease)
  return () => {
    stopped = true
    removeEventListener('pagehide', releaseOwnLease)
    clearTimeout(timer)
  }
}
