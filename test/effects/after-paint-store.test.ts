import { expect } from '@open-wc/testing'
import { startEffects } from '../../src/effects/start-effects'
import { acceptAllAtom, rejectAllAtom, resetAtom } from '../../src/store/actions'
import { createConsentStore } from '../../src/store/create-consent-store'
import { effectiveConsentsAtom } from '../../src/store/record-atoms'
import { waitUntil } from '../support/wait-until'

const key = 'privacy-consent-storage'
const stored = (): string | undefined =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { consentInfo?: { type: string } }).consentInfo?.type

describe('after a press in our user interface', () => {
  let stop = (): void => {}
  let onEvent = (): void => {}
  const changes: string[] = []
  const listen = ({ detail }: CustomEvent<{ consentInfo: { type: string } | null }>): void => {
    changes.push(detail.consentInfo?.type ?? 'none')
    onEvent()
  }

  const start = (): ReturnType<typeof createConsentStore> => {
    const store = createConsentStore()
    const client = { mode: 'offline' } as never
    const context = { store, client, callbacks: {}, report() {}, tagManager: null, signals: null, services: null }
    stop = startEffects({ ...context, sweep: false, reloadOnWithdrawal: false }).stop
    return store
  }
  beforeEach(() => {
    localStorage.clear()
    changes.length = 0
    onEvent = () => {}
    document.addEventListener('consent-change', listen as EventListener)
  })
  afterEach(() => {
    stop()
    document.removeEventListener('consent-change', listen as EventListener)
    localStorage.clear()
  })

  it('the decision is stored and in force at once, and its event follows the next paint', async () => {
    const store = start()
    let painted = false
    requestAnimationFrame(() => (painted = true))
    store.set(acceptAllAtom, { surface: 'banner' })
    expect(stored()).to.equal('all')
    expect(store.get(effectiveConsentsAtom).marketing).to.equal(true)
    expect(changes).to.deep.equal([])
    await waitUntil(() => changes.length > 0, 'the event is dispatched')
    expect(painted).to.equal(true)
    expect(changes).to.deep.equal(['all'])
  })

  it('the event is dispatched when the page is left before the paint', () => {
    start().set(rejectAllAtom, { surface: 'dialog' })
    expect(changes).to.deep.equal([])
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(changes).to.deep.equal(['necessary'])
  })

  it('the event is dispatched when the page is hidden before the paint', () => {
    start().set(rejectAllAtom, { surface: 'dialog' })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(changes).to.deep.equal(['necessary'])
  })

  it('the event is dispatched when the manager stops before the paint', () => {
    start().set(rejectAllAtom, { surface: 'banner' })
    stop()
    expect(changes).to.deep.equal(['necessary'])
  })

  it('a press that withdraws something dispatches its event at once, so that nothing is sent in between', () => {
    const store = start()
    store.set(acceptAllAtom)
    store.set(rejectAllAtom, { surface: 'dialog' })
    expect(changes).to.deep.equal(['all', 'necessary'])
  })

  it('a decision by page code dispatches its event in the call', () => {
    start().set(acceptAllAtom)
    expect(changes).to.deep.equal(['all'])
  })

  it('a second decision before the paint is applied after the work of the first, with an event for each', () => {
    const store = start()
    const granted: boolean[] = []
    onEvent = () => void granted.push(store.get(effectiveConsentsAtom).marketing)
    store.set(acceptAllAtom, { surface: 'banner' })
    store.set(rejectAllAtom)
    expect(stored()).to.equal('necessary')
    expect(changes).to.deep.equal(['all', 'necessary'])
    expect(granted).to.deep.equal([true, false])
  })

  it('a listener of the event can decide again, with another event', async () => {
    const store = start()
    onEvent = () => {
      onEvent = () => {}
      store.set(rejectAllAtom)
    }
    store.set(acceptAllAtom, { surface: 'banner' })
    await waitUntil(() => changes.length > 1, 'both events are dispatched')
    expect(changes).to.deep.equal(['all', 'necessary'])
    expect(stored()).to.equal('necessary')
  })

  it('a reset before the paint is applied after the work of the press', () => {
    const store = start()
    store.set(acceptAllAtom, { surface: 'banner' })
    store.set(resetAtom)
    expect(changes).to.deep.equal(['all', 'none'])
  })
})
