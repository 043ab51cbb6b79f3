/**
 * `dist/tcf-stub.js`: a classic script for the head of pages with TCF, before vendors' scripts. It answers `__tcfapi`
 * until the platform has loaded, and loads it if its tag has `data-tcf` and TCF applies to the visitor. Elsewhere visitors
 * get the notice of their place from our banner and dialog, and vendors hear that the GDPR does not apply.
 */
import { optionsOnTag } from '../boot/options-on-tag'
import { whenTcfApplies } from '../boot/when-tcf-applies'
import { version } from '../consent/version'
import { answerNotApplicable } from '../signals/tcf/answer-not-applicable'
import { installTcfStub } from '../signals/tcf/install-tcf-stub'
import { placeOfTcf } from '../signals/tcf/place-of-tcf'
import { reserveSurfaces } from '../signals/tcf/reserve-surfaces'
import { trustedScriptUrl } from '../signals/trusted-script-url'

installTcfStub()
const tag = document.currentScript as HTMLScriptElement | null
if (tag?.dataset.tcf !== undefined) {
  // What cannot be read is reported by the platform, which then refuses to start.
  const options = optionsOnTag(tag.dataset.tcf)
  whenTcfApplies(placeOfTcf(options), applies => {
    if (!applies) return answerNotApplicable(options)
    reserveSurfaces()
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = tag.nonce
    script.crossOrigin = tag.crossOrigin
    const own = new URL(tag.src || tag.dataset.file || '', document.baseURI)
    script.src = trustedScriptUrl(new URL(`consent-elements-tcf.js?v=${version}`, own).href) as string
    tag.after(script)
  })
}
