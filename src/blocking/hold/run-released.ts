import { reportFault } from '../page/report-fault'
import { missedEvents, type MissedEvents } from './missed-events'
import { runsLater } from './runs-later'
import { writesOfReleased, type ReleasedWrites } from './released-writes'

interface Released {
  events: MissedEvents
  writes: ReleasedWrites
  /** The scripts that have not run yet. */
  waiting: number
}

const ofDocument = new WeakMap<Document, Released>()

/**
 * Runs a script that has waited for consent as if it had run while the page was parsed:
 * - What it writes with `document.write()` is inserted after it. The browser would replace the page.
 * - Its listeners of `DOMContentLoaded`, `load` and the like are called once, when all released scripts have run. The
 *   page's own listeners are not called again.
 * @param start inserts the script, which starts it
 */
export function runReleased(script: HTMLScriptElement, start: () => void): void {
  const { ownerDocument } = script
  let released = ofDocument.get(ownerDocument)
  if (!released) {
    const writes = writesOfReleased(ownerDocument, runReleased)
    const events = missedEvents(ownerDocument, writes, () => ofDocument.get(ownerDocument)!.waiting === 0)
    released = { writes, events, waiting: 0 }
    ofDocument.set(ownerDocument, released)
  }
  const { events, writes } = released
  const end = (): void => {
    released.waiting--
    events.callSoon()
  }
  released.waiting++
  events.listen()
  writes.add(script)
  const isLater = runsLater(script)
  if (isLater) for (const type of ['load', 'error']) script.addEventListener(type, end, { once: true })
  if (script.type === 'module') events.awaitModule(script)
  try {
    start()
  } catch (error) {
    reportFault(error)
  }
  if (!isLater) end()
}
