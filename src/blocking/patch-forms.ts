import { held } from './held'
import { keep } from './ledger'
import type { Realm } from './realm'
import { replace, type Behaviour, type Restore } from './replace'

/** Watches forms and links that lead into a frame. Where the visitor goes is not touched. */
export function patchForms(realm: Realm = window): Restore {
  const { document } = realm
  const isHeld = (self: Element, submitter: Element | null | undefined, again: () => void): boolean => {
    const of = (name: string): string | null => submitter?.getAttribute(`form${name}`) ?? self.getAttribute(name)
    const url = of(self.localName === 'form' ? 'action' : 'href')
    const target = of('target') ?? document.querySelector('base[target]')?.getAttribute('target')
    const leadsIntoFrame =
      !target || target === '_self'
        ? realm !== window
        : !target.startsWith('_') && (realm as unknown as Record<string, unknown>)[target]
    if (!url || !leadsIntoFrame || !held(url, self.localName as 'a')) return false
    // By a name that no attribute has.
    keep(self, ' target', { text: url, write: again })
    return true
  }
  const submit: Behaviour = (call, args, self) =>
    isHeld(self as Element, args[0] as Element | undefined, () => call(args)) ? undefined : call(args)
  const onEvent = (event: Event): void => {
    const path = event.composedPath()[0] as Element
    const self = event.type === 'click' ? path.closest?.('a,area') : path
    const { submitter } = event as SubmitEvent
    if (
      self &&
      isHeld(
        self,
        submitter,
        () => (self as HTMLFormElement).requestSubmit?.(submitter) ?? (self as HTMLElement).click(),
      )
    )
      event.preventDefault()
  }
  const types = ['click', 'submit']
  for (const type of types) realm.addEventListener(type, onEvent, true)
  const takeOff = replace(realm, { 'HTMLFormElement: submit requestSubmit': submit })
  return () => {
    for (const type of types) realm.removeEventListener(type, onEvent, true)
    return takeOff()
  }
}
