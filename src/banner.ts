/**
 * `dist/consent-elements-banner.js`: what finds out whether the visitor must be asked, and asks. Who has decided does not
 * download it. Of what the core has it is made with the core's own, so the core is there before it.
 */
import './core'
import { prefetchDialog } from './prefetch-dialog'

export { defineBanner } from './define-banner'
export { openConversation } from './effects/opening'

// Not with the rest: a visitor who presses Customize at once would wait for one file after the other.
prefetchDialog()
