import { expect } from '@open-wc/testing'
import { guardScript } from '../../src/blocking/page/guard-script'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import { startBlocking, type Patches } from '../../src/blocking/start-blocking'
import type { BlockingRules } from '../../src/blocking/rules/blocking-rules'
import { blockUntilManagerStarts } from '../../src/boot/block-until-manager-starts'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { decide, refuse } from '../support/stored-decisions'

describe('what the guard blocks until a manager starts', () => {
  const before = { ...guardScript }
  /** Starts with a blocker that only notes what it was given. */
  const rulesOf = (attributes: Partial<typeof guardScript> = {}): BlockingRules => {
    Object.assign(guardScript, before, attributes)
    const given: Parameters<typeof startBlocking>[] = []
    const stop = () => {}
    const patches: Patches = {}
    expect(blockUntilManagerStarts((...rest) => (given.push(rest), stop), patches)).to.equal(stop)
    const [[rules, installed, place] = []] = given
    expect([installed, place]).to.deep.equal([patches, 'below'])
    return rules!
  }
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    Object.assign(guardScript, before)
    localStorage.clear()
  })

  it('is what the stored decision does not grant, also after it has changed', () => {
    const { allows } = rulesOf()
    expect(allows('marketing')).to.equal(false)
    decide(allConsents())
    expect(allows('marketing')).to.equal(true)
    decide(onlyNecessary())
    expect([allows('marketing'), allows('necessary')]).to.deep.equal([false, true])
  })

  it('is not what a tag names as granted, in a page that can read its storage', () => {
    expect(rulesOf({ granted: 'marketing measurement' }).allows('marketing')).to.equal(false)
  })

  it('is the storage too, unless the tag says that it is off', () => {
    expect(['off', undefined, 'listed', 'of'].map(storage => rulesOf({ storage }).storage)).to.deep.equal([
      'off',
      'listed',
      'listed',
      'listed',
    ])
  })

  it('waits or is dropped as the tag says, until there is a decision', () => {
    for (const [pending, expected] of [
      ['hold', 'hold'],
      ['drop', 'drop'],
      ['wait', 'reject'],
      [undefined, 'reject'],
    ] as const) {
      localStorage.clear()
      const rules = rulesOf({ pending })
      expect(rules.pending?.()).to.equal(expected)
      refuse()
      expect(rules.pending?.()).to.equal('refused')
    }
  })

  it('is each service that the decision refuses, by name and by host', () => {
    const { refusedServices, services } = rulesOf()
    expect([refusedServices?.(), services?.()]).to.deep.equal([[], null])
    decide(allConsents(), { services: { youtube: false }, blockedHosts: { 'youtube.com': 'experience' } })
    expect(refusedServices?.()).to.deep.equal(['youtube'])
    expect(services?.()).to.deep.equal({ 'youtube.com': { category: 'experience', allowed: false } })
  })

  it('ends with its rules, and those of a manager take precedence', () => {
    const stop = blockUntilManagerStarts(startBlocking, {})
    const { judges } = pageBlocker()
    const [ours] = judges
    const stopManager = startBlocking({ allows: () => true }, {})
    expect(judges.indexOf(ours!)).to.equal(0)
    expect(judges).to.have.length(2)
    stopManager()
    stop()
    expect(judges).to.deep.equal([])
  })
})
