import { expect } from '@open-wc/testing'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { acceptAllAtom, rejectAllAtom, type ConsentStore } from '../../src/store'
import { watchOpenEnds, type OpenEnds } from '../support/open-ends'
import { eventually } from '../support/eventually'
import { askingStore, clearPage, drawn, put } from '../views/page'

/** Counts the subscriptions to a store that have not ended. */
function countSubscriptions(store: ConsentStore): () => number {
  const { sub } = store
  let count = 0
  store.sub = (...args) => {
    const stop = sub(...args)
    let isOver = false
    count++
    return () => {
      if (!isOver) count--
      isOver = true
      stop()
    }
  }
  return () => count
}

/** Each element, and what a visitor does with it. */
const elements = [
  ['consent-banner', 'accept'],
  ['consent-banner', 'nothing'],
  ['privacy-settings-dialog', 'open'],
  ['privacy-settings-dialog', 'nothing'],
  ['privacy-settings-button', 'open'],
  ['privacy-settings-button', 'accept', { status: '' }],
  ['consent-declaration', 'accept'],
] as const satisfies [keyof HTMLElementTagNameMap, string, Record<string, string>?][]

describe('an element that is removed', () => {
  let ends: OpenEnds
  beforeEach(() => (ends = watchOpenEnds()))
  afterEach(() => {
    clearPage()
    ends.restore()
  })

  for (const [name, deed, attributes] of elements)
    it(`leaves no listener, interval, observer or subscription behind: ${name}, with ${deed}${attributes ? ' and a status' : ''}`, async () => {
      const store = askingStore()
      await drawn()
      const subscriptions = countSubscriptions(store)
      const before = ends.list()
      const element = put(name, attributes)
      await drawn()
      if (deed === 'open') store.set(isPrivacyDialogOpenAtom, true)
      if (deed === 'accept') store.set(acceptAllAtom)
      await drawn()
      if (deed === 'open') store.set(rejectAllAtom)
      await drawn()
      element.remove()
      await eventually(() => expect([ends.list(), subscriptions()]).to.eql([before, 0]))
      // The same element again, as a framework moves it.
      document.body.append(element)
      await drawn()
      element.remove()
      await eventually(() => expect([ends.list(), subscriptions()]).to.eql([before, 0]))
    })
})
