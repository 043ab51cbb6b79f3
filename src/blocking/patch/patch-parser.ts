import { patchFrameRealms } from '../frames/patch-realm'
import { fetchingNames } from '../hold/fetching-attributes'
import { addShadowRoot, shadowRoots } from '../frames/shadow-roots'
import { relisteners } from '../on-consent-maybe-changed'
import { scanSubtree } from '../hold/scan-subtree'
import { deferredText } from '../hold/deferred-writes'
import { getAttribute, shadowRootOf } from './dom-primordials'
import { listenForSubmits } from './patch-forms'
import { observeNodes } from './observe-nodes'
import { isStyle, alreadyScanned } from './patch-markup'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'
import { resuming } from './suspend-patches'

const ownDocument = globalThis.document
const blank = 'about:blank'

/** What is watched in the document beside its nodes. */
const values = { __proto__: null, subtree: true, characterData: true, attributeFilter: fetchingNames }
const watched = { ...values, __proto__: null, childList: true }

/** One listener for each window: adding it to a shadow root again, after a withdrawal, then adds nothing. */
const loadListeners = new WeakMap<Realm, (event: Event) => void>()

/**
 * Watches the tags that the parser puts into the document, and what no function of ours has seen, as best as page script
 * can: a script does not run, styles are mended before anything is drawn, and frames, style sheets, links, media and
 * images are stopped, but what the browser fetches ahead of its parser, or as soon as there is a tag, may have been
 * asked for by then.
 */
export function patchParser(realm: Realm = window): Unpatch {
  // The same window may have a document of another origin later.
  const { document } = realm
  const listen = (records: MutationRecord[]): void => {
    for (const { addedNodes, target, type } of records) {
      if (target === document) {
        hear(target)
        for (const listen of relisteners) listen()
      }
      if (type === 'attributes') look(target)
      else if (type !== 'childList') look(isStyle(target.parentNode) ? target.parentNode : null)
      else if (isStyle(target)) look(target)
      else {
        const isKnown = alreadyScanned.has(addedNodes[0]!)
        // A list's iterator takes as long as all the rest.
        for (let at = 0; at < addedNodes.length; at++) look(addedNodes[at]!, isKnown)
      }
    }
    alreadyScanned.clear()
    patchFrameRealms(realm)
  }
  const observer = new MutationObserver(listen)
  const look = (node: Node | null, isKnown = false): void => {
    if (node?.nodeType !== 1) return
    if (!isKnown) scanSubtree(node, true)
    const root = shadowRootOf.call(node)
    if (!root) return
    addShadowRoot(node as Element, root)
    watch(root)
  }
  const onLoad =
    loadListeners.get(realm) ??
    ((event: Event): void => {
      // A page of the site's own has come into a frame.
      patchFrameRealms(realm)
      const frame = event.target as HTMLIFrameElement
      // Nobody waits for the empty document of a frame that has lost its address. One of a data: address has another.
      if (deferredText(frame, 'src') && (getAttribute.call(frame, 'src') ?? blank) === blank)
        event.stopImmediatePropagation()
    })
  loadListeners.set(realm, onLoad)
  /** Once more where a page has opened its document anew, by which all listeners are gone. */
  const hear = (root: Node): void => {
    root.addEventListener('load', onLoad, true)
    listenForSubmits(root)
  }
  const watch = (root: Node): void => {
    observer.observe(root, root === ownDocument ? values : watched)
    hear(root)
    if (!resuming.now) scanSubtree(root, true)
  }
  watch(document)
  const stopNodes = document === ownDocument && observeNodes(listen)
  if (resuming.now)
    for (const element of document.querySelectorAll('*')) {
      const root = shadowRootOf.call(element) ?? shadowRoots.get(element)
      if (root) watch(root)
    }
  const takeOff = patch(realm, {
    'Element: attachShadow'(call, args, self) {
      const root = call(args) as ShadowRoot
      addShadowRoot(self as Element, root)
      watch(root)
      return root
    },
  })
  return () => {
    observer.disconnect()
    if (stopNodes) stopNodes()
    document.removeEventListener('load', onLoad, true)
    return takeOff()
  }
}
