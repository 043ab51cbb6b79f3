/**
 * `dist/tcf-stub.js`: a classic script for the head of pages with TCF, before vendors' scripts. It answers `__tcfapi`
 * until the platform has loaded, and loads it if its tag has `data-tcf` and TCF applies to the visitor. Elsewhere visitors
 * get the notice of their place from our banner and dialog, and vendors hear that the GDPR does not apply.
 */
import { optionsOnTag } from '../boot/options-on-tag'
import { whenTcfApplies } from '../boot/when-tcf-applies'
import { loadBeside } from '../signals/load-beside'
import { answerNotApplicable } from '../signals/tcf/answer-not-applicable'
import { installTcfStub } from '../signals/tcf/install-tcf-stub'
import { placeOfTcf } from '../signals/tcf/place-of-tcf'
import { reserveSurfaces } from '../signals/tcf/reserve-surfaces'

installTcfStub()
const tag = document.currentScript as HTMLScriptElement | null
if (tag?.dataset.tcf !== undefined) {
  // What cannot be read is reported by the platform, which then refuses to start.
  const options = optionsOnTag(tag.dataset.tcf)
  whenTcfApplies(placeOfTcf(options), applies => {
    if (!applies) return answerNotApplicable(options)
    reserveSurfaces()
    loadBeside(tag, 'consent-elements-tcf.js')
  })
}
