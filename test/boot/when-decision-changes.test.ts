import { expect } from '@open-wc/testing'
import { whenDecisionChanges } from '../../src/boot/when-decision-changes'
import { whenOptionsChange } from '../../src/boot/when-options-change'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { writeStored } from '../../src/storage/local-storage'
import { storageKeys } from '../../src/storage/storage-keys'
import { stopClock } from '../support/fake-clock'
import { watchOpenEnds, type OpenEnds } from '../support/open-ends'

describe('a stored decision', () => {
  const DAY = 24 * 60 * 60 * 1000
  let clock: ReturnType<typeof stopClock>
  let ends: OpenEnds
  let changes: number
  let stop: () => void
  const record = (expires?: number): ConsentRecord =>
    ({ consentInfo: { time: 5, type: 'all' }, ...(expires && { expires }) }) as unknown as ConsentRecord
  const watch = async (expires?: number): Promise<void> => {
    stop = whenDecisionChanges(record(expires), () => changes++)
    await clock.pass(1)
  }
  beforeEach(() => {
    changes = 0
    clock = stopClock()
    ends = watchOpenEnds()
    writeStored(storageKeys.record, record())
  })
  afterEach(async () => {
    stop()
    expect(ends.list()).to.deep.equal([])
    ends.restore()
    clock.restore()
    localStorage.clear()
  })

  const fromTab = (key: string | null, storageArea = localStorage): boolean =>
    dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  const show = (persisted: boolean): boolean => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

  it('may change in another tab, which writes it or clears the storage', async () => {
    await watch()
    fromTab(storageKeys.record)
    fromTab(null)
    expect(changes).to.equal(2)
    fromTab('another key')
    fromTab(storageKeys.record, sessionStorage)
    expect(changes).to.equal(2)
  })

  it('may have changed while the page was in the back/forward cache', async () => {
    await watch()
    show(true)
    writeStored(storageKeys.record, { consentInfo: { time: 6 } })
    show(false)
    expect(changes).to.equal(0)
    show(true)
    localStorage.clear()
    show(true)
    expect(changes).to.equal(2)
  })

  it('expires, also later than a timer can wait', async () => {
    await watch(Date.now() + 60 * DAY)
    await clock.pass(25 * DAY)
    await clock.pass(34.9 * DAY)
    expect(changes).to.equal(0)
    await clock.pass(0.2 * DAY)
    expect(changes).to.equal(1)
  })

  it('may have expired while timers were paused', async () => {
    await watch(Date.now() + DAY)
    const { now } = Date
    Date.now = () => now() + DAY
    show(false)
    Date.now = now
    expect(changes).to.equal(1)
  })

  it('has expired at once at its last moment', async () => {
    await watch(Date.now())
    expect(changes).to.equal(1)
  })

  it('is not watched any longer after a stop, also one before the first task', async () => {
    await watch(Date.now() + DAY)
    stop()
    fromTab(null)
    localStorage.clear()
    show(true)
    await clock.pass(2 * DAY)
    stop = whenDecisionChanges(record(), () => changes++)
    stop()
    await clock.pass(1)
    fromTab(null)
    expect(changes).to.equal(0)
  })
})

describe('the tag of a page whose element has not loaded', () => {
  let tag: HTMLElement & Record<string, unknown>
  let calls: number
  let stop: () => void
  const observed = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
  beforeEach(() => {
    calls = 0
    tag = document.createElement('not-upgraded-banner') as typeof tag
    stop = whenOptionsChange(tag, () => calls++)
  })
  afterEach(() => stop())

  it('reports an attribute that is an option, once', async () => {
    tag.setAttribute('class', 'x')
    await observed()
    expect(calls).to.equal(0)
    tag.setAttribute('policy-url', '/privacy')
    await observed()
    tag.setAttribute('policy-url', '/other')
    await observed()
    expect(calls).to.equal(1)
    expect(Object.getPrototypeOf(tag)).to.equal(HTMLElement.prototype)
  })

  it('reports a property that is an option, once, and keeps its value', () => {
    tag.title = 'a'
    tag.unknown = 1
    expect(calls).to.equal(0)
    tag.policyUrl = '/privacy'
    expect(calls).to.equal(1)
    tag.policyUrl = '/other'
    expect([calls, tag.policyUrl, Object.keys(tag).includes('policyUrl')]).to.deep.equal([1, '/other', true])
    expect([tag.title, tag.unknown]).to.deep.equal(['a', 1])
  })

  it('is an HTML element like before, and after a stop has its prototype again', async () => {
    expect(tag).to.be.instanceOf(HTMLElement)
    expect(tag.localName).to.equal('not-upgraded-banner')
    stop()
    expect(Object.getPrototypeOf(tag)).to.equal(HTMLElement.prototype)
    tag.policyUrl = '/privacy'
    tag.setAttribute('policy-url', '/privacy')
    await observed()
    expect(calls).to.equal(0)
  })

  it('keeps the prototype of an element that has been upgraded, before the start or meanwhile', async () => {
    class Upgraded extends HTMLElement {}
    Object.setPrototypeOf(tag, Upgraded.prototype)
    stop()
    expect(Object.getPrototypeOf(tag)).to.equal(Upgraded.prototype)
    stop = whenOptionsChange(tag, () => calls++)
    expect(Object.getPrototypeOf(tag)).to.equal(Upgraded.prototype)
    tag.setAttribute('policy-url', '/privacy')
    await observed()
    expect(calls).to.equal(1)
  })
})
