import { expect } from '@open-wc/testing'
import { consentManagerOf } from '../../src/boot/consent-manager-of'
import type { ManagerState } from '../../src/boot/manager-state'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'

/** A state that notes what is called. */
function notedState(more: object = {}) {
  const calls: unknown[][] = []
  const answers: Record<string, unknown> = {
    effective: onlyNecessary(),
    services: [
      { name: 'youtube', title: 'YouTube', category: 'experience', allowed: true },
      { name: 'maps', title: 'Maps', category: 'experience', allowed: false },
    ],
    servicesAllowed: { services: { youtube: true, maps: false } },
    state: { consents: allConsents(), effectiveConsents: onlyNecessary(), consentInfo: null },
    sync: Promise.resolve({
      verify: (given: unknown) => Promise.resolve({ verified: given }),
      identify: (id: string) => Promise.resolve({ identified: id }),
      receipts: () => Promise.resolve(['a receipt']),
    }),
    ...more,
  }
  const state = new Proxy({} as ManagerState, {
    get:
      (_, name: string) =>
      (...args: unknown[]) => {
        if (!(name in answers)) calls.push([name, ...args])
        return answers[name]
      },
  })
  const problems: string[] = []
  const manager = consentManagerOf(
    () => state,
    ({ code, message }) => void problems.push(`${code} ${message}`),
  )
  return { manager, calls, problems }
}

describe('the interface of the manager', () => {
  it('passes each call on, and nothing else', () => {
    const { manager, calls, problems } = notedState()
    manager.acceptAll()
    manager.rejectAll()
    manager.save()
    manager.save(new Event('click') as never)
    manager.save({ marketing: true, measurement: false }, { youtube: false })
    manager.setConsent('marketing', true)
    manager.openSettings()
    manager.closeSettings()
    manager.reset()
    manager.stop()
    expect(calls).to.deep.equal([
      ['acceptAll'],
      ['rejectAll'],
      ['saveSelection'],
      ['saveSelection'],
      ['save', { marketing: true, measurement: false }, { youtube: false }],
      ['setConsent', 'marketing', true],
      ['openSettings'],
      ['closeSettings'],
      ['reset'],
      ['stop'],
    ])
    expect(problems).to.deep.equal([])
  })

  const known = 'known are necessary, functionality, measurement, experience, marketing'
  for (const [given, written] of [
    ['ads', '"ads"'],
    ['Marketing', '"Marketing"'],
    ['__proto__', '"__proto__"'],
    [undefined, 'undefined'],
    [5, '5'],
  ] as [never, string][])
    it(`reports the category ${written}, and treats it as not granted`, () => {
      const { manager, calls, problems } = notedState({ effective: allConsents() })
      manager.setConsent(given, true)
      expect(manager.hasConsentFor(given)).to.equal(false)
      expect(calls).to.deep.equal([])
      expect(problems).to.deep.equal([
        `INVALID_OPTION setConsent() was given the category ${written}; ${known}`,
        `INVALID_OPTION hasConsentFor() was given the category ${written}; ${known}`,
      ])
    })

  it('never grants by a value that is not true', () => {
    const { manager, calls, problems } = notedState()
    for (const value of ['true', 1, {}, null]) manager.setConsent('marketing', value as never)
    expect(calls).to.deep.equal(Array.from({ length: 4 }, () => ['setConsent', 'marketing', false]))
    calls.length = 0
    manager.save({ marketing: 'yes', measurement: 1, ads: true, experience: true } as never)
    expect(calls).to.deep.equal([['save', { experience: true }, undefined]])
    expect(problems).to.deep.equal([`INVALID_OPTION save() was given the category "ads"; ${known}`])
  })

  it('says what is in force, by category and by service', () => {
    const { manager } = notedState({ effective: { ...onlyNecessary(), measurement: true } })
    expect(manager.hasConsentFor('measurement')).to.equal(true)
    expect(manager.hasConsentFor('marketing')).to.equal(false)
    expect([manager.isAllowed('youtube'), manager.isAllowed('maps'), manager.isAllowed('vimeo')]).to.deep.equal([
      true,
      false,
      false,
    ])
    expect(manager.services.map(({ name }) => name)).to.deep.equal(['youtube', 'maps'])
    expect(manager.state.consents).to.deep.equal(allConsents())
    expect(manager.requests).to.be.an('array')
    expect(manager.unlistedHosts).to.be.an('array')
    expect(manager.blockedStorage).to.be.an('array')
    expect(manager.version).to.match(/^\d+\.\d+\.\d+/)
  })

  it('tells a listener of the present state first, then of each change, until it is removed', () => {
    const { manager, calls } = notedState()
    const told: unknown[] = []
    const remove = manager.onConsentChange(detail => told.push(detail))
    const first = {
      consents: allConsents(),
      effectiveConsents: onlyNecessary(),
      consentInfo: null,
      changed: [],
      services: { youtube: true, maps: false },
    }
    // What a press has left for later would otherwise tell it of the same state again.
    expect(calls).to.deep.equal([['settle']])
    expect(told).to.deep.equal([first])
    const change = (detail: object): boolean => document.dispatchEvent(new CustomEvent('consent-change', { detail }))
    change({ changed: ['marketing'] })
    remove()
    change({ changed: ['experience'] })
    expect(told).to.deep.equal([first, { changed: ['marketing'] }])
  })

  it('asks the server about what is in force, unless the page names something else', async () => {
    const inForce: Consents = { ...onlyNecessary(), experience: true }
    const { manager } = notedState({ effective: inForce })
    expect(await manager.verify()).to.deep.equal({ verified: inForce })
    expect(await manager.verify(['marketing'])).to.deep.equal({ verified: ['marketing'] })
    expect(await manager.identify('account 1')).to.deep.equal({ identified: 'account 1' })
    expect(await manager.receipts()).to.deep.equal(['a receipt'])
  })
})
