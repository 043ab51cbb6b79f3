import { nativeDocument } from '../../consent/native-document'
import { frameOf } from '../frames/frame-of'
import { judgeRequest } from '../rules/judge-request'
import { deferWrite } from '../hold/deferred-writes'
import { getAttribute, getRootNode } from './dom-primordials'
import type { Realm } from './realm'
import { patch, type Unpatch } from './patch'
import { getterOf } from '../rules/request-url'

/** Forms can have a field in the place of it. */
const ownerDocumentOf = getterOf(globalThis.Node?.prototype, 'ownerDocument')!

/** @param submit submits it once more; a link has none */
function isHeld(self: Element, submit?: () => unknown, submitter?: Element | null): boolean {
  const of = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? getAttribute.call(self, name)
  const document = ownerDocumentOf.call(self) as Document
  const { defaultView } = document
  const url = submit ? of('action') : ((self as Partial<SVGAElement>).href?.animVal ?? of('href'))
  const target = of('target') || nativeDocument.querySelector('base[target]')?.getAttribute('target') || '_self'
  const leadsIntoFrame = (): unknown => defaultView && frameOf(target, defaultView)
  // The way to the frame is the longest.
  if (!url || !judgeRequest(url, 'release') || !leadsIntoFrame() || !judgeRequest(url, submit ? 'form' : 'a'))
    return false
  deferWrite(self, ' target', {
    text: url,
    write() {
      // Without its frame it would lead to a window of its own. No second click, of which the page's listeners would hear.
      if (leadsIntoFrame()) submit ? submit() : defaultView!.open(url, target)
    },
  })
  return true
}

let isAgain = false

/** Of what is submitted once more the page's listeners have heard. */
function muteReplayedSubmit(event: Event): void {
  if (isAgain) event.stopImmediatePropagation()
}

/** When the page's listeners have heard of it, who may keep the browser from it themselves. */
function decide(event: Event): void {
  const { type, ctrlKey, metaKey, shiftKey, submitter } = event as MouseEvent & { submitter?: HTMLButtonElement | null }
  const path = event.composedPath() as Element[]
  const click = path.find(
    element => /^a(rea)?$/.test(element.localName) && (element as Partial<HTMLAnchorElement>).href,
  )
  const self = { click, submit: path[0] }[type]
  // With a key the visitor opens a window.
  if (!self || event.defaultPrevented || ctrlKey || metaKey || shiftKey) return
  const submit = (): void => {
    isAgain = true
    try {
      // A button that has gone by then matters no more, unless it leads elsewhere than its form.
      const isNeeded = submitter?.form ?? submitter?.matches('[formaction],[formtarget]')
      HTMLFormElement.prototype.requestSubmit.call(self as HTMLFormElement, isNeeded ? submitter : null)
    } finally {
      isAgain = false
    }
  }
  if (isHeld(self, type === 'submit' ? submit : undefined, submitter)) event.preventDefault()
}

/**
 * Hears of clicks and forms in a tree of nodes, of which out of a shadow root not all comes to the window. There is no stop,
 * because nobody keeps a list of all roots: once nobody decides, nothing is held, and hearing does nothing.
 */
export function listenForSubmits(root: Node, once = false): void {
  const end = (root as Document).defaultView ?? root
  for (const type of ['click', 'submit'])
    addEventListener.call(end, type, decide, { __proto__: null, once } as AddEventListenerOptions)
  addEventListener.call(end, 'submit', muteReplayedSubmit, true)
}

/** Watches forms and links that lead into a frame. Where the visitor goes is not touched. */
export function patchForms(realm: Realm = window): Unpatch {
  return patch(realm, {
    'HTMLFormElement: submit': (call, args, self) =>
      isHeld(self as Element, () => call(args)) ? undefined : call(args),
    // Nobody else listens outside the document, nor yet in one that has just been opened anew.
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
