import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { consentSignals } from '../../src/signals/consent-signals'
import { startTagManager, tagManagerScriptUrl, type TagManagerOptions } from '../../src/signals/google-tag-manager'

const options: TagManagerOptions = { id: 'GTM-TEST', mode: 'advanced', dataLayerName: 'testLayer' }
const complaints: string[] = []
/** Starts the tag manager. @returns tells it what is in force */
function start(given: Partial<TagManagerOptions> = {}, decided: Consents | null = null): (consents: Consents) => void {
  const inForce = (consents: Consents, isNew: boolean) => ({
    consents,
    isNew,
    time: decided || isNew ? 1 : undefined,
  })
  const tell = startTagManager({ ...options, ...given }, inForce(decided ?? onlyNecessary(), false), message =>
    complaints.push(message),
  )
  return consents => tell(inForce(consents, true))
}
const page = window as unknown as Record<string, unknown[] | undefined>
/** What stands in the queue: commands as lists, and whether they were real `arguments`. */
const queue = (name = 'testLayer') =>
  (page[name] ?? []).map(entry => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    return isCommand ? [...(entry as unknown[])] : Object.keys(entry as object)
  })
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')]
const denied = Object.fromEntries(Object.keys(consentSignals(allConsents())).map(name => [name, 'denied']))
const theDefault = ['consent', 'default', denied]
/** As a page gives a command to Google's tags. */
function pageSays(...words: unknown[]): void
function pageSays(): void {
  ;(page.testLayer ??= []).push(arguments)
}

