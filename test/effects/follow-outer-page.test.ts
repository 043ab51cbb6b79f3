import { expect } from '@open-wc/testing'
import type { EffectContext } from '../../src/effects/effect-context'
import { followOuterPage } from '../../src/effects/follow-outer-page'
import { acceptAllAtom, createConsentStore, recordAtom, type ConsentStore } from '../../src/store'
import { pressRuleAtom } from '../../src/store/press-rule-atom'

describe('a page that another page of the same origin frames', () => {
  const { parent } = window
  let store: ConsentStore
  let stop: () => void
  let opened: number
  /** Pretends that this page is in a frame of others, the outermost last. */
  const frameBy = (...pages: object[]): void => {
    const chain = pages.reduceRight<object | undefined>((above, page) => {
      const self: object = Object.assign(page, { parent: above ?? page })
      return self
    }, undefined)
    Object.defineProperty(window, 'parent', { value: chain, configurable: true, writable: true })
    store = createConsentStore()
    stop = followOuterPage({ store } as EffectContext)
  }
  const manager = { openSettings: () => void opened++ }
  beforeEach(() => {
    opened = 0
    localStorage.clear()
  })
  afterEach(() => {
    stop()
    Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true })
    localStorage.clear()
  })

  it('does not ask, and opens the settings of the outer page, until the stop', () => {
    frameBy({ consentManager: manager })
    const rule = store.get(pressRuleAtom)!
    expect(rule.mayAsk).to.equal(false)
    rule.openSettings!()
    expect(opened).to.equal(1)
    stop()
    expect(store.get(pressRuleAtom)).to.equal(null)
  })

  it('counts presses on its own surfaces, because the outer page is the same site', () => {
    frameBy({ consentManager: manager })
    store.set(acceptAllAtom, { surface: 'dialog' })
    expect(store.get(recordAtom)?.consents.marketing).to.equal(true)
  })

  it('opens the settings of the outermost page that has a manager', () => {
    frameBy({ consentManager: { openSettings: () => void (opened -= 10) } }, { consentManager: manager }, {})
    store.get(pressRuleAtom)!.openSettings!()
    expect(opened).to.equal(1)
  })

  it('asks as any other page if no page around it has a manager', () => {
    frameBy({}, {})
    expect(store.get(pressRuleAtom)).to.equal(null)
  })
})
