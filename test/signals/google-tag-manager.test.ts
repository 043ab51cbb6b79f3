import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentSignals } from '../../src/signals/consent-signals'
import { startTagManager, tagManagerScriptUrl, type TagManagerOptions } from '../../src/signals/google-tag-manager'

const options: TagManagerOptions = { id: 'GTM-TEST', mode: 'advanced', dataLayerName: 'testLayer' }
const page = window as unknown as Record<string, unknown[] | undefined>
/** What stands in the queue: commands as lists, and whether they were real `arguments`. */
const queue = (name = 'testLayer') =>
  (page[name] ?? []).map(entry => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    return isCommand ? [...(entry as unknown[])] : Object.keys(entry as object)
  })
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')]
const denied = Object.fromEntries(Object.keys(consentSignals(allConsents())).map(name => [name, 'denied']))

afterEach(() => {
  delete page.testLayer
  delete page.otherLayer
  scripts().forEach(script => script.remove())
})

describe('the tag manager', () => {
  it('is told of each category in its own words', () => {
    expect(consentSignals({ ...onlyNecessary(), marketing: true })).to.deep.equal({
      ...denied,
      security_storage: 'granted',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    })
    const alone = (name: string) =>
      Object.entries(consentSignals({ ...onlyNecessary(), necessary: false, [name]: true }))
        .filter(([, said]) => said === 'granted')
        .map(([signal]) => signal)
    expect(alone('functionality')).to.deep.equal(['functionality_storage'])
    expect(alone('measurement')).to.deep.equal(['analytics_storage'])
    expect(alone('experience')).to.deep.equal(['personalization_storage'])
    expect(alone('necessary')).to.deep.equal(['security_storage'])
  })

  it('hears that all is denied before it is loaded, as real arguments objects', () => {
    startTagManager(options, null)
    expect(queue()).to.deep.equal([
      ['consent', 'default', denied],
      ['gtm.start', 'event'],
    ])
    expect(scripts().map(({ src, async }) => [src, async])).to.deep.equal([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST&l=testLayer', true],
    ])
  })

  it('hears a decision of an earlier visit before it is loaded', () => {
    startTagManager(options, allConsents())
    expect(queue()).to.deep.equal([
      ['consent', 'default', denied],
      ['consent', 'update', consentSignals(allConsents())],
      ['event', 'consent'],
      ['gtm.start', 'event'],
    ])
  })

  it('hears each change once, and nothing where nothing changed', () => {
    const { update } = startTagManager(options, null)
    update(allConsents())
    update(allConsents())
    update(onlyNecessary())
    const updates = queue().filter(entry => entry[1] === 'update')
    expect(updates.map(([, , signals]) => signals)).to.deep.equal([
      consentSignals(allConsents()),
      consentSignals(onlyNecessary()),
    ])
  })

  it('in basic mode is asked for nothing until a category other than necessary is granted', () => {
    const { update } = startTagManager({ ...options, mode: 'basic' }, onlyNecessary())
    update(onlyNecessary())
    expect(scripts()).to.have.length(0)
    update({ ...onlyNecessary(), measurement: true })
    update(allConsents())
    expect(scripts()).to.have.length(1)
    const order = queue().map(entry => entry.slice(0, 2).join(' '))
    expect(order.indexOf('gtm.start event')).to.be.greaterThan(order.lastIndexOf('consent default'))
  })

  it("keeps what is in the page's own data layer", () => {
    page.otherLayer = [{ event: 'mine' }]
    startTagManager({ ...options, dataLayerName: 'otherLayer' }, null)
    expect(queue('otherLayer')[0]).to.deep.equal(['event'])
    expect(page.testLayer).to.equal(undefined)
  })

  it('carries the nonce of the site and its own script, where given', () => {
    const own = { ...options, customScriptUrl: 'https://site.test/gtm.js', nonce: 'abc' }
    startTagManager(own, null)
    expect(scripts()[0]!.src).to.equal('https://site.test/gtm.js')
    expect(scripts()[0]!.nonce).to.equal('abc')
  })

  it('has its id encoded and trimmed', () => {
    expect(tagManagerScriptUrl({ ...options, id: ' a&b ', dataLayerName: 'dataLayer' })).to.equal(
      'https://www.googletagmanager.com/gtm.js?id=a%26b',
    )
  })

  for (const id of ['', '   ', undefined, 5])
    it(`with the container id ${JSON.stringify(id)} is refused`, () => {
      expect(() => startTagManager({ ...options, id: id as string }, null)).to.throw(
        'GTM container ID is required and must be a non-empty string',
      )
      expect(page.testLayer).to.equal(undefined)
    })

  it('needs a document head', () => {
    Object.defineProperty(document, 'head', { configurable: true, value: null })
    try {
      expect(() => startTagManager(options, null)).to.throw('Document head is not available for script injection')
    } finally {
      delete (document as { head?: unknown }).head
    }
  })
})
