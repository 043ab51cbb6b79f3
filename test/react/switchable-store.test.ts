import { expect } from '@open-wc/testing'
import { atom } from 'jotai/vanilla'
import { switchableStore, type SwitchableStore } from '../../src/react/switchable-store'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'

describe('a store whose target changes', () => {
  const count = atom(0)
  const add = atom(null, (get, set, by: number) => {
    set(count, get(count) + by)
    return get(count)
  })
  let first: ConsentStore
  let other: ConsentStore
  let switchable: SwitchableStore
  let heard: string[]
  const listen = (): (() => void) =>
    switchable.store.sub(count, () => heard.push(`count ${switchable.store.get(count)}`))

  beforeEach(() => {
    first = createConsentStore()
    other = createConsentStore()
    heard = []
    switchable = switchableStore(first)
  })

  it('reads and writes in its target, and returns what a write returns', () => {
    expect([switchable.store.set(add, 2), first.get(count), switchable.running()]).to.eql([2, 2, null])
    switchable.follow(other)
    expect([switchable.store.set(add, 3), other.get(count), first.get(count)]).to.eql([5, 5, 2])
    expect([switchable.running(), switchable.store.get(count)]).to.eql([other, 5])
  })

  it('repeats early writes on the first running store only, in their order', () => {
    switchable.store.set(count, 5)
    switchable.store.set(add, 1)
    switchable.follow(other)
    expect(other.get(count)).to.equal(6)
    const third = createConsentStore()
    switchable.store.set(add, 1)
    switchable.follow(third)
    expect([third.get(count), other.get(count)]).to.eql([0, 7])
  })

  it('keeps early writes for the first running store, also if it is told before that none runs', () => {
    switchable.store.set(count, 5)
    switchable.follow(null)
    switchable.follow(other)
    expect(other.get(count)).to.equal(5)
  })

  it('has an empty store after the running one has ended', () => {
    switchable.follow(other)
    switchable.store.set(count, 5)
    switchable.follow(null)
    expect([switchable.running(), switchable.store.get(count), other.get(count)]).to.eql([null, 0, 5])
  })

  it('moves subscriptions to each target, and tells about the change', () => {
    const stop = listen()
    switchable.store.set(count, 1)
    other.set(count, 9)
    switchable.follow(other)
    first.set(count, 2)
    other.set(count, 10)
    expect(heard).to.eql(['count 1', 'count 1', 'count 10'])
    stop()
    other.set(count, 11)
    switchable.follow(createConsentStore())
    expect(heard).to.have.length(3)
  })

  it('reports each other running store once, until the listener unsubscribes', () => {
    const stop = switchable.onRunning(() => heard.push(switchable.running() === null ? 'none' : 'one'))
    switchable.follow(null)
    expect(heard).to.eql([])
    switchable.follow(other)
    switchable.follow(other)
    switchable.follow(null)
    expect(heard).to.eql(['one', 'none'])
    stop()
    switchable.follow(other)
    expect(heard).to.have.length(2)
  })

  it('lets a listener subscribe and unsubscribe meanwhile', () => {
    const stop = switchable.onRunning(() => {
      stop()
      listen()
    })
    switchable.follow(other)
    switchable.store.set(count, 3)
    expect(heard).to.eql(['count 3'])
  })
})
