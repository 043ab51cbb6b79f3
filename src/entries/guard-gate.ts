/**
 * `dist/guard-gate.js`, inlined by `headHtml` in place of the guard. It holds requests that the guard might block until the
 * guard's file has arrived, so that the parser does not wait for that file.
 */
import { startGate } from '../boot/start-gate'
import { holdUntilGuard } from './gate-body'

if (typeof document === 'object') startGate(holdUntilGuard)
