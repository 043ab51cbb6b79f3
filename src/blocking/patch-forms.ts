import { held } from './held'
import { keep } from './ledger'
import { getAttribute, getRootNode } from './natives'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'

/** Watches forms and links that lead into a frame. Where the visitor goes is not touched. */
export function patchForms(realm: Realm = window): Restore {
  const { document } = realm
  const isHeld = (
    self: Element,
    submitter: Element | null | undefined,
    again: (url: string, target: string) => void,
  ): boolean => {
    const of = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? getAttribute.call(self, name)
    const url = of(self.localName === 'form' ? 'action' : 'href')
    const target = of('target') || document.querySelector('base[target]')?.getAttribute('target') || '_self'
    const leadsIntoFrame = (): unknown =>
      target === '_self'
        ? realm !== window
        : !target.startsWith('_') && (realm as unknown as Record<string, unknown>)[target]
    if (!url || !leadsIntoFrame() || !held(url, self.localName as 'a')) return false
    // By a name that no attribute has. Without its frame it would lead to a window of its own.
    keep(self, ' target', { text: url, write: () => leadsIntoFrame() && again(url, target) })
    return true
  }
  const submit: Behaviour = (call, args, self) =>
    isHeld(self as Element, args[0] as Element | undefined, () => call(args)) ? undefined : call(args)

  /** When the page's listeners have heard of it, who may keep the browser from it themselves. */
  const decide = (event: Event): void => {
    const target = event.composedPath()[0] as Element | undefined
    const self = { click: target?.closest?.('a,area'), submit: target }[event.type] as HTMLFormElement | undefined
    const { submitter } = event as SubmitEvent
    if (
      self &&
      !event.defaultPrevented &&
      // No second click, of which they would hear again.
      isHeld(self, submitter, self.requestSubmit ? () => self.requestSubmit(submitter) : realm.open)
    )
      event.preventDefault()
  }
  const stopping: Behaviour = (call, args, self) => {
    decide(self as Event)
    return call(args)
  }
  const types = ['click', 'submit']
  /** From outside the document, and out of a shadow root, not all of it comes to the window. */
  const click: Behaviour = (call, args, self) => {
    const root = getRootNode.call(self as Node)
    const unheard = root === document ? [] : types
    for (const type of unheard) root.addEventListener(type, decide)
    call(args)
    for (const type of unheard) root.removeEventListener(type, decide)
  }
  for (const type of types) realm.addEventListener(type, decide)
  const takeOff = replace(realm, {
    'HTMLFormElement: submit requestSubmit': submit,
    'HTMLElement: click': click,
    'Event: stopPropagation stopImmediatePropagation cancelBubble=': stopping,
  })
  return () => {
    for (const type of types) realm.removeEventListener(type, decide)
    return takeOff()
  }
}
