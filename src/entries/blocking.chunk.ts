/** `dist/consent-elements-blocking.js`: the request blocker, for pages without a guard. */
import { provideBlocker } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'

provideBlocker(startBlocking)
