import { patchFrameRealms } from '../frames/patch-realm'
import { addShadowRoot, shadowRoots } from '../frames/shadow-roots'
import { relisteners } from '../page/on-consent-maybe-changed'
import { scanSubtree } from '../hold/scan-subtree'
import { deferredText } from '../hold/deferred-writes'
import { getAttribute, localNameOf, nodeTypeOf, shadowRootOf } from '../realm/dom-primordials'
import { listenForSubmits } from './patch-forms'
import { observeNodes, watched } from './observe-nodes'
import { alreadyScanned } from './passes-node'
import { isStyle } from './style-of'
import { inRealm } from '../realm/in-realm'
import type { Realm } from '../realm/realm'
import { patch } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { resuming } from './suspend-patches'

const ownDocument = globalThis.document
const blank = 'about:blank'

/**
 * One `load` listener for each window. Adding the same listener to a shadow root again, after a withdrawal, has no
 * effect.
 */
const loadListeners = new WeakMap<Realm, (event: Event) => void>()

/** Returns the window's listener for documents of the same origin, which may have loaded in a frame. */
function loadListener(realm: Realm): (event: Event) => void {
  const known = loadListeners.get(realm)
  if (known) return known
  const onLoad = (event: Event): void => {
    patchFrameRealms(realm)
    const frame = event.target as HTMLIFrameElement
    // The empty document of a blocked frame is hidden from the page's `load` listeners. A data: document is not, as
    // its frame has another `src`.
    if (deferredText(frame, 'src') && (getAttribute.call(frame, 'src') ?? blank) === blank)
      event.stopImmediatePropagation()
  }
  loadListeners.set(realm, onLoad)
  return onLoad
}

/**
 * Scans what the parser, or any function that is not patched, inserts into the document. Scripts do not run, styles are
 * changed before rendering, and frames, style sheets, links, media and images are stopped.
 * The browser may already have sent a request: its preload scanner runs ahead of the parser, and some elements fetch as
 * soon as the parser creates them.
 */
export function patchParser(realm: Realm = window): Unpatch {
  // Read once, because the window may later contain a document of another origin.
  const { document } = realm
  const listen = (records: MutationRecord[]): void => {
    for (const { addedNodes, target, type } of records) {
      if (target === document) {
        addListeners(target)
        for (const listen of relisteners) listen()
      }
      if (type === 'attributes') scanNode(target)
      else if (type !== 'childList') scanNode(isStyle(target.parentNode) ? target.parentNode : null)
      else if (nodeTypeOf.call(target) === 1 && localNameOf.call(target as Element) === 'style') scanNode(target)
      else {
        const isKnown = alreadyScanned.has(addedNodes[0]!)
        // Indexed loop, because a NodeList's iterator takes as long as the rest of this function.
        for (let at = 0; at < addedNodes.length; at++) scanNode(addedNodes[at]!, isKnown)
      }
    }
    alreadyScanned.clear()
    patchFrameRealms(realm)
  }
  // The realm's own class, by which WebKit chooses the realm of what the callback gets.
  const observer = new realm.MutationObserver(inRealm(realm, listen))
  const scanNode = (node: Node | null, isKnown = false): void => {
    if (!node || nodeTypeOf.call(node) !== 1) return
    if (!isKnown) scanSubtree(node, true)
    const root = shadowRootOf.call(node)
    if (!root) return
    addShadowRoot(node as Element, root)
    watch(root)
  }
  const onLoad = loadListener(realm)
  /** Adds the listeners to a root. Called again after `document.open()`, which removes all listeners. */
  const addListeners = (root: Node): void => {
    root.addEventListener('load', inRealm(realm, onLoad), true)
    try {
      listenForSubmits(root)
    } catch {
      // The document of a frame has set document.domain since, so its window is one of another origin.
    }
  }
  const watch = (root: Node): void => {
    if (root !== ownDocument) observer.observe(root, watched)
    addListeners(root)
    if (!resuming.now) scanSubtree(root, true)
  }
  watch(document)
  const stopNodes = document === ownDocument && observeNodes(listen)
  if (resuming.now)
    for (const element of document.querySelectorAll('*')) {
      const root = shadowRootOf.call(element) ?? shadowRoots.get(element)
      if (root) watch(root)
    }
  const unpatch = patch(realm, {
    'Element: attachShadow'(call, args, self) {
      const root = call(args) as ShadowRoot
      addShadowRoot(self as Element, root)
      watch(root)
      return root
    },
  })
  return () => {
    // All or nothing: what is not removed must still block after a withdrawal.
    if (!unpatch()) return false
    observer.disconnect()
    if (stopNodes) stopNodes()
    document.removeEventListener('load', inRealm(realm, onLoad), true)
    return true
  }
}
