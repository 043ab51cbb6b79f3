import { isBlockerProvided } from '../blocking/provide-blocker'
import { isAnswered, type ConsentRecord } from '../consent/consent-record'
import { nativeDocument } from '../consent/native-document'
import { questionOf } from '../consent/question-of'
import type { ResolvedOptions } from '../options/options'
import { decisionForNotice } from '../storage/decision-for-notice'
import { isAllGranted } from './is-all-granted'

/**
 * Returns the stored decision if it is all that the page needs: it was made for this notice, it is in the cookie where
 * the site uses one, and no option needs the manager.
 * @param stored the stored decision, if it has just been read
 * @returns the decision; null if the manager has to be loaded
 */
export function decisionThatStands(options: ResolvedOptions, stored?: ConsentRecord): ConsentRecord | null {
  const { settings, translations } = options
  const { cookie } = settings
  const record = needsManager(options)
    ? null
    : decisionForNotice(cookie, questionOf({ ...settings, ...translations }), stored)
  if (!isAnswered(record) || record.model !== undefined || record.hosts) return null
  // Read only where it decides: the browser asks another process for it, which blocks the page.
  const readCookies = (): string => nativeDocument.cookie
  if (cookie && (record.cookie !== cookie || !readCookies().includes(record.consentInfo.time.toString(36)))) return null
  if (isAllGranted(record)) return record
  if (options.tagManager) return null // the guard has to let its script and its pings pass
  // A cookie that looks like a vendor's has to be deleted; see sweep-withdrawn.ts.
  return isBlockerProvided() && !/\b_/.test(readCookies()) ? record : null
}

/** The entries of the option `signals` that need the store; startFrameworks in sync-vendors.ts starts them. */
const frameworks = ['gpp', 'tcf', 'preference']

/** Returns whether an option is set that only the manager handles. */
function needsManager(options: ResolvedOptions): boolean {
  const { settings, callbacks, signals, services, mode, blocks, storage } = options
  const { trackingHosts, exemptHosts, replaceTrackingHosts } = options
  return (
    mode === 'custom' ||
    !blocks ||
    storage === 'off' ||
    !settings.privacySettings.honorDoNotTrack ||
    replaceTrackingHosts ||
    services !== null ||
    frameworks.some(name => signals?.[name]) ||
    Object.values(callbacks).some(value => value !== null) ||
    [trackingHosts, exemptHosts, settings.customCategories].some(value => Object.keys(value).length > 0)
  )
}
