import { guardScript, withGuardScript } from '../blocking/guard-script'
import { onConsentMaybeChanged, relisteners } from '../blocking/on-consent-maybe-changed'
import { pageBlocker } from '../blocking/page-blocker'
import { provideBlocker } from '../blocking/provide-blocker'
import { rulesAllowAll } from '../blocking/rules/rules-allow-all'
import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { applyGuardFallback } from '../blocking/tiers/apply-guard-fallback'
import { isEverythingGranted } from './is-everything-granted'

/** Rules of a manager, and what stops them once a blocker applies them. */
interface Entry {
  args: Parameters<typeof StartBlocking>
  stop?: () => void
}

/**
 * Starts the guard as soon as something has to be blocked: at once, unless the stored decision grants everything, or
 * later, when a manager has other rules or the visitor withdraws consent. Managers get its blocker from the beginning.
 * @param startGuard starts the guard, and returns its blocker
 * @throws Error if the guard is needed at once and cannot start
 */
export function startWhenNeeded(startGuard: () => typeof StartBlocking): void {
  const entries = new Set<Entry>()
  let blocker: typeof StartBlocking | undefined
  let stopListening: (() => void) | undefined

  const isNeeded = (): boolean => {
    const ofManager = [...entries].reverse().find(({ args }) => args[2] !== 'below')
    // A manager with a blocker of its own has a judge instead.
    return !(ofManager && pageBlocker().judges.length === 0 ? rulesAllowAll(ofManager.args[0]) : isEverythingGranted())
  }
  const start = (): void => {
    stopListening?.()
    blocker = withGuardScript(startGuard)
    for (const entry of entries) entry.stop = blocker(...entry.args)
  }
  const check = (): void => {
    if (blocker || !isNeeded()) return
    // What the page has loaded until now, it has loaded with consent.
    guardScript.isLate = true
    try {
      start()
    } catch (fault) {
      stopListening?.()
      applyGuardFallback(fault)
    }
  }
  provideBlocker((...args) => {
    if (blocker) return blocker(...args)
    const entry: Entry = { args }
    entries.add(entry)
    check()
    return () => {
      entries.delete(entry)
      if (entry.stop) entry.stop()
      else check()
    }
  })
  if (isNeeded()) return start()

  const stops = [onConsentMaybeChanged(check)]
  // `document.open()` removes all listeners. Only a MutationObserver reports that.
  const observer = new MutationObserver(() => {
    for (const listen of relisteners) listen()
  })
  observer.observe(document, { childList: true })
  // A page restored from the back/forward cache has missed all events since it was left.
  addEventListener('pageshow', check)
  stops.push(
    () => observer.disconnect(),
    () => removeEventListener('pageshow', check),
  )
  stopListening = () => stops.splice(0).forEach(stop => stop())
}
