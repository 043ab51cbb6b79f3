import { browserSignals } from '../browser/browser-signals'
import { isDisabledCategory, type CategoryName } from '../consent/categories'
import { consentsFrom } from '../consent/consents'
import { isDictionary } from '../consent/is-dictionary'
import { saveAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { consentsAtom, recordAtom } from '../store/record-atoms'
import { signalsAtom } from '../store/settings-atoms'
import { displayedCategoriesAtom } from '../store/category-atoms'
import { textsAtom } from '../store/text-atoms'
import { awaitedLanguageAtom } from '../store/ui-atoms'
import { categoryText } from '../translations/category-text'
import { onAnyChange } from './on-any-change'

/** The interface of Advanced Data Protection Control (unofficial draft of 2021), as far as we use it. */
interface ProtectionControl extends EventTarget {
  request(requests: { id: string; text: string }[]): Promise<unknown>
}

/** The origin of decisions that the browser has communicated, in records and receipts. */
const ORIGIN = 'adpc'

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string') : typeof value === 'string' ? [value] : []

/**
 * Reads everything that a browser says about privacy: Global Privacy Control, Do Not Track, and decisions about our
 * categories by Advanced Data Protection Control. The first two are limits, also of later changes; the last is a
 * decision that the visitor made in the browser. It replaces the banner if it answers every category that is shown, and
 * it never overrides a choice that was made on this site, except by a later change in the browser.
 * @returns a function that stops it
 */
export function followPreference(store: ConsentStore): () => void {
  const control = (navigator as Navigator & { dataProtectionControl?: ProtectionControl }).dataProtectionControl
  let isStopped = false
  const stops: (() => void)[] = []

  const readSignals = (): void => {
    const now = browserSignals()
    if (JSON.stringify(now) !== JSON.stringify(store.get(signalsAtom))) store.set(signalsAtom, now)
  }
  const asked = () => store.get(displayedCategoriesAtom).filter(({ name }) => !isDisabledCategory(name))
  const apply = (value: unknown, isNews: boolean): void => {
    if (isStopped || !isDictionary(value)) return
    const [granted, withdrawn, objected] = [value.consent, value.withdraw, value.object].map(listIn) as [
      string[],
      string[],
      string[],
    ]
    const isRefused = (name: CategoryName): boolean =>
      withdrawn.includes('*') ||
      withdrawn.includes(name) ||
      (name === 'marketing' && objected.some(one => one === '*' || one === 'direct-marketing'))
    const record = store.get(recordAtom)
    if (record !== null && record.origin !== ORIGIN && !isNews) return
    const known = store.get(consentsAtom)
    const names = asked().map(({ name }) => name)
    const isAnswered = names.every(name => granted.includes(name) || isRefused(name))
    if (record === null && !isAnswered) return
    const next = consentsFrom(name => {
      if (isDisabledCategory(name)) return true
      if (isRefused(name)) return false
      return names.includes(name) && granted.includes(name) ? true : record !== null && known[name]
    })
    const isNew = record === null || names.some(name => next[name] !== known[name])
    if (isNew) store.set(saveAtom, next, {}, { surface: 'page', imported: { origin: ORIGIN } })
  }
  const request = async (): Promise<void> => {
    const texts = store.get(textsAtom)
    const requests = asked().map(category => {
      const { title, description } = categoryText(texts, category)
      return { id: category.name, text: `${title}: ${description}` }
    })
    try {
      apply(await control?.request(requests), false)
    } catch {
      // The visitor closed the question of the browser, or an extension failed: our banner asks.
    }
  }

  readSignals()
  document.addEventListener('visibilitychange', readSignals)
  stops.push(() => document.removeEventListener('visibilitychange', readSignals))
  if (control && typeof control.request === 'function') {
    const onDecision = (event: Event): void => apply((event as Event & { userDecisions?: unknown }).userDecisions, true)
    control.addEventListener?.('decisionchange', onDecision)
    stops.push(() => control.removeEventListener?.('decisionchange', onDecision))
    // The browser shows our texts, so they are requested in the visitor's language.
    const whenTexts = (): void => {
      if (store.get(awaitedLanguageAtom) !== null) return
      stopWaiting()
      void request()
    }
    const stopWaiting = onAnyChange(store, [awaitedLanguageAtom], whenTexts)
    stops.push(stopWaiting)
    whenTexts()
  }
  return () => {
    isStopped = true
    stops.forEach(stop => stop())
  }
}
