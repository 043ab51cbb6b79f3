/** `dist/standalone.js`: everything in one classic script, as the global `ConsentElements`. */
import './guard'
import './define'
import { startFromPage } from './start-from-page'

export * from './index'
export * from './elements'

const here = (): Promise<void> => Promise.resolve()

if (typeof document !== 'undefined') startFromPage({ elements: here, button: here })
