/** A click on a button of the banner: its `data-action`, and whether the browser dispatched it. */
export interface BannerPress {
  action: string
  isTrusted: boolean
}

// Without a version, because guard and manager may have different ones.
const key = Symbol.for('consent-elements early press')
const page = globalThis as unknown as Record<symbol, (() => BannerPress | null) | undefined>

/**
 * Records clicks on a banner whose behavior has not loaded yet: one that a server has rendered, or one that is rendered
 * early. The last click counts. Only the first call on a page has an effect.
 */
export function rememberPress(): void {
  if (page[key]) return
  let press: BannerPress | null = null
  const note = (event: MouseEvent): void => {
    const path = event.composedPath() as Partial<HTMLElement>[]
    const inside = path.slice(0, path.findIndex(({ localName }) => localName === 'consent-banner') + 1)
    const action = inside.find(({ dataset }) => dataset?.action)?.dataset!.action
    if (action) press = { action, isTrusted: event.isTrusted }
  }
  addEventListener('click', note, true)
  page[key] = () => {
    removeEventListener('click', note, true)
    return press
  }
}

/** Stops recording, and returns the recorded click; null if there was none. */
export function takeEarlyPress(): BannerPress | null {
  const press = page[key]?.() ?? null
  page[key] = () => null
  return press
}
