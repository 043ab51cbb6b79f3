import { nativeDocument } from '../consent/native-document'
import { returnLimit } from '../browser/return-limit'
import { whenPageChanges } from '../browser/when-present'
import { closeSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../store/dialog-atoms'
import { addSurface, bannerTag, dialogTag, isOurs } from './add-surface'

/**
 * Keeps banner and dialog in the page while they are shown, although the page replaces its body. Elements of ours are
 * inserted again, with their state; those of the page are copied. If the page removes the open dialog by itself, the
 * dialog counts as closed.
 * @returns a function that stops this
 */
export function keepSurfaces(store: ConsentStore): () => void {
  const known: Record<string, Element | null> = {}
  let root = nativeDocument.documentElement
  const mayReturn = returnLimit()
  /** What has the focus. Browsers dispatch no event when it is removed. */
  let focused: EventTarget | undefined

  const comeBack = (selector: string): void => {
    const { body } = nativeDocument
    if (!body || !mayReturn(selector.split(':')[0]!)) return
    const last = known[selector]
    // document.open() removes the listeners in the elements, too.
    const mayMove = last && isOurs(last) && root === nativeDocument.documentElement
    const element = mayMove ? last : (last?.cloneNode(true) as Element | undefined)
    root = nativeDocument.documentElement
    if (element) body.append(element)
    else addSurface(selector)
    for (const animation of element?.shadowRoot?.getAnimations() ?? []) animation.finish()
    if (focused instanceof HTMLElement && element?.shadowRoot?.contains(focused)) focused.focus({ preventScroll: true })
  }
  const check = (
    selector: string,
    isShown: boolean,
    close?: () => void,
    records: readonly MutationRecord[] = [],
  ): void => {
    const found = nativeDocument.querySelector(selector)
    const last = known[selector]
    if (found) known[selector] = found
    else if (isShown && close && records.some(record => isAlone(record, last))) close()
    else if (isShown && last) comeBack(selector)
  }
  const update = (records?: readonly MutationRecord[]): void => {
    const close = (): void => store.set(closeSettingsAtom)
    check(dialogTag, store.get(isPrivacyDialogOpenAtom), close, records)
    check(bannerTag, store.get(showPopupAtom))
  }
  const noteFocus = (event: FocusEvent): void => void (focused = event.composedPath()[0])
  const stopListening = whenPageChanges(update)
  nativeDocument.addEventListener('focusin', noteFocus)
  update()
  return () => {
    stopListening()
    nativeDocument.removeEventListener('focusin', noteFocus)
  }
}

/** Returns whether a change removed this element and no other. */
const isAlone = ({ removedNodes, addedNodes }: MutationRecord, element: Element | null | undefined): boolean =>
  removedNodes.length === 1 && removedNodes[0] === element && addedNodes.length === 0
