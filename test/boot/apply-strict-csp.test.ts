import { expect } from '@open-wc/testing'
import { applyStrictCsp } from '../../src/boot/apply-strict-csp'
import { onlyNecessary } from '../../src/consent/consents'
import { stopClock } from '../support/fake-clock'
import { decide } from '../support/stored-decisions'

describe('the policy of a strict page', () => {
  let policies: string[][]
  let stop: () => boolean
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => {
    clock = stopClock()
    localStorage.clear()
    policies = []
    // A policy of this page would stay.
    document.head.append = (...nodes) => {
      for (const { httpEquiv, content } of nodes as HTMLMetaElement[]) {
        expect(httpEquiv).to.equal('Content-Security-Policy')
        policies.push(content.split(/[\s;]+/))
      }
    }
    stop = () => true
  })
  afterEach(() => {
    stop()
    Reflect.deleteProperty(document.head, 'append')
    Reflect.deleteProperty(document, 'visibilityState')
    clock.restore()
    localStorage.clear()
  })
  const analytics = 'google-analytics.com'
  const pixel = 'doubleclick.net'
  const change = async (name = 'consent-change', target: EventTarget = document): Promise<void> => {
    target.dispatchEvent(new Event(name))
    await clock.pass(0)
  }

  it('allows the site, its subdomains on every port, and what the site names, and no known host', () => {
    stop = applyStrictCsp(['cdn.example'])
    const { hostname } = location
    expect(policies).to.have.length(1)
    const [policy] = policies as [string[]]
    expect(policy.slice(0, 2)).to.deep.equal(['default-src', "'self'"])
    expect(policy.filter(source => source.includes(hostname))).to.deep.equal(
      [0, 1].flatMap(() => [`${hostname}:*`, ...(/[a-z]$/.test(hostname) ? [`*.${hostname}:*`] : [])]),
    )
    expect(policy).to.include('cdn.example')
    expect(policy.filter(source => source.includes('/^') || source === ':*')).to.deep.equal([])
    expect(policy).to.not.include.members([analytics])
    expect(policy).to.not.include.members([pixel])
  })

  it('is narrower once a category is withdrawn, and added only then', async () => {
    decide({ ...onlyNecessary(), measurement: true, marketing: true })
    stop = applyStrictCsp([])
    expect(policies.map(policy => [policy.includes(analytics), policy.includes(pixel)])).to.deep.equal([[true, true]])
    await change()
    expect(policies).to.have.length(1)
    decide({ ...onlyNecessary(), measurement: true })
    await change()
    decide(onlyNecessary())
    await change('pageshow', window)
    expect(policies.map(policy => [policy.includes(analytics), policy.includes(pixel)])).to.deep.equal([
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  it('is none while everything is granted, and after the stop', async () => {
    decide()
    stop = applyStrictCsp([])
    await change()
    expect(policies).to.deep.equal([])
    expect(stop()).to.equal(true)
    decide(onlyNecessary())
    await change()
    await change('pageshow', window)
    expect(policies).to.deep.equal([])
  })

  it('stays in a page in the background when more is granted, which is not reloaded', async () => {
    stop = applyStrictCsp([])
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    decide()
    await change()
    expect(policies).to.have.length(1)
  })

  it('refuses what cannot be a source', () => {
    expect(() => applyStrictCsp(['cdn.example; script-src *'])).to.throw(TypeError, 'is not a source')
  })
})
