/** Opens the gate of a page: starts the guard, and lets it decide about everything that has waited. */
type OpenGate = (start: () => void) => void

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
export function openGate(start: () => void): void {
  const open = page[key]
  if (typeof open !== 'function') return start()
  page[key] = 'open'
  open(start)
}
