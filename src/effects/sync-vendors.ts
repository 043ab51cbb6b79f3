import type { ConsentStore } from '../store/create-consent-store'
import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import { isDecided } from '../signals/is-decided'
import { readGppOptions } from '../signals/read-gpp-options'
import { readSignalOptions } from '../signals/read-signal-options'
import type { AnyVendorOptions, VendorName } from '../signals/signal-options'
import type { Vendor } from '../signals/vendor'
import { vendorFiles } from '../signals/vendor-files'
import type { Report } from './report-error'

/**
 * Loads the configured vendors and passes the consents to them: first the denial of everything, then each decision.
 * @param signals the unchecked option `signals`
 * @param inForce returns the present consents
 * @param store the store, for the IAB frameworks, which need more than consents
 * @returns a function that passes later consents to the vendors
 */
export function syncVendors(
  { gpp, tcf, ...signals }: Record<string, unknown>,
  inForce: () => ConsentSnapshot,
  report: Report,
  store: ConsentStore,
): Notify {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const tells: Notify[] = []
  startFrameworks({ gpp, tcf }, store, report)
  for (const [name, options] of readSignalOptions(signals, onProblem)) {
    const loaded: Promise<Vendor> = vendorFiles[name].load()
    loaded.then(
      vendor => tells.push(keepTold(name, vendor, options, inForce())),
      (thrown: unknown) =>
        report({ code: 'NETWORK_ERROR', message: `What tells ${name} of consent could not be fetched` }, thrown),
    )
  }
  return now => tells.forEach(tell => tell(now))
}

/** Passes the first decision and each change to a vendor. Errors are logged and do not affect other vendors. */
function keepTold(name: VendorName, vendor: Vendor, options: AnyVendorOptions, inForce: ConsentSnapshot): Notify {
  let told = ''
  const trying = <Result>(task: () => Result): Result | undefined => {
    try {
      return task()
    } catch (thrown) {
      console.error(`consent-elements: ${name} could not be told of consent`, thrown)
      return undefined
    }
  }
  const say = trying(() => vendor.start(options, inForce))
  const tell: Notify = now => {
    const asked = vendor.categories.map(category => now.consents[category]).join()
    if (asked === told || (told === '' && !isDecided(now))) return
    told = asked
    trying(() => say?.(now))
  }
  tell(inForce)
  return tell
}

/** Loads the configured frameworks of the IAB. Each is a separate chunk. */
function startFrameworks({ gpp, tcf }: { gpp: unknown; tcf: unknown }, store: ConsentStore, report: Report): void {
  const onProblem = (message: string): void => report({ code: 'INVALID_OPTION', message })
  const failed = (thrown: unknown): void =>
    report({ code: 'NETWORK_ERROR', message: 'A part of the consent manager could not be fetched' }, thrown)
  const options = readGppOptions(gpp, onProblem)
  if (options) import('./provide-gpp').then(file => file.provideGpp(store, options), failed)
  if (tcf === 'read') import('./import-tcf-consent').then(file => file.importTcfConsent(store), failed)
  else if (tcf) onProblem(`Option "signals.tcf" is ${JSON.stringify(tcf)}; allowed is "read" or false`)
}
