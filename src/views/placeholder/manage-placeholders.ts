import { nativeDocument } from '../../consent/native-document'
import type { BlockedRequest } from '../../blocking/blocked-request'
import { heldFrame, isLargeEnough } from '../../blocking/hold/held-frame'
import { loadOnce } from '../../blocking/hold/load-once'
import { whenIdle } from '../../browser/when-idle'
import type { CategoryName } from '../../consent/categories'
import type { DecisionContext } from '../../consent/decision-context'
import type { HeldPlace } from '../../consent/held-place'
import { allowServiceAtom, openSettingsAtom, saveAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { awaitedLanguageAtom } from '../../store/ui-atoms'
import { effectiveConsentsAtom } from '../../store/record-atoms'
import { serviceStatesAtom } from '../../store/service-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { STATUS_CLEAR_MS } from '../parts/status-clear-ms'
import { pressContext } from '../press-context'
import type { Service } from '../../services/service'
import { declaredServiceOf } from './declared-service-of'
import { serviceOf } from './service-of'
import { placeholderFor, type Placeholder, type PlaceholderAction } from './placeholder'

const frames = 'iframe:not([src],[srcdoc],[data-placeholder=off])'
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
  /** The services of addresses that the site does not declare; null if the catalogue has none, or until it has loaded. */
  const embeds = new Map<string, Service | null>()
  /** The frame whose placeholder was clicked. */
  let pressed: HTMLElement | null = null

  const allows = (name: CategoryName): boolean => store.get(effectiveConsentsAtom)[name]

  /**
   * Stores the consent of a placeholder.
   * @param service the service to allow; null for all of the categories
   */
  const allow = (categories: readonly CategoryName[], service: string | null, context: DecisionContext): void => {
    if (service === null) store.set(saveAtom, Object.fromEntries(categories.map(name => [name, true])), {}, context)
    else store.set(allowServiceAtom, service, context)
  }

  /** Returns the service of a frame if it is known, and looks it up in the catalogue if the site does not declare it. */
  const knownService = (frame: HTMLElement, url: string): Service | null => {
    const declared = declaredServiceOf(store, frame, url)
    if (declared || embeds.has(url)) return declared ?? embeds.get(url)!
    embeds.set(url, null)
    void lookUp(url)
    return null
  }

  const lookUp = async (url: string): Promise<void> => {
    // Without this file the placeholder names the host.
    const file = await import('../../services/find-embed').catch(() => null)
    const embed = await file?.findEmbed(url, document.baseURI)
    if (!embed) return
    embeds.set(url, embed)
    updateAll()
  }

  /** @param click missing where the site shows a placeholder of its own */
  const act = (frame: HTMLElement, action: PlaceholderAction, click = { isTrusted: true }): void => {
    const blocked = heldFrame(frame, allows)
    if (action === 'settings') store.set(openSettingsAtom)
    else if (blocked) {
      pressed = frame
      if (action === 'load') loadOnce(frame, blocked)
      else {
        const context = { ...pressContext('placeholder', click), notice: places.get(frame)?.notice ?? null }
        allow(blocked.categories, serviceOf(store, frame, blocked)?.name ?? null, context)
      }
      update()
      pressed = null
    }
  }

  const removePlaceholder = (frame: HTMLElement, message = ''): void => {
    const placeholder = places.get(frame)
    places.delete(frame)
    if (!placeholder) return
    const { element } = placeholder
    const hadFocus = nativeDocument.activeElement === element
    placeholder.finish(message)
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
    if (store.get(awaitedLanguageAtom) !== null) return
    if (!nativeDocument.adoptedStyleSheets.includes(sheet)) nativeDocument.adoptedStyleSheets.push(sheet)
    for (const [frame, placeholder] of places) {
      const blocked = frame.isConnected && frame.dataset.placeholder !== 'off' ? heldFrame(frame, allows) : null
      if (!blocked)
        removePlaceholder(
          frame,
          frame !== pressed
            ? ''
            : frame.hasAttribute('src')
              ? store.get(textsAtom).placeholder.loading
              : store.get(textsAtom).common.saved,
        )
      else if (isStale(frame) || placeholder?.element.nextElementSibling !== frame)
        placeholder?.draw(blocked, knownService(frame, blocked.url))
    }
    // A page that clones its own nodes also clones our placeholders.
    const ours = [...places.values()].map(placeholder => placeholder?.element)
    for (const stray of nativeDocument.querySelectorAll<HTMLElement>(`${tag}:not([data-done])`))
      if (!ours.includes(stray)) stray.remove()
    for (const frame of nativeDocument.querySelectorAll<HTMLElement>(frames)) if (!places.has(frame)) place(frame)
  }
  const updateAll = (): void => update(() => true)

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
      attributeFilter: ['src', 'data-src', 'data-consent', 'data-placeholder'],
    })
    nativeDocument.addEventListener('ConsentBlockedRequest', onBlockedRequest)
    addEventListener('resize', updateAll)
    const atoms = [awaitedLanguageAtom, textsAtom, settingsAtom, effectiveConsentsAtom, serviceStatesAtom]
    stops.push(...atoms.map(atom => store.sub(atom, updateAll)))
    updateAll()
  }
  const stops = [whenIdle(begin)]
  return () => {
    stops.forEach(stop => stop())
    changes.disconnect()
    sizes.disconnect()
    nativeDocument.removeEventListener('ConsentBlockedRequest', onBlockedRequest)
    removeEventListener('resize', updateAll)
    for (const frame of places.keys()) removePlaceholder(frame)
    nativeDocument.adoptedStyleSheets = nativeDocument.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
