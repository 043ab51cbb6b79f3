import { expect } from '@open-wc/testing'
import { startTcf } from '../../src/boot/start-tcf'
import { createConsentStore, type ConsentStore } from '../../src/store'
import { providePageStore } from '../../src/store/page-store'

type Api = (command: string, version: number, callback: (data: Record<string, unknown>) => void) => void
const page = window as unknown as { __tcfapi?: Api }
const options = { cmpId: 300, vendorListUrl: '/page/tcf/vendor-list.json', place: 'DE' }

describe('the framework of the IAB', () => {
  const { error } = console
  let stop: () => void
  let removeStore = (): void => {}
  /** Provides a store, and returns how often something has subscribed to it. */
  const subscriptions = (): { count: number } => {
    const counted = { count: 0 }
    const store = createConsentStore()
    removeStore = providePageStore({
      ...store,
      sub: (...given: Parameters<ConsentStore['sub']>) => (counted.count++, store.sub(...given)),
    } as ConsentStore)
    return counted
  }
  const applies = (): Promise<unknown> =>
    new Promise(resolve => page.__tcfapi!('ping', 2, ({ gdprApplies }) => resolve(gdprApplies)))
  beforeEach(() => {
    localStorage.clear()
    stop = () => {}
  })
  afterEach(() => {
    stop()
    removeStore()
    console.error = error
    delete page.__tcfapi
  })

  it('throws with options that it cannot start with, and nothing of it follows a manager where it does not apply', () => {
    console.error = () => {}
    expect(() => startTcf({ ...options, cmpId: 0, place: 'US' })).to.throw(TypeError, 'tcf.cmpId is 0')
    expect(subscriptions().count).to.equal(0)
  })

  it('does not follow a manager where it does not apply, and says so', async () => {
    stop = startTcf({ ...options, place: 'US' })
    expect(subscriptions().count).to.equal(0)
    expect(await applies()).to.equal(false)
  })

  // Last, because it reserves the surfaces of this page.
  it('follows the manager that starts after it, until its stop', () => {
    stop = startTcf(options)
    expect(subscriptions().count).to.be.above(0)
    stop()
    removeStore()
    expect(subscriptions().count).to.equal(0)
  })
})
