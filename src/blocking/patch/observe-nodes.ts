// The browser's own, whatever the page makes of it later.
const { queueMicrotask: enqueue } = globalThis

const nodes: MutationObserverInit = { __proto__: null, childList: true, subtree: true } as MutationObserverInit

/** Pausing the observer costs as much as the records of so many insertions. */
const LIMIT = 16

/** How many plain insertions there were since the observer was last told of any. */
let plain = 0
let observer: MutationObserver | undefined
/** Whether a script inserts so much that its insertions are not recorded until it has ended. */
let isPaused = false
let before: MutationRecord[] = []

let listener: (records: MutationRecord[]) => void = () => undefined

function pause(): void {
  if (!observer || isPaused) return
  isPaused = true
  before = observer.takeRecords()
  observer.disconnect()
  enqueue(endPause)
}

function endPause(): void {
  resumeObserver()
  const records = before
  before = []
  // Also without records, because of what came with plain insertions: frames in shadow roots.
  if (observer) listener(records)
}

/** Records insertions again, before one that needs a look at what it has brought. */
export function resumeObserver(): void {
  plain = 0
  if (!isPaused) return
  isPaused = false
  observer?.observe(document, nodes)
}

/**
 * Counts an insertion that needs nothing of ours. From the sixteenth of one script on, none is recorded, because a record
 * takes as long as the insertion: until the script has ended, or something is inserted that needs a look.
 * @returns true
 */
export function countPlainInsertion(): true {
  if (++plain === LIMIT) pause()
  return true
}

/**
 * Observes the nodes that come into the page's document.
 * @param listen is called with the records
 * @returns ends it
 */
export function observeNodes(listen: (records: MutationRecord[]) => void): () => void {
  listener = listen
  const own = (observer = new MutationObserver(records => {
    plain = 0
    listen(records)
  }))
  own.observe(document, nodes)
  return () => {
    own.disconnect()
    if (observer !== own) return
    observer = undefined
    isPaused = false
  }
}
