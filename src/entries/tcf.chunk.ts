/** `dist/consent-elements-tcf.js`: starts TCF with the options on the tag of `tcf-stub.js`. */
import { startTcf } from '../boot/start-tcf'
import { nativeDocument } from '../consent/native-document'
import { reporter } from '../effects/report-error'
import type { TcfOptions } from '../signals/tcf/tcf-options'

const tag = nativeDocument.querySelector<HTMLElement>('script[data-tcf]')

/** Returns the options; a text that is no JSON as it is, which TCF refuses with the way back for visitors. */
function given(text = 'null'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
try {
  startTcf(given(tag?.dataset.tcf) as TcfOptions)
} catch (thrown) {
  reporter({})({ code: 'INVALID_OPTION', message: `TCF was not started: ${(thrown as Error).message}` }, thrown)
}
