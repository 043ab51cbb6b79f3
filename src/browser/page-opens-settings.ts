const key = Symbol.for('consent-elements own way back')
const page = globalThis as unknown as Record<symbol, boolean | undefined>

/** States that code of the page opens the settings, so that the page needs no element of ours for it. */
export function notePageOpensSettings(): void {
  page[key] = true
}

/** Returns whether code of the page opens the settings. */
export const pageOpensSettings = (): boolean => page[key] === true
