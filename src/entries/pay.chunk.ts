/** `dist/consent-elements-pay.js`: consent or pay, with the options on the tag of `consent-or-pay.js`. */
import { followSubscriber } from '../boot/follow-subscriber'
import { startConsentOrPay } from '../boot/start-consent-or-pay'
import { nativeDocument } from '../consent/native-document'
import { reporter } from '../effects/report-error'
import { readConsentOrPayOptions } from '../options/consent-or-pay-options'

const tag = nativeDocument.querySelector<HTMLElement>('script[data-consent-or-pay]')
if (tag) {
  // First, because subscribers count as refused whatever the options are.
  followSubscriber(tag)
  try {
    startConsentOrPay(readConsentOrPayOptions(JSON.parse(tag.dataset.consentOrPay ?? '')))
  } catch (thrown) {
    const message = `Consent or pay was not started: ${(thrown as Error).message}`
    reporter({})({ code: 'INVALID_OPTION', message }, thrown)
  }
}
