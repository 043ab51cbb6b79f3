import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { afterPaintStore } from '../../src/effects/after-paint-store'
import { acceptAllAtom, receiveRecordAtom, rejectAllAtom } from '../../src/store/actions'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { recordAtom } from '../../src/store/record-atoms'
import { waitingWorkAtom } from '../../src/store/waiting-work-atom'
import { eventually } from '../support/eventually'

describe('the work that follows a press', () => {
  let store: ConsentStore
  let after: ReturnType<typeof afterPaintStore>
  let ran: string[]
  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    after = afterPaintStore(store)
    ran = []
    after.store.sub(recordAtom, () => ran.push('second'))
    after.store.sub(recordAtom, () => ran.push('third'))
    after.first.sub(recordAtom, () => ran.push('first'))
  })
  afterEach(() => {
    after.stop()
    Reflect.deleteProperty(document, 'visibilityState')
    localStorage.clear()
  })
  const press = (): void => store.set(acceptAllAtom, { surface: 'banner' })

  it('runs after the paint, what comes first before the rest', async () => {
    press()
    expect(ran).to.deep.equal([])
    await eventually(() => expect(ran).to.deep.equal(['first', 'second', 'third']))
  })

  it('runs at once in a hidden page, which is not painted', () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    press()
    expect(ran.toSorted()).to.deep.equal(['first', 'second', 'third'])
  })

  it('runs at once for a decision of another tab, also one that was pressed there', () => {
    store.set(rejectAllAtom)
    const record = { ...store.get(recordAtom)!, id: 'theirs', surface: 'banner' as const }
    ran = []
    store.set(receiveRecordAtom, record)
    expect(ran).to.have.length(3)
  })

  it('does not wait if something else changes after the press', () => {
    const other = atom(0)
    after.store.sub(other, () => ran.push('other'))
    press()
    store.get(waitingWorkAtom)!.run()
    ran = []
    store.set(other, 1)
    expect(ran).to.deep.equal(['other'])
  })

  it('waits for what else changes before the paint, each listener once', async () => {
    const other = atom(0)
    after.store.sub(other, () => ran.push(`other ${store.get(other)}`))
    press()
    store.set(other, 1)
    store.set(other, 2)
    expect(ran).to.deep.equal([])
    await eventually(() => expect(ran).to.deep.equal(['first', 'second', 'third', 'other 2']))
  })

  it('can be run at once, by the next decision and at the stop, and is then not run again', async () => {
    press()
    store.get(waitingWorkAtom)!.run()
    expect(ran).to.deep.equal(['first', 'second', 'third'])
    ran = []
    store.set(rejectAllAtom, { surface: 'dialog' })
    expect(ran, 'a withdrawal').to.have.length(3)
    press()
    after.stop()
    expect(ran).to.have.length(6)
    expect(store.get(waitingWorkAtom)).to.equal(null)
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(ran).to.have.length(6)
  })
})
