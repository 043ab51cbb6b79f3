import type { Report } from '../effects/report-error'
import { whenFetched } from '../effects/when-fetched'
import { isPolicyCheckDue } from '../signals/tcf/is-policy-check-due'
import type { SavedTcf } from '../signals/tcf/saved-tcf'
import type { VendorHosts } from '../signals/tcf/tcf-options'

/**
 * Loads what lets requests to the hosts of vendors pass, on sites with the option for it.
 * @param current returns the stored choice in force
 */
export function followVendorHosts(
  hosts: VendorHosts,
  current: () => SavedTcf | null,
  report: Report,
): { update: () => void; stop: () => void } {
  const vendors = (): readonly number[] => {
    const saved = current()
    const isProven = saved !== null && saved.applies !== false && !isPolicyCheckDue(saved)
    return isProven ? (saved.vendors ?? []) : []
  }
  let started: ReturnType<typeof followVendorHosts> | null = null
  const cancel = whenFetched(
    import('./release-vendor-hosts'),
    file => (started = file.releaseVendorHosts(hosts, vendors)).update(),
    report,
  )
  return {
    update: () => started?.update(),
    stop: () => {
      cancel()
      started?.stop()
    },
  }
}
