// The browser's own function, because the page may replace it later.
const { queueMicrotask: enqueue } = globalThis

const nodes: MutationObserverInit = { __proto__: null, childList: true, subtree: true } as MutationObserverInit

/** The number of insertions whose mutation records cost as much as pausing the observer once. */
const LIMIT = 16

/** The number of plain insertions since the observer last called its listener. */
let plain = 0
let observer: MutationObserver | undefined
/** Whether the observer is paused, because the running script inserts many plain nodes. */
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
  // Called without records, too: plain insertions may have brought frames in shadow roots.
  if (observer) listener(records)
}

/** Resumes the observer. Call it before an insertion that has to be scanned. */
export function resumeObserver(): void {
  plain = 0
  if (!isPaused) return
  isPaused = false
  observer?.observe(document, nodes)
}

/**
 * Counts an insertion that needs no scan. A mutation record takes as long as the insertion itself. The observer is
 * therefore paused at the sixteenth insertion, until the script ends or an insertion has to be scanned.
 * @returns true, so that it can end a condition
 */
export function countPlainInsertion(): true {
  if (++plain === LIMIT) pause()
  return true
}

/**
 * Observes the nodes that are inserted into the page's document.
 * @param listen called with the mutation records
 * @returns a function that stops the observer
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
