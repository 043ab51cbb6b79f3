import { nativeDocument } from '../consent/native-document'
import { rememberPress } from './early-press'

/** How long a press may wait for a manager, in milliseconds. Then the browser does what it does without JavaScript. */
const MOST_MS = 10_000

/** `<privacy-settings-button>` handles no clicks before its file has loaded. */
const selector = '[data-consent-open],privacy-settings-button'

// Without a version, because guard and manager may have different ones.
const key = Symbol.for('consent-elements early opener')
const page = globalThis as unknown as Record<symbol, (() => unknown) | undefined>

/**
 * Remembers presses on elements that open the settings, until a manager can open them, and those on the banner. Only the
 * first call on a page has an effect.
 */
export function rememberOpener(): void {
  rememberPress()
  if (page[key]) return
  let pressed: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout>
  const take = (): unknown => {
    nativeDocument.removeEventListener('click', note)
    clearTimeout(timer)
    return pressed
  }
  const note = (event: MouseEvent): void => {
    const opener = event.composedPath().find(target => (target as Partial<Element>).matches?.(selector))
    if (!opener) return
    event.preventDefault()
    pressed = opener as HTMLElement
    timer ??= setTimeout(() => {
      take()
      pressed!.click()
    }, MOST_MS)
  }
  nativeDocument.addEventListener('click', note)
  page[key] = take
}

/** Stops remembering, and returns whether an element was pressed that opens the settings. */
export function takeOpener(): boolean {
  const pressed = page[key]?.()
  page[key] = nothing
  return pressed !== undefined
}

const nothing = (): void => {}
