import { CmpApi } from '@iabtechlabtcf/cmpapi'
import { GVL } from '@iabtechlabtcf/core'
import { isDictionary } from '../../consent/is-dictionary'
import { failTcfApi } from './fail-tcf-api'
import type { TcfOptions } from './tcf-options'

const API = '__tcfapi'

type Callback = (data: unknown, success: boolean) => void
type Call = (command?: unknown, version?: unknown, callback?: unknown, parameter?: unknown) => unknown

/** The page's `__tcfapi`. */
interface TcfApi {
  /**
   * Passes a string on.
   * @param text empty if there is none yet; null where the GDPR does not apply
   * @param isVisible whether a layer is visible
   */
  update: (text: string | null, isVisible: boolean) => void
  /** Answers from now on that the platform has failed; see `failTcfApi`. */
  fail: () => void
}

/**
 * Provides `__tcfapi` (IAB Tech Lab, CMP API v2). The library answers; what it answers in another way than the
 * specification is corrected here.
 * @param additional returns the Additional Consent string; null if the site has no such vendors
 */
export function provideTcfApi(options: TcfOptions, additional: () => string | null): TcfApi {
  provideListToApi(options.vendorListUrl)
  const api = new CmpApi(options.cmpId, options.cmpVersion ?? 1, true, {
    getTCData: (next: Callback, data: unknown, success: boolean) => {
      const text = additional()
      if (text !== null && isDictionary(data) && typeof data.tcString === 'string' && data.tcString !== '')
        data.addtlConsent = text
      next(data, success)
    },
  } as never)
  const page = window as unknown as Record<string, Call>
  const answer = page[API]!
  page[API] = (command, version, callback, parameter) =>
    answer(
      command,
      version,
      command === 'getVendorList' && typeof callback === 'function'
        ? ofVersion(parameter, callback as Callback)
        : callback,
      // CMP API v2, "getVendorList": LATEST is the list of the site. Callers in frames send null for no parameter.
      ...((parameter ?? null) === null || command === 'getVendorList' ? [] : [parameter]),
    )
  let hasFailed = false
  return {
    update(text, isVisible) {
      if (!hasFailed) api.update(text, isVisible)
    },
    fail() {
      if (hasFailed) return
      hasFailed = true
      const { callResponder } = api as unknown as { callResponder: { callQueue: unknown[][] } }
      failTcfApi(callResponder.callQueue.splice(0))
    },
  }
}

/** Answers null and false unless the list has the version that was asked for (CMP API v2, "getVendorList"). */
const ofVersion =
  (version: unknown, callback: Callback): Callback =>
  (list, success) => {
    const isAny = (version ?? 'LATEST') === 'LATEST'
    const isOf = isDictionary(list) && (isAny || list.vendorListVersion === Number(version))
    callback(success && isOf ? list : null, success && isOf)
  }

/** The library fetches lists by version for `getVendorList`. The site has one list. */
function provideListToApi(url: string): void {
  const { href } = new URL(url, document.baseURI)
  const end = href.lastIndexOf('/') + 1
  const [folder, file] = [href.slice(0, end), href.slice(end)]
  GVL.baseUrl = folder
  GVL.latestFilename = file
  GVL.versionedFilename = file
}
