/**
 * Starts a script that has waited with the type `text/plain`.
 * @param type its own type; null for none
 * @param write writes its address
 */
export type StartScript = (script: HTMLScriptElement, type: string | null, write: () => void) => void

/** What the guard does with elements that have waited for it. */
export interface TakeOver {
  startScript: StartScript
  /** Writes the address of an element that the parser inserted, which the browser may have requested. */
  whileParserInserted: (write: () => void) => void
}

/**
 * Starts the guard.
 * @returns what it does with elements that have waited; the fallback returns nothing
 */
type StartGuard = () => TakeOver | void

/** Opens the gate of a page: starts the guard, and lets it decide about everything that has waited. */
type OpenGate = (start: StartGuard) => void

// Without a version, so that the guard of another version opens the gate, too.
const key = Symbol.for('consent-elements gate')
const page = globalThis as unknown as Record<symbol, OpenGate | 'open' | undefined>

/** Registers how the gate of this page is opened. */
export function provideGate(open: OpenGate): void {
  page[key] = open
}

/** Returns whether the gate of this page has been opened, so that a guard has started already. */
export const isGateOpen = (): boolean => page[key] === 'open'

/** Returns whether this page has a gate that holds requests now. */
export const isGateClosed = (): boolean => typeof page[key] === 'function'

/** Starts the guard: by the gate, if the page has one that is closed. */
export function openGate(start: StartGuard): void {
  const open = page[key]
  if (typeof open !== 'function') return void start()
  page[key] = 'open'
  open(start)
}
