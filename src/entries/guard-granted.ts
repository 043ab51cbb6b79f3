/**
 * `dist/guard-granted.js`, inlined by `headHtml` in place of the guard for visitors who have granted everything. It
 * loads the guard's file when something has to be blocked: now, if the browser has another decision, or later.
 */
import { startGuardOnDemand } from '../boot/start-guard-on-demand'

if (typeof document === 'object') startGuardOnDemand()
