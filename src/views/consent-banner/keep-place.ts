import { guardTag } from '../../browser/guard-tag'
import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'

/** Marks the elements that the start-up has added (add-surface.ts). The page has written no place for them. */
const mark = 'data-turbo-permanent'

/** Copies of banners whose place is gone. */
const copies = new WeakSet<Element>()

/** Returns whether the page has not written where the banner is. Pages that use Turbo's attribute write an id, too. */
export const isWithoutPlace = (banner: Element): boolean =>
  copies.has(banner) || (banner.hasAttribute(mark) && banner.id === '')

let isReported = false

function reportPlace(): void {
  if (isReported || guardTag()?.dataset.layout !== 'inline') return
  isReported = true
  console.warn(
    'consent-elements: data-layout="inline" does not say where the banner is. Write <consent-banner layout="inline">' +
      '</consent-banner> at its place in <body>. Without it, the banner is in the lower corner',
  )
}

/**
 * Keeps a banner that is a block of the page at its place. If the page removes it there, keep-surfaces.ts adds a copy at
 * the end of the body, which then moves to this place. If the place is gone, the copy has the default position until the
 * page has a banner of its own again.
 * @returns a function that stops this
 */
export function keepPlace(banner: Element): () => void {
  if (isWithoutPlace(banner)) {
    reportPlace()
    const giveWay = (): void => {
      if (banner.isConnected && nativeDocument.querySelectorAll('consent-banner').length > 1) banner.remove()
    }
    giveWay()
    return whenPageChanges(giveWay)
  }
  let parent: ParentNode | null = null
  let next: ChildNode | null = null
  const note = (): void => {
    if (banner.isConnected) ({ parentNode: parent, nextSibling: next } = banner)
  }
  note()
  const stop = whenPageChanges(note)
  const putBack = (copy: Element): void => {
    if (!copy.isConnected || !parent?.isConnected) return
    copies.delete(copy)
    copy.toggleAttribute(mark, banner.hasAttribute(mark))
    parent.insertBefore(copy, next?.parentNode === parent ? next : null)
  }
  banner.cloneNode = deep => {
    const copy = Node.prototype.cloneNode.call(banner, deep) as Element
    copies.add(copy)
    copy.setAttribute(mark, '')
    // Once it is in the page.
    queueMicrotask(() => putBack(copy))
    return copy
  }
  return () => {
    stop()
    Reflect.deleteProperty(banner, 'cloneNode')
  }
}
