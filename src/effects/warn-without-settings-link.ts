import { nativeDocument } from '../consent/native-document'
import { pageOpensSettings } from '../browser/page-opens-settings'
import { whenParsed } from '../browser/when-parsed'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/** The delay of the warning after parsing, in milliseconds, because some pages render their footer by script. */
const TIMEOUT_MS = 5000

const waysBack =
  '[data-consent-open],privacy-settings-button,privacy-settings-dialog[variant=widget],consent-declaration,[slot=policy-link]'

let warned = false

/**
 * Warns once if a page has neither a way to change the choice nor a link to a policy. Withdrawing consent must be as
 * easy as giving it (GDPR Art. 7(3)).
 */
export const warnWithoutSettingsLink: SyncEffect = ({ store }) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = (): void => {
    if (warned || pageOpensSettings() || store.get(settingsAtom).policyUrl || nativeDocument.querySelector(waysBack))
      return
    warned = true
    console.warn(
      'consent-elements: this page has neither a way to open the privacy settings again nor a link to a privacy policy. ' +
        'Add <privacy-settings-button> or a link with data-consent-open to its footer, or set policy-url.',
    )
  }
  const stop = whenParsed(() => {
    timer = setTimeout(check, TIMEOUT_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
