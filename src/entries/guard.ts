/**
 * `dist/guard.js`: a classic script for the beginning of `<head>`, as a file or inlined by `headHtml`. It reads the stored
 * decision, holds requests that the whole guard might block until that guard has arrived, and requests the files that
 * this visit needs.
 */
import { delegateToParentGuard } from '../blocking/frames/patcher-for-frames'
import { startGate } from '../boot/start-gate'
import { holdUntilGuard } from './gate-body'

if (typeof document === 'object' && !delegateToParentGuard()) startGate(holdUntilGuard)
