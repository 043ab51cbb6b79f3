/**
 * `dist/tcf-stub.js`: a classic script for the head of pages with TCF, before vendors' scripts. It answers `__tcfapi`
 * until the platform has loaded, and loads it if its tag has `data-tcf`.
 */
import { version } from '../consent/version'
import { installTcfStub } from '../signals/tcf/install-tcf-stub'
import { reserveSurfaces } from '../signals/tcf/reserve-surfaces'
import { trustedScriptUrl } from '../signals/trusted-script-url'

installTcfStub()
const tag = document.currentScript as HTMLScriptElement | null
if (tag?.dataset.tcf !== undefined) {
  reserveSurfaces()
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = tag.nonce
  script.crossOrigin = tag.crossOrigin
  const own = new URL(tag.src || tag.dataset.file || '', document.baseURI)
  script.src = trustedScriptUrl(new URL(`consent-elements-tcf.js?v=${version}`, own).href) as string
  tag.after(script)
}
