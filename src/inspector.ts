/**
 * The door "./inspector": a panel that shows what is known and what is held on this page. Importing it in a page opens
 * it, so that one line in the console is enough; nothing of ours ever imports it.
 */
import { openInspector } from './inspector/open-inspector'

export { openInspector }

if (typeof document !== 'undefined') openInspector()
