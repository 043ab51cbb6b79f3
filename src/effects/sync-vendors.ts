import type { ConsentStore } from '../store/create-consent-store'
import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import { isDecided } from '../signals/is-decided'
import { readSignalOptions } from '../signals/read-signal-options'
import type { AnyVendorOptions, VendorName } from '../signals/signal-options'
import type { Vendor } from '../signals/vendor'
import { vendorFiles } from '../signals/vendor-files'
import type { Report } from './report-error'

/**
 * Loads the configured vendors and passes the consents to them: first the denial of everything, then each decision.
 * @param signals the unchecked option `signals`
 * @param inForce returns the present consents
 * @param store the store, for the IAB frameworks, which need more than consents; undefined in the kernel, which serves
 *   no page with frameworks
 * @returns a function that passes later consents to the vendors
 */
export function syncVendors(
  { gpp, tcf, preference, ...signals }: Record<string, unknown>,
  inForce: () => ConsentSnapshot,
  report: Report,
  store: ConsentStore | undefined,
): Notify {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const notifications: Notify[] = []
  if (store) startFrameworks({ gpp, tcf, preference }, store, report)
  for (const [name, options] of readSignalOptions(signals, onProblem)) {
    const loaded: Promise<Vendor> = vendorFiles[name].load()
    loaded.then(
      vendor => notifications.push(notifyVendor(name, vendor, options, inForce())),
      (thrown: unknown) =>
        report({ code: 'NETWORK_ERROR', message: `The file for ${name} could not be loaded` }, thrown),
    )
  }
  return now => notifications.forEach(notify => notify(now))
}

/** Passes the first decision and each change to a vendor. Errors are logged and do not affect other vendors. */
function notifyVendor(name: VendorName, vendor: Vendor, options: AnyVendorOptions, inForce: ConsentSnapshot): Notify {
  let sent = ''
  const trying = <Result>(task: () => Result): Result | undefined => {
    try {
      return task()
    } catch (thrown) {
      console.error(`consent-elements: ${name} could not receive the consent`, thrown)
      return undefined
    }
  }
  const send = trying(() => vendor.start(options, inForce))
  const notify: Notify = now => {
    const states = vendor.categories.map(category => now.consents[category]).join()
    if (states === sent || (sent === '' && !isDecided(now))) return
    sent = states
    trying(() => send?.(now))
  }
  notify(inForce)
  return notify
}

/** Loads the configured frameworks of the IAB, and the reader of browsers' decisions. Each is a separate chunk. */
function startFrameworks(
  { gpp, tcf, preference }: { gpp: unknown; tcf: unknown; preference: unknown },
  store: ConsentStore,
  report: Report,
): void {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const failed = (thrown: unknown): void =>
    report({ code: 'NETWORK_ERROR', message: 'A file of consent-elements could not be loaded' }, thrown)
  if ((gpp ?? false) !== false) import('./start-gpp').then(file => file.startGpp(store, gpp, onProblem), failed)
  if (tcf === 'read') import('./import-tcf-consent').then(file => file.importTcfConsent(store), failed)
  else if (tcf) onProblem(`Option "signals.tcf" is ${JSON.stringify(tcf)}; allowed is "read" or false`)
  if (preference === 'adpc') import('./follow-preference').then(file => file.followPreference(store), failed)
  else if (preference)
    onProblem(`Option "signals.preference" is ${JSON.stringify(preference)}; allowed is "adpc" or false`)
}
