import { expect } from '@open-wc/testing'
import { loadStore } from '../../src/boot/load-store'

describe('what makes the manager load its store', () => {
  let receipts: number
  const manager = (version?: string): unknown => ({
    ...(version && { version }),
    receipts: () => (receipts++, Promise.reject(new Error('stopped'))),
  })
  const provide = (value: unknown): void =>
    void Object.defineProperty(window, 'consentManager', { configurable: true, writable: true, value })
  const ready = (): boolean => document.dispatchEvent(new Event('consent-ready'))
  beforeEach(() => (receipts = 0))
  afterEach(() => Reflect.deleteProperty(window, 'consentManager'))

  it('is a call of the one that runs', () => {
    provide(manager('1.0.0'))
    loadStore()
    expect(receipts).to.equal(1)
    ready()
    expect(receipts).to.equal(1)
  })

  for (const [what, before] of [
    ['there is none yet', undefined],
    ['only the early one is there', manager()],
  ] as const)
    it(`waits for it where ${what}, and calls it once`, () => {
      provide(before)
      loadStore()
      expect(receipts).to.equal(0)
      provide(manager('1.0.0'))
      ready()
      ready()
      expect(receipts).to.equal(1)
    })

  it('is nothing if the page has removed the manager by then', () => {
    loadStore()
    ready()
    expect(receipts).to.equal(0)
  })
})
