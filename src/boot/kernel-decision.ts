import { isGuarded } from '../blocking/is-guarded'
import { isAnswered, type ConsentRecord } from '../consent/consent-record'
import { nativeDocument } from '../consent/native-document'
import { hasPendingSubmission } from '../storage/pending-submissions'
import { readRecord } from '../storage/record-storage'
import { isAllGranted } from './is-all-granted'

/**
 * Returns the decision with which the kernel may serve the page, or null: the stored decision leaves nothing to ask, to send or to block, and the
 * page is not being prerendered. The options, which are known once the page has been parsed, can still need the
 * manager; see decisionThatStands.
 */
export function kernelDecision(): ConsentRecord | null {
  const record = readRecord()
  return isAnswered(record) &&
    record.model === undefined &&
    !(nativeDocument as Document & { prerendering?: boolean }).prerendering &&
    !hasPendingSubmission() &&
    (isGuarded() || isAllGranted(record))
    ? record
    : null
}
