/**
 * `dist/consent-or-pay.js`: a classic script for the head of pages with consent or pay, before the guard. For subscribers
 * it turns off what an earlier decision grants. The rest is in a module.
 */
import { loadBeside } from '../signals/load-beside'
import { refuseStored } from '../storage/refuse-stored'

const tag = document.currentScript as HTMLScriptElement | null
if (tag?.dataset.consentOrPay !== undefined) {
  if ((tag.dataset.subscriber ?? 'false') !== 'false' && refuseStored()) tag.dataset.refused = ''
  loadBeside(tag, 'consent-elements-pay.js')
}
