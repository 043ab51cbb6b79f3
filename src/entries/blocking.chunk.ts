/** `dist/consent-elements-blocking.js`: what holds requests back, for pages that have no guard to bring it. */
import { offerBlocking } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'

offerBlocking(startBlocking)
