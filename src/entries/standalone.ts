/** `dist/standalone.js`: everything in one classic script, as the global `ConsentElements`. */
import './guard-whole'
import { startBlocking } from '../blocking/start-blocking'
import '../define'
import * as elements from '../elements'
import * as headless from '../index'
import { startFromPage } from '../boot/start-from-page'

declare global {
  /** The global of `dist/standalone.js`: the exports "." and "./elements". */
  var ConsentElements: typeof headless & typeof elements
}

const here = (): Promise<void> => Promise.resolve()

if (typeof document !== 'undefined') {
  globalThis.ConsentElements = { ...headless, ...elements }
  startFromPage({ banner: here, dialog: here, button: here, declaration: here }, startBlocking)
}
