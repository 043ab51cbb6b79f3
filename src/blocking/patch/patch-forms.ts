import { nativeDocument } from '../../consent/native-document'
import { frameOf } from '../frames/frame-of'
import { judgeRequest } from '../rules/judge-request'
import { deferWrite } from '../hold/deferred-writes'
import { getAttribute, getRootNode } from '../realm/dom-primordials'
import { inRealm } from '../realm/in-realm'
import type { Realm } from '../realm/realm'
import { patch } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { getterOf } from '../rules/request-url'

/** Read by the prototype's getter, because a form field named "ownerDocument" hides the property. */
const ownerDocumentOf = getterOf(globalThis.Node?.prototype, 'ownerDocument')!

/** Returns the address of a link, also in SVG. */
const addressOf = (link: Element): string | null =>
  (link as Partial<SVGAElement>).href?.animVal ?? getAttribute.call(link, 'href')

/** Returns whether a script saves a blocked address by a link. Presses of the visitor are never blocked. */
const isHeldDownload = (link: Element, { isTrusted }: Event): boolean =>
  !isTrusted && getAttribute.call(link, 'download') !== null && judgeRequest(addressOf(link) ?? '', 'a') !== null

/**
 * Returns whether a link or form leads into a frame and its address is blocked. If so, the navigation is deferred.
 * @param submit submits the form again on release; omitted for links
 */
function isHeld(self: Element, submit?: () => unknown, submitter?: Element | null): boolean {
  const of = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? getAttribute.call(self, name)
  const document = ownerDocumentOf.call(self) as Document
  const { defaultView } = document
  const url = submit ? of('action') : addressOf(self)
  const target = of('target') || nativeDocument.querySelector('base[target]')?.getAttribute('target') || '_self'
  const leadsIntoFrame = (): unknown => defaultView && frameOf(target, defaultView)
  // The frame is looked up late, because that is the slowest check.
  if (!url || !judgeRequest(url, 'release') || !leadsIntoFrame() || !judgeRequest(url, submit ? 'form' : 'a'))
    return false
  deferWrite(self, ' target', {
    text: url,
    write() {
      // If the frame is gone, the target would open a new window. Links use `open()`, because a second click would call
      // the page's listeners again.
      if (leadsIntoFrame()) submit ? submit() : defaultView!.open(url, target)
    },
  })
  return true
}

let isAgain = false

/** Hides a repeated submit event from the page's listeners, which have already received the first one. */
function muteReplayedSubmit(event: Event): void {
  if (isAgain) event.stopImmediatePropagation()
}

/**
 * Cancels a click or submit event that leads into a frame and is blocked. Called after the page's listeners, because
 * they can cancel the event themselves.
 */
function decide(event: Event): void {
  const { type, ctrlKey, metaKey, shiftKey, submitter } = event as MouseEvent & { submitter?: HTMLButtonElement | null }
  const path = event.composedPath() as Element[]
  const click = path.find(
    element => /^a(rea)?$/.test(element.localName) && (element as Partial<HTMLAnchorElement>).href,
  )
  const self = { click, submit: path[0] }[type]
  if (!self || event.defaultPrevented) return
  if (click && isHeldDownload(click, event)) return event.preventDefault()
  // A modifier key opens the link in a new tab or window.
  if (ctrlKey || metaKey || shiftKey) return
  const submit = (): void => {
    isAgain = true
    try {
      // `requestSubmit()` throws if the button has left its form. A removed button is therefore left out, unless it has
      // its own `formaction` or `formtarget`: without it, the form would go elsewhere.
      const isNeeded = submitter?.form ?? submitter?.matches('[formaction],[formtarget]')
      HTMLFormElement.prototype.requestSubmit.call(self as HTMLFormElement, isNeeded ? submitter : null)
    } finally {
      isAgain = false
    }
  }
  if (isHeld(self, type === 'submit' ? submit : undefined, submitter)) event.preventDefault()
}

/**
 * Listens for clicks and submits in a tree of nodes. Not all of these events leave a shadow root, so each root needs
 * its own listeners. They are never removed, because no list of all roots exists. Without blocking rules they do
 * nothing.
 * @param once whether the listeners are for one event only
 */
export function listenForSubmits(root: Node, once = false): void {
  // Null for a document.
  const owner = ownerDocumentOf.call(root) as Document | null
  const view = (owner ?? (root as Document)).defaultView as Realm | null
  const end = owner ? root : (view ?? root)
  for (const type of ['click', 'submit'])
    addEventListener.call(end, type, inRealm(view, decide), { __proto__: null, once } as AddEventListenerOptions)
  addEventListener.call(end, 'submit', inRealm(view, muteReplayedSubmit), true)
}

/**
 * Patches forms and links that lead into a frame, and links that a script saves. Navigations of the page itself are not
 * blocked.
 */
export function patchForms(realm: Realm = window): Unpatch {
  return patch(realm, {
    'HTMLFormElement: submit': (call, args, self) =>
      isHeld(self as Element, () => call(args)) ? undefined : call(args),
    // Detached trees, and documents after `document.open()`, have no listeners yet. They are added for this call.
    'HTMLElement: click HTMLFormElement: requestSubmit'(call, args, self) {
      listenForSubmits(getRootNode.call(self as Node), true)
      return call(args)
    },
    'Event: stopPropagation stopImmediatePropagation cancelBubble='(call, args, self) {
      decide(self as Event)
      return call(args)
    },
  })
}
