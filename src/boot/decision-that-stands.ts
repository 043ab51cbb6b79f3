import { isGuarded } from '../blocking/is-guarded'
import { isAnswered, type ConsentRecord } from '../consent/consent-record'
import { nativeDocument } from '../consent/native-document'
import { questionOf } from '../consent/question-of'
import type { ResolvedOptions } from '../options/options'
import { givenNames } from '../services/given-names'
import { siteHostsOf } from '../services/site-hosts-of'
import { decisionForNotice } from '../storage/decision-for-notice'
import { isAllGranted } from './is-all-granted'

/**
 * Returns the stored decision if it is all that the page needs: it was made for this notice and these services, it is in
 * the cookie where the site uses one, and no option needs the manager.
 * @param stored the stored decision, if it has just been read
 * @returns the decision; null if the manager has to be loaded
 */
export function decisionThatStands(options: ResolvedOptions, stored?: ConsentRecord): ConsentRecord | null {
  const { settings, translations } = options
  const { cookie } = settings
  const record = needsManager(options)
    ? null
    : decisionForNotice(cookie, questionOf({ ...settings, ...translations }), stored)
  if (!isAnswered(record) || record.model !== undefined || !isOfSite(record, options)) return null
  // Read only where it decides: the browser asks another process for it, which blocks the page.
  const readCookies = (): string => nativeDocument.cookie
  if (cookie && (record.cookie !== cookie || !readCookies().includes(record.consentInfo.time.toString(36)))) return null
  if (isAllGranted(record)) return record
  // A cookie that looks like a vendor's has to be deleted; see sweep-withdrawn.ts.
  return isGuarded() && !/\b_/.test(readCookies()) ? record : null
}

/** Returns whether a decision was made for the site's services and its rules about hosts, which the manager compares. */
function isOfSite({ hosts, knownServices, services, blockedHosts }: ConsentRecord, options: ResolvedOptions): boolean {
  const names = givenNames(options.services)
  const isKnown = knownServices?.length === names.length && names.every(name => knownServices.includes(name))
  const isRefusing = Object.keys(services ?? {}).length > 0
  return (
    JSON.stringify(hosts ?? {}) === JSON.stringify(siteHostsOf(options)) &&
    (names.length === 0 || isKnown) &&
    // The guard blocks the refused services by their hosts.
    (!isRefusing || blockedHosts !== undefined)
  )
}

/**
 * The options that the kernel serves, or that matter only while visitors are asked: the settings, then the others. A new
 * option belongs here, or into needsManager() if only the manager can serve a page with it.
 */
type ServedByKernel =
  | 'acceptAllGrants'
  | 'autoCategories'
  | 'backendUrl'
  | 'buttonOrder'
  | 'callbacks'
  | 'categoryChoices'
  | 'closeButton'
  | 'colorScheme'
  | 'complianceSettings'
  | 'confirmation'
  | 'cookie'
  | 'cookieDomain'
  | 'exemptHosts'
  | 'gdprTypes'
  | 'handlers'
  | 'headers'
  | 'hideBranding'
  | 'importDecision'
  | 'informal'
  | 'jurisdictions'
  | 'language'
  | 'lifetimeDays'
  | 'pending'
  | 'place'
  | 'placeholders'
  | 'policyUrl'
  | 'policyVersion'
  | 'protocol'
  | 'reask'
  | 'reloadOnWithdrawal'
  | 'replaceTrackingHosts'
  | 'retry'
  | 'scrollLock'
  | 'serviceChoices'
  | 'services'
  | 'showRequests'
  | 'statistics'
  | 'sweep'
  | 'tagManager'
  | 'trackingHosts'
  | 'translations'
type Judged =
  | ServedByKernel
  | 'settings'
  | 'signals'
  | 'mode'
  | 'blocks'
  | 'storage'
  | 'privacySettings'
  | 'customCategories'
type Unjudged = Exclude<keyof ResolvedOptions | keyof ResolvedOptions['settings'], Judged>
/** All options; an error text with the names of those that nobody has judged. */
type JudgedOptions = [Unjudged] extends [never]
  ? ResolvedOptions
  : `Can the kernel serve a page with ${Unjudged}? Decide in decision-that-stands.ts`

/** The entries of the option `signals` that need the store; startFrameworks in sync-vendors.ts starts them. */
const frameworks = ['gpp', 'tcf', 'preference']

/**
 * Returns whether an option is set that only the manager handles: handlers of the site, a guard that must not block or
 * blocks by other rules than the stored ones, frameworks that read the store, and the site's own categories.
 */
function needsManager({ settings, signals, mode, blocks, storage }: JudgedOptions): boolean {
  return (
    mode === 'custom' ||
    !blocks ||
    storage === 'off' ||
    !settings.privacySettings.honorDoNotTrack ||
    frameworks.some(name => signals?.[name]) ||
    settings.customCategories.length > 0
  )
}
