/**
 * `dist/tcf-stub.js`: a classic script for the head of pages with TCF, before vendors' scripts. It answers `__tcfapi`
 * until the platform has loaded, and loads it if its tag has `data-tcf`.
 */
import { version } from '../consent/version'
import { installTcfStub } from '../signals/tcf/install-tcf-stub'
import { placeOnTag } from '../signals/tcf/place-on-tag'
import { reserveSurfaces } from '../signals/tcf/reserve-surfaces'
import { tcfAppliesAt } from '../signals/tcf/tcf-applies-at'
import { trustedScriptUrl } from '../signals/trusted-script-url'

installTcfStub()
const tag = document.currentScript as HTMLScriptElement | null
if (tag?.dataset.tcf !== undefined) {
  // Elsewhere visitors get the notice of their place from our banner and dialog.
  if (tcfAppliesAt(placeOnTag())) reserveSurfaces()
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = tag.nonce
  script.crossOrigin = tag.crossOrigin
  const own = new URL(tag.src || tag.dataset.file || '', document.baseURI)
  script.src = trustedScriptUrl(new URL(`consent-elements-tcf.js?v=${version}`, own).href) as string
  tag.after(script)
}
