/**
 * The export "./inspector": a panel that shows consent state and blocked requests. Importing it opens the panel, so
 * that one line in the console is enough. No other file of ours imports it.
 */
import { openInspector } from './inspector/open-inspector'

export { openInspector }

if (typeof document !== 'undefined') openInspector()
