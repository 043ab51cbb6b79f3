import { nativeDocument } from '../../consent/native-document'
import type { BlockedRequest } from '../../blocking/blocked-request'
import { heldFrame, isLargeEnough } from '../../blocking/hold/held-frame'
import { loadOnce } from '../../blocking/hold/load-once'
import { whenIdle } from '../../browser/when-idle'
import type { CategoryName } from '../../consent/categories'
import type { HeldPlace } from '../../consent/held-place'
import type { ShownText } from '../../consent/write-receipt'
import { openSettingsAtom, saveAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { awaitedLanguageAtom } from '../../store/ui-atoms'
import { effectiveConsentsAtom, evidenceAtom } from '../../store/record-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { STATUS_CLEAR_MS } from '../parts/status-clear-ms'
import { placeholderFor, type Placeholder, type PlaceholderAction } from './placeholder'

const frames = 'iframe:not([src],[srcdoc],[data-placeholder=off])'
const tag = 'consent-placeholder'

/** The frame next to ours is hidden without a word in its own markup; nothing of the page's weighs more. */
const hiding = `${tag}:not(#_,[data-done])+iframe{display:none!important}`

/** Whether a frame is to be seen: not hidden, and not put aside where nobody can scroll to. */
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
 * Holds the place of every frame that waits and would be seen, also of those that come later, as long as they wait. What
 * loads a frame is a click of the visitor's: for this one item, or for its categories, which is a decision like any other.
 * It begins when the page has loaded and is idle, because markup that a framework takes over from its server must have no
 * node of ours in it.
 * @returns gives the places back
 */
export function managePlaceholders(store: ConsentStore): () => void {
  /** The frames that wait; null for one that the site speaks for itself. */
  const places = new Map<HTMLElement, Placeholder | null>()
  const small = new WeakSet<Element>()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hiding)
  /** The frame of which a button has been pressed. */
  let pressed: HTMLElement | null = null

  const allows = (name: CategoryName): boolean => store.get(effectiveConsentsAtom)[name]

  /** @param notice what has been said, if by us */
  const allow = (categories: readonly CategoryName[], notice: ShownText | null): void => {
    const evidence = store.get(evidenceAtom)
    store.set(evidenceAtom, { ...evidence, occasion: { surface: 'placeholder', notice } })
    store.set(saveAtom, Object.fromEntries(categories.map(name => [name, true])))
    store.set(evidenceAtom, evidence)
  }

  const act = (frame: HTMLElement, action: PlaceholderAction): void => {
    const held = heldFrame(frame, allows)
    if (action === 'settings') store.set(openSettingsAtom)
    else if (held) {
      pressed = frame
      if (action === 'load') loadOnce(frame, held)
      else allow(held.categories, places.get(frame)?.notice ?? null)
      look()
      pressed = null
    }
  }

  const leave = (frame: HTMLElement, word = ''): void => {
    const placeholder = places.get(frame)
    places.delete(frame)
    if (!placeholder) return
    const { element } = placeholder
    const hadFocus = nativeDocument.activeElement === element
    placeholder.leave(word)
    // What is said must stay for a while, or nobody hears it.
    if (word) setTimeout(() => element.remove(), STATUS_CLEAR_MS)
    else element.remove()
    if (!hadFocus) return
    frame.focus()
    // In Chromium another document leaves the focus on the frame, and Tab then passes by what is in it.
    const refocus = (): void => {
      if (nativeDocument.activeElement !== frame) return
      frame.blur()
      frame.focus()
    }
    frame.addEventListener('load', refocus, { __proto__: null, once: true } as AddEventListenerOptions)
  }

  const place = (frame: HTMLElement): void => {
    const held = heldFrame(frame, allows)
    if (!held) return
    if (!isSeen(frame)) {
      // Observed anew, it would be reported anew.
      if (!small.has(frame)) sizes.observe(frame)
      small.add(frame)
      return
    }
    const detail: HeldPlace = { ...held, load: () => act(frame, 'load'), allow: () => act(frame, 'allow') }
    const isOurs = frame.dispatchEvent(new CustomEvent(tag, { bubbles: true, cancelable: true, detail }))
    const placeholder = isOurs ? placeholderFor(frame, store, action => act(frame, action)) : null
    places.set(frame, placeholder)
    placeholder?.draw(held)
    changes.observe(frame, { attributes: true })
  }

  /** @param isStale tells of which frames the placeholder may have to say or to look something else */
  const look = (isStale = (_frame: Node): boolean => false): void => {
    // Texts that are on their way are waited for, so that nobody sees two languages.
    if (store.get(awaitedLanguageAtom) !== null) return
    if (!nativeDocument.adoptedStyleSheets.includes(sheet)) nativeDocument.adoptedStyleSheets.push(sheet)
    for (const [frame, placeholder] of places) {
      const held = frame.isConnected && frame.dataset.placeholder !== 'off' ? heldFrame(frame, allows) : null
      if (!held)
        leave(
          frame,
          frame !== pressed
            ? ''
            : frame.hasAttribute('src')
              ? store.get(textsAtom).placeholder.loading
              : store.get(textsAtom).common.saved,
        )
      else if (isStale(frame) || placeholder?.element.nextElementSibling !== frame) placeholder?.draw(held)
    }
    // A page that has copied a piece of itself has copied ours, too.
    const ours = [...places.values()].map(placeholder => placeholder?.element)
    for (const stray of nativeDocument.querySelectorAll<HTMLElement>(`${tag}:not([data-done])`))
      if (!ours.includes(stray)) stray.remove()
    for (const frame of nativeDocument.querySelectorAll<HTMLElement>(frames)) if (!places.has(frame)) place(frame)
  }
  const lookAll = (): void => look(() => true)

  // Afterwards: what changes while sizes are told is an error on the page's window.
  const sizes = new ResizeObserver(() => setTimeout(() => look()))
  const changes = new MutationObserver(records => {
    const changed = new Set(records.map(({ target }) => target))
    look(frame => changed.has(frame))
  })
  // What the guard holds it has taken away before the page could see it: no mutation tells. It is told a moment early.
  const hear = ({ detail }: CustomEvent<BlockedRequest>): void => {
    if (detail.channel === 'iframe') queueMicrotask(lookAll)
  }
  const begin = (): void => {
    changes.observe(document, {
      childList: true,
      subtree: true,
      attributeFilter: ['src', 'data-src', 'data-consent', 'data-placeholder'],
    })
    nativeDocument.addEventListener('ConsentBlockedRequest', hear)
    addEventListener('resize', lookAll)
    const atoms = [awaitedLanguageAtom, textsAtom, settingsAtom, effectiveConsentsAtom]
    stops.push(...atoms.map(atom => store.sub(atom, lookAll)))
    lookAll()
  }
  const stops = [whenIdle(begin)]
  return () => {
    stops.forEach(stop => stop())
    changes.disconnect()
    sizes.disconnect()
    nativeDocument.removeEventListener('ConsentBlockedRequest', hear)
    removeEventListener('resize', lookAll)
    for (const frame of places.keys()) leave(frame)
    nativeDocument.adoptedStyleSheets = nativeDocument.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
