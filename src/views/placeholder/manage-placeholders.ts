import { heldFrame, type HeldFrame, isLargeEnough } from '../../blocking/hold/held-frame'
import { loadOnce } from '../../blocking/hold/load-once'
import type { BlockedRequest } from '../../blocking/page/blocked-request'
import { whenIdle } from '../../browser/when-idle'
import type { CategoryName } from '../../consent/categories'
import type { DecisionContext } from '../../consent/decision-context'
import type { HeldPlace } from '../../consent/held-place'
import { nativeDocument } from '../../consent/native-document'
import { allowServiceAtom, openSettingsAtom, saveAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { effectiveConsentsAtom } from '../../store/record-atoms'
import { serviceStatesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { awaitedLanguageAtom } from '../../store/ui-atoms'
import type { TranslationSet } from '../../translations/translation-set'
import { STATUS_CLEAR_MS } from '../parts/status-clear-ms'
import { pressContext } from '../press-context'
import { knownServices } from './known-services'
import { type Placeholder, type PlaceholderAction, placeholderFor } from './placeholder'
import { serviceOf } from './service-of'

/** Stores the consent that a blocked frame needs: to its service where that is enough, otherwise to its categories. */
function allowFrame(store: ConsentStore, frame: HTMLElement, blocked: HeldFrame, context: DecisionContext): void {
  const service = serviceOf(store, frame, blocked)
  if (service) store.set(allowServiceAtom, service.name, context)
  else store.set(saveAtom, Object.fromEntries(blocked.categories.map(name => [name, true])), {}, context)
}

/**
 * Removes the placeholder of a frame. If it had the focus, the frame gets it.
 * @param message read by screen readers; empty for none
 */
function removePlaceholder(frame: HTMLElement, { element, finish }: Placeholder, message: string): void {
  const hadFocus = nativeDocument.activeElement === element
  finish(message)
  // The message has to stay for a while, so that screen readers can read it.
  if (message) setTimeout(() => element.remove(), STATUS_CLEAR_MS)
  else element.remove()
  if (!hadFocus) return
  frame.focus()
  // In Chromium the focus stays on the frame after it navigates, and Tab then skips its content.
  const refocus = (): void => {
    if (nativeDocument.activeElement !== frame) return
    frame.blur()
    frame.focus()
  }
  frame.addEventListener('load', refocus, { __proto__: null, once: true } as AddEventListenerOptions)
}

/**
 * Without frames in markup of Angular and Astro that is not hydrated yet. Angular would use the placeholder in place of
 * the frame. Both mark such markup by an attribute, which they remove when they hydrate it.
 */
const frames = 'iframe:not([src],[srcdoc],[data-placeholder=off],[ngh] *,astro-island[ssr] *)'
const tag = 'consent-placeholder'

/**
 * Hides the frame next to a placeholder with a stylesheet, so that the frame's attributes stay unchanged. The selector
 * has the specificity of an id, to override the page's own rules.
 */
const hiding = `${tag}:not(#_,[data-done])+iframe{display:none!important}`

/** Returns whether a frame is visible: not hidden, and not positioned outside the scrollable area. */
function isSeen(frame: HTMLElement): boolean {
  const box = frame.getBoundingClientRect()
  return (
    isLargeEnough(box) &&
    box.right + scrollX > 0 &&
    box.bottom + scrollY > 0 &&
    getComputedStyle(frame).visibility === 'visible'
  )
}

/** Returns what screen readers read when a click has released a frame, or has stored the consent that it needs. */
const releasedText = (frame: HTMLElement, { placeholder, common }: TranslationSet): string =>
  frame.hasAttribute('src') ? placeholder.loading : common.saved

/** Removes copies of placeholders: a page that clones its own nodes also clones our placeholders. */
function removeClones(ours: readonly (HTMLElement | undefined)[]): void {
  for (const element of nativeDocument.querySelectorAll<HTMLElement>(`${tag}:not([data-done])`))
    if (!ours.includes(element)) element.remove()
}

/**
 * Shows a placeholder for each blocked frame that would be visible, including later ones, while it is blocked. A frame
 * loads after a click: for this frame only, or by granting its categories, which is stored as a decision.
 *
 * Starts when the page has loaded and is idle, because hydration fails if the markup contains other nodes.
 * @returns a function that removes the placeholders
 */
export function managePlaceholders(store: ConsentStore): () => void {
  /** The blocked frames; null if the site handles the frame itself. */
  const places = new Map<HTMLElement, Placeholder | null>()
  const small = new WeakSet<Element>()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hiding)
  /** The frame whose placeholder was clicked. */
  let pressed: HTMLElement | null = null
  let isStopped = false

  const allows = (name: CategoryName): boolean => store.get(effectiveConsentsAtom)[name]

  /** @param click missing where the site shows a placeholder of its own */
  const act = (frame: HTMLElement, action: PlaceholderAction, click = { isTrusted: true }): void => {
    const blocked = heldFrame(frame, allows)
    if (action === 'settings') store.set(openSettingsAtom)
    else if (blocked) {
      pressed = frame
      if (action === 'load') loadOnce(frame, blocked)
      else {
        const notice = places.get(frame)?.notice ?? null
        allowFrame(store, frame, blocked, { ...pressContext('placeholder', click), notice })
      }
      update()
      pressed = null
    }
  }

  const forget = (frame: HTMLElement, message = ''): void => {
    const placeholder = places.get(frame)
    places.delete(frame)
    if (placeholder) removePlaceholder(frame, placeholder, message)
  }

  const place = (frame: HTMLElement): void => {
    const blocked = heldFrame(frame, allows)
    if (!blocked) return
    if (!isSeen(frame)) {
      // Observing a frame again would report its size again.
      if (!small.has(frame)) sizes.observe(frame)
      small.add(frame)
      return
    }
    const detail: HeldPlace = { ...blocked, load: () => act(frame, 'load'), allow: () => act(frame, 'allow') }
    const isOurs = frame.dispatchEvent(new CustomEvent(tag, { bubbles: true, cancelable: true, detail }))
    const placeholder = isOurs ? placeholderFor(frame, store, (action, click) => act(frame, action, click)) : null
    places.set(frame, placeholder)
    placeholder?.draw(blocked, knownService(frame, blocked.url))
    changes.observe(frame, { attributes: true })
  }

  /**
   * Updates all placeholders.
   * @param isStale returns whether a frame's placeholder may have to change
   */
  const update = (isStale = (_frame: Node): boolean => false): void => {
    // Waits while translations are loading, so that the placeholder does not appear in two languages.
    if (isStopped || store.get(awaitedLanguageAtom) !== null) return
    if (!nativeDocument.adoptedStyleSheets.includes(sheet)) nativeDocument.adoptedStyleSheets.push(sheet)
    for (const [frame, placeholder] of places) {
      const blocked = frame.isConnected && frame.dataset.placeholder !== 'off' ? heldFrame(frame, allows) : null
      if (!blocked) forget(frame, frame === pressed ? releasedText(frame, store.get(textsAtom)) : '')
      else if (isStale(frame) || placeholder?.element.nextElementSibling !== frame)
        placeholder?.draw(blocked, knownService(frame, blocked.url))
    }
    removeClones([...places.values()].map(placeholder => placeholder?.element))
    for (const frame of nativeDocument.querySelectorAll<HTMLElement>(frames)) if (!places.has(frame)) place(frame)
  }
  const updateAll = (): void => update(() => true)
  const knownService = knownServices(store, updateAll)

  // Deferred: changing sizes within the callback raises a `ResizeObserver loop` error on the window.
  const sizes = new ResizeObserver(() => setTimeout(() => update()))
  const changes = new MutationObserver(records => {
    const changed = new Set(records.map(({ target }) => target))
    update(frame => changed.has(frame))
  })
  // The guard removes the address before the frame is inserted, so no mutation is observed. The event fires before the
  // insertion, hence the microtask.
  const onBlockedRequest = ({ detail }: CustomEvent<BlockedRequest>): void => {
    if (detail.channel === 'iframe') queueMicrotask(updateAll)
  }
  const begin = (): void => {
    changes.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['src', 'data-src', 'data-consent', 'data-placeholder', 'ngh', 'ssr'],
    })
    nativeDocument.addEventListener('ConsentBlockedRequest', onBlockedRequest)
    addEventListener('resize', updateAll)
    const atoms = [awaitedLanguageAtom, textsAtom, settingsAtom, effectiveConsentsAtom, serviceStatesAtom]
    stops.push(...atoms.map(atom => store.sub(atom, updateAll)))
    updateAll()
  }
  const stops = [whenIdle(begin)]
  return () => {
    isStopped = true
    stops.forEach(stop => stop())
    changes.disconnect()
    sizes.disconnect()
    nativeDocument.removeEventListener('ConsentBlockedRequest', onBlockedRequest)
    removeEventListener('resize', updateAll)
    for (const frame of places.keys()) forget(frame)
    nativeDocument.adoptedStyleSheets = nativeDocument.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
