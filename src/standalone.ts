/** `dist/standalone.js`: everything in one classic script, as the global `ConsentElements`. */
import './define'
import { startFromPage } from './start-from-page'

export * from './index'
export * from './elements'

if (typeof document !== 'undefined') startFromPage(() => Promise.resolve())
