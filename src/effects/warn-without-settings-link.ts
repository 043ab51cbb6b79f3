import { nativeDocument } from '../consent/native-document'
import { whenParsed } from '../browser/when-parsed'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/** For how many milliseconds a page may be parsed before its owner is warned: some write their footer by script. */
const TIMEOUT_MS = 5000

const waysBack =
  '[data-consent-open],privacy-settings-button,privacy-settings-dialog[variant=widget],consent-declaration,[slot=policy-link]'

let warned = false

/** Warns once where a page offers no way to change the choice and names no policy (GDPR 7(3): withdrawing is as easy). */
export const warnWithoutSettingsLink: SyncEffect = ({ store }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    if (warned || store.get(settingsAtom).policyUrl || nativeDocument.querySelector(waysBack)) return
    warned = true
    console.warn(
      'consent-elements: this page has neither a way to open the privacy settings again nor a link to a privacy policy. ' +
        'Add <privacy-settings-button> or a link with data-consent-open to its footer, or set policy-url.',
    )
  }
  const stop = whenParsed(() => {
    timer = setTimeout(look, TIMEOUT_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
