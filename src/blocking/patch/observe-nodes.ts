import { fetchingNames } from '../hold/fetching-attributes'

// The browser's own function, because the page may replace it later.
const { queueMicrotask: enqueue } = globalThis

/** What is observed: nodes, texts, and the attributes by which elements fetch. */
export const watched = {
  __proto__: null,
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: fetchingNames,
}

/** The cost of an inserted node or text for the observer, in writes of an attribute: only an insertion makes a record. */
const INSERTION = 8
/** The cost of pausing the observer once, in writes of an attribute. */
const PAUSE = 16 * INSERTION

/** The length of markup that costs as much as one write. A list item or an image has about 64 characters. */
const MARKUP = 8

/** What plain insertions and writes have cost since the observer last called its listener. */
let cost = 0
let observer: MutationObserver | undefined
/** Whether the observer is paused, because the running script inserts or writes many things that fetch nothing. */
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
  cost = 0
  if (!isPaused) return
  isPaused = false
  observer?.observe(document, watched)
}

/**
 * Counts an insertion that needs no scan. A mutation record takes as long as the insertion itself. The observer is
 * therefore paused at the sixteenth insertion, until the script ends or an insertion has to be scanned.
 * @returns true, so that it can end a condition
 */
export function countPlainInsertion(): true {
  if ((cost += INSERTION) >= PAUSE) pause()
  return true
}

/**
 * Counts the write of an attribute that fetches nothing. The browser asks for observers at every write, although ours
 * does not observe this attribute.
 * @returns true, so that it can end a condition
 */
export function countPlainWrite(): true {
  if (++cost >= PAUSE) pause()
  return true
}

/**
 * Counts markup without anything to scan. Its mutation record has every node at its top level, which takes longer to read
 * than to create.
 * @param length of the markup
 */
export function countPlainMarkup(length: number): void {
  if ((cost += INSERTION + length / MARKUP) >= PAUSE) pause()
}

/**
 * Observes the page's document, except while it is paused.
 * @param listen called with the mutation records
 * @returns a function that stops the observer
 */
export function observeNodes(listen: (records: MutationRecord[]) => void): () => void {
  listener = listen
  const own = (observer = new MutationObserver(records => {
    cost = 0
    listen(records)
  }))
  own.observe(document, watched)
  return () => {
    own.disconnect()
    if (observer !== own) return
    observer = undefined
    isPaused = false
  }
}