afterEach(() => {
  delete page.testLayer
  delete page.otherLayer
  complaints.length = 0
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
    start()
    expect(queue()).to.deep.equal([theDefault, ['gtm.start', 'event']])
    expect(scripts().map(({ src, async }) => [src, async])).to.deep.equal([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST&l=testLayer', true],
    ])
  })

  it('hears a decision of an earlier visit before it is loaded', () => {
    start({}, allConsents())
    expect(queue()).to.deep.equal([
      theDefault,
      ['consent', 'update', consentSignals(allConsents())],
      ['event', 'consent'],
      ['gtm.start', 'event'],
    ])
  })

  it('hears each change once, and nothing where nothing changed', () => {
    const update = start()
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
    const update = start({ mode: 'basic' }, onlyNecessary())
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
    start({ dataLayerName: 'otherLayer' })
    expect(queue('otherLayer')[0]).to.deep.equal(['event'])
    expect(page.testLayer).to.equal(undefined)
  })

  it('carries the nonce of the site and its own script, where given', () => {
    start({ customScriptUrl: 'https://site.test/gtm.js', nonce: 'abc' })
    expect(scripts()[0]!.src).to.equal('https://site.test/gtm.js')
    expect(scripts()[0]!.nonce).to.equal('abc')
  })

  it('tells all seven signals with every update, and its event after it', () => {
    const update = start()
    update({ ...onlyNecessary(), measurement: true })
    const entries = queue()
    const at = entries.findIndex(entry => entry[1] === 'update')
    expect(entries[at]![2]).to.deep.equal({
      ...denied,
      security_storage: 'granted',
      analytics_storage: 'granted',
    })
    expect(page.testLayer![at + 1]).to.deep.equal({
      event: 'consent_updated',
      consent: { ...denied, security_storage: 'granted', analytics_storage: 'granted' },
    })
  })

  it('hears nothing while nobody has decided, and hears what is on unasked', () => {
    const tell = startTagManager(options, { consents: onlyNecessary(), isNew: false, time: undefined }, () => {})
    tell({ consents: onlyNecessary(), isNew: true, time: undefined })
    expect(queue().filter(entry => entry[1] === 'update')).to.deep.equal([])
    tell({ consents: allConsents(), isNew: true, time: undefined })
    tell({ consents: onlyNecessary(), isNew: true, time: undefined })
    expect(queue().filter(entry => entry[1] === 'update')).to.have.length(2)
  })

  it('goes from undecided to accepted, withdrawn and partly given, one update for each', () => {
    const update = start()
    const partly = { ...onlyNecessary(), marketing: true }
    for (const consents of [allConsents(), onlyNecessary(), partly]) update(consents)
    const commands = queue().filter(entry => entry[0] === 'consent')
    expect(commands).to.deep.equal([
      theDefault,
      ...[allConsents(), onlyNecessary(), partly].map(consents => ['consent', 'update', consentSignals(consents)]),
    ])
  })

  it('waits for a first word as long as the site says, and not at all unless it does', () => {
    start({ waitForUpdate: 500 })
    expect(queue()[0]).to.deep.equal(['consent', 'default', { ...denied, wait_for_update: 500 }])
    delete page.testLayer
    start()
    expect(queue()[0]).to.deep.equal(theDefault)
  })

  it('hears defaults for regions, redaction and passing through after the default and before anything else', () => {
    const california = { region: ['US-CA', 'US'], analytics_storage: 'granted', ad_storage: 'denied' } as const
    start({ defaults: [california], adsDataRedaction: true, urlPassthrough: true }, allConsents())
    expect(queue().slice(0, 5)).to.deep.equal([
      theDefault,
      ['consent', 'default', california],
      ['set', 'ads_data_redaction', true],
      ['set', 'url_passthrough', true],
      ['consent', 'update', consentSignals(allConsents())],
    ])
  })

  const wrong: [object, string][] = [
    [{ waitForUpdate: -1 }, 'Option "tagManager.waitForUpdate" is -1; allowed is a whole number from 0'],
    [{ adsDataRedaction: 'yes' }, 'Option "tagManager.adsDataRedaction" is "yes"; allowed is true or false'],
    [
      { regions: [] },
      'Option "tagManager.regions" is not known; known are id, mode, customScriptUrl, dataLayerName, nonce, waitForUpdate, adsDataRedaction, urlPassthrough, defaults',
    ],
  ]
  for (const [given, complaint] of wrong)
    it(`has what it cannot use named, and left out: ${complaint}`, () => {
      start(given)
      expect(complaints).to.deep.equal([complaint])
      expect(queue().slice(0, 1)).to.deep.equal([theDefault])
    })

  const wrongDefaults: [unknown, string][] = [
    [
      { region: ['US'] },
      'Option "tagManager.defaults" is {"region":["US"]}; allowed is a list such as [{"region": ["US"], "analytics_storage": "granted"}]',
    ],
    [['US'], 'Option "tagManager.defaults[0]" is "US"; allowed is an object with a region'],
    [
      [{ region: ['us-california'] }],
      'Option "tagManager.defaults[0].region" is ["us-california"]; allowed is a list of regions such as "US" or "US-CA"',
    ],
    [
      [{ ad_storage: 'granted' }],
      'Option "tagManager.defaults[0].region" is undefined; allowed is a list of regions such as "US" or "US-CA"',
    ],
    [
      [{ region: ['US'], ad_storage: true }],
      'Option "tagManager.defaults[0].ad_storage" is true; allowed is "granted" or "denied"',
    ],
    [
      [{ region: ['US'], marketing: 'granted' }],
      'Option "tagManager.defaults[0].marketing" is not known; known are region, ad_storage, ad_user_data, ad_personalization, analytics_storage, functionality_storage, personalization_storage, security_storage',
    ],
  ]
  for (const [defaults, complaint] of wrongDefaults)
    it(`has defaults for regions that are wrong named, and left out: ${complaint}`, () => {
      start({ defaults: defaults as TagManagerOptions['defaults'] })
      expect(complaints).to.deep.equal([complaint])
      expect(queue().filter(entry => entry[1] === 'default')).to.deep.equal([theDefault])
    })

  it('never hears a second default: the page has said its own', () => {
    pageSays('consent', 'default', { ad_storage: 'denied' })
    const update = start({ defaults: [{ region: ['US'], ad_storage: 'granted' }] })
    update(onlyNecessary())
    expect(queue().filter(entry => entry[0] === 'consent')).to.deep.equal([
      ['consent', 'default', { ad_storage: 'denied' }],
      ['consent', 'update', consentSignals(onlyNecessary())],
    ])
  })

  it('hears ours for the rest of the world where the page has spoken of a region', () => {
    const region = { region: ['FR'], ad_storage: 'denied' }
    pageSays('consent', 'default', region)
    start({ defaults: [{ region: ['US'], ad_storage: 'granted' }] })
    expect(queue().slice(0, 2)).to.deep.equal([['consent', 'default', region], theDefault])
    expect(queue().filter(entry => entry[1] === 'default')).to.have.length(2)
  })

  it('does not take an array for a default, because Google passes over it', () => {
    page.testLayer = [['consent', 'default', denied]]
    start()
    expect(queue()).to.deep.include(theDefault)
  })

  it('started again on the same page neither hears a second default nor is loaded twice', () => {
    start()
    start({}, allConsents())
    expect(queue().filter(entry => entry[1] === 'default')).to.have.length(1)
    expect(scripts()).to.have.length(1)
    expect(queue().filter(entry => entry[0] === 'gtm.start')).to.have.length(1)
  })

  it('has its id encoded and trimmed', () => {
    expect(tagManagerScriptUrl({ ...options, id: ' a&b ', dataLayerName: 'dataLayer' })).to.equal(
      'https://www.googletagmanager.com/gtm.js?id=a%26b',
    )
  })

  for (const id of ['', '   ', undefined, 5])
    it(`with the container id ${JSON.stringify(id)} is refused`, () => {
      expect(() => start({ id: id as string })).to.throw('GTM container ID is required and must be a non-empty string')
      expect(page.testLayer).to.equal(undefined)
    })

  it('needs a document head', () => {
    Object.defineProperty(document, 'head', { configurable: true, value: null })
    try {
      expect(() => start()).to.throw('Document head is not available for script injection')
    } finally {
      delete (document as { head?: unknown }).head
    }
  })
})
