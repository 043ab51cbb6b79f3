/** `dist/consent-elements-blocking.js`: what holds requests back, for pages that have no guard to bring it. */
import { provideBlocker } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'

provideBlocker(startBlocking)
