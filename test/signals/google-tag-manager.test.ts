import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { consentSignals } from '../../src/signals/consent-signals'
import { startTagManager, tagManagerScriptUrl, type TagManagerOptions } from '../../src/signals/google-tag-manager'

const options: TagManagerOptions = { id: 'GTM-TEST', mode: 'advanced', dataLayerName: 'testLayer' }
const complaints: string[] = []
/** Starts the tag manager. Returns a function that passes consents to it. */
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
/** Returns the queue: commands as lists of their arguments, other entries as lists of their keys. */
const queue = (name = 'testLayer') =>
  (page[name] ?? []).map(entry => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    return isCommand ? [...(entry as unknown[])] : Object.keys(entry as object)
  })
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="gtm.js"]')]
const denied = Object.fromEntries(Object.keys(consentSignals(allConsents())).map(name => [name, 'denied']))
const theDefault = ['consent', 'default', denied]
/** Queues a command as a page does. */
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
  it('gets the consent default first, also if the page has pushed before', () => {
    pageSays('js', new Date())
    pageSays('config', 'G-AB12CD3')
    start({ adsDataRedaction: true })
    const entries = queue()
    expect(entries[0]).to.deep.equal(theDefault)
    expect(entries[1]).to.deep.equal(['set', 'ads_data_redaction', true])
    expect(entries.slice(2, 4).map(entry => entry[0])).to.deep.equal(['js', 'config'])
  })

  it('gets the consent default also if the page has sent only an update before', () => {
    pageSays('consent', 'update', { ad_storage: 'denied' })
    start({ mode: 'basic', defaults: [{ region: ['US'], ad_storage: 'granted' }] })
    expect(queue().slice(0, 3)).to.deep.equal([
      theDefault,
      ['consent', 'default', { region: ['US'], ad_storage: 'granted' }],
      ['consent', 'update', { ad_storage: 'denied' }],
    ])
  })

  it('gets the consent default last if Google’s script has read the queue before', () => {
    pageSays('config', 'G-AB12CD3')
    page.google_tag_manager = []
    start({ mode: 'basic' })
    delete page.google_tag_manager
    expect(queue().at(-1)).to.deep.equal(theDefault)
  })

  it('receives each category as its consent types', () => {
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

  it('receives the denied default before it is loaded, as arguments objects', () => {
    start()
    expect(queue()).to.deep.equal([theDefault, ['gtm.start', 'event']])
    expect(scripts().map(({ src, async }) => [src, async])).to.deep.equal([
      ['https://www.googletagmanager.com/gtm.js?id=GTM-TEST&l=testLayer', true],
    ])
  })

  it('receives the decision of an earlier visit before it is loaded', () => {
    start({}, allConsents())
    expect(queue()).to.deep.equal([
      theDefault,
      ['consent', 'update', consentSignals(allConsents())],
      ['event', 'consent'],
      ['gtm.start', 'event'],
    ])
  })

  it('receives each change once, and nothing without a change', () => {
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

  it('is not loaded in basic mode until a category other than necessary is granted', () => {
    const update = start({ mode: 'basic' }, onlyNecessary())
    update(onlyNecessary())
    expect(scripts()).to.have.length(0)
    update({ ...onlyNecessary(), measurement: true })
    update(allConsents())
    expect(scripts()).to.have.length(1)
    const order = queue().map(entry => entry.slice(0, 2).join(' '))
    expect(order.indexOf('gtm.start event')).to.be.greaterThan(order.lastIndexOf('consent default'))
  })

  it("keeps the entries of the page's data layer, behind the consent default", () => {
    page.otherLayer = [{ event: 'mine' }]
    start({ dataLayerName: 'otherLayer' })
    expect(queue('otherLayer').slice(0, 2)).to.deep.equal([theDefault, ['event']])
    expect(page.testLayer).to.equal(undefined)
  })

  it("has the site's nonce and script address, if configured", () => {
    start({ customScriptUrl: 'https://site.test/gtm.js', nonce: 'abc' })
    expect(scripts()[0]!.src).to.equal('https://site.test/gtm.js')
    expect(scripts()[0]!.nonce).to.equal('abc')
  })

  it('receives all seven signals with each update, followed by the event', () => {
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

  it('receives nothing before a decision, except categories that are granted without one', () => {
    const tell = startTagManager(options, { consents: onlyNecessary(), isNew: false, time: undefined }, () => {})
    tell({ consents: onlyNecessary(), isNew: true, time: undefined })
    expect(queue().filter(entry => entry[1] === 'update')).to.deep.equal([])
    tell({ consents: allConsents(), isNew: true, time: undefined })
    tell({ consents: onlyNecessary(), isNew: true, time: undefined })
    expect(queue().filter(entry => entry[1] === 'update')).to.have.length(2)
  })

  it('receives one update each for acceptance, withdrawal and partial consent', () => {
    const update = start()
    const partly = { ...onlyNecessary(), marketing: true }
    for (const consents of [allConsents(), onlyNecessary(), partly]) update(consents)
    const commands = queue().filter(entry => entry[0] === 'consent')
    expect(commands).to.deep.equal([
      theDefault,
      ...[allConsents(), onlyNecessary(), partly].map(consents => ['consent', 'update', consentSignals(consents)]),
    ])
  })

  it('waits for the first update as long as configured, by default not at all', () => {
    start({ waitForUpdate: 500 })
    expect(queue()[0]).to.deep.equal(['consent', 'default', { ...denied, wait_for_update: 500 }])
    delete page.testLayer
    start()
    expect(queue()[0]).to.deep.equal(theDefault)
  })

  it('receives regional defaults, redaction and passthrough right after the default', () => {
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
    it(`reports and ignores an invalid option: ${complaint}`, () => {
      start(given)
      expect(complaints).to.deep.equal([complaint])
      expect(queue().slice(0, 1)).to.deep.equal([theDefault])
    })

  for (const [id, instead] of [
    ['G-AB12CD3', '. For this id write services: "google-analytics=G-AB12CD3"'],
    ['AW-123456789', '. For this id write services: "google-ads=AW-123456789"'],
    ['UA-123456-1', ''],
  ] as const)
    it(`reports ${id}, which is the id of another product, with what to write`, () => {
      start({ id })
      expect(complaints).to.deep.equal([
        `Option "tagManagerId" is "${id}"; allowed is the id of a container, such as "GTM-AB12CD3"${instead}`,
      ])
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
    it(`reports and ignores an invalid regional default: ${complaint}`, () => {
      start({ defaults: defaults as TagManagerOptions['defaults'] })
      expect(complaints).to.deep.equal([complaint])
      expect(queue().filter(entry => entry[1] === 'default')).to.deep.equal([theDefault])
    })

  it("receives no second default after the page's own", () => {
    pageSays('consent', 'default', { ad_storage: 'denied' })
    const update = start({ defaults: [{ region: ['US'], ad_storage: 'granted' }] })
    update(onlyNecessary())
    expect(queue().filter(entry => entry[0] === 'consent')).to.deep.equal([
      ['consent', 'default', { ad_storage: 'denied' }],
      ['consent', 'update', consentSignals(onlyNecessary())],
    ])
  })

  it('receives our general default if the page has one for a region only', () => {
    const region = { region: ['FR'], ad_storage: 'denied' }
    pageSays('consent', 'default', region)
    start({ defaults: [{ region: ['US'], ad_storage: 'granted' }] })
    expect(queue().slice(0, 2)).to.deep.equal([theDefault, ['consent', 'default', region]])
    expect(queue().filter(entry => entry[1] === 'default')).to.have.length(2)
  })

  it('receives our defaults although the page has queued other commands about consent', () => {
    pageSays('consent', 'update', { ad_storage: 'granted' })
    pageSays('set', 'default', {})
    const region = { region: ['US'], ad_storage: 'granted' } as const
    start({ defaults: [region] })
    expect(queue().slice(0, 2)).to.deep.equal([theDefault, ['consent', 'default', region]])
  })

  it('ignores an array as a default, because Google ignores it', () => {
    page.testLayer = [['consent', 'default', denied]]
    start()
    expect(queue()).to.deep.include(theDefault)
  })

  it('receives no second default and is not loaded twice if it is started again', () => {
    start()
    start({}, allConsents())
    expect(queue().filter(entry => entry[1] === 'default')).to.have.length(1)
    expect(scripts()).to.have.length(1)
    expect(queue().filter(entry => entry[0] === 'gtm.start')).to.have.length(1)
  })

  it('has an encoded and trimmed id', () => {
    expect(tagManagerScriptUrl({ ...options, id: ' a&b ', dataLayerName: 'dataLayer' })).to.equal(
      'https://www.googletagmanager.com/gtm.js?id=a%26b',
    )
  })

  for (const id of ['', '   ', undefined, 5])
    it(`rejects the container id ${JSON.stringify(id)}`, () => {
      expect(() => start({ id: id as string })).to.throw('GTM container ID is required and must be a non-empty string')
      expect(page.testLayer).to.equal(undefined)
    })

  it('requires a document head', () => {
    Object.defineProperty(document, 'head', { configurable: true, value: null })
    try {
      expect(() => start()).to.throw('Document head is not available for script injection')
    } finally {
      delete (document as { head?: unknown }).head
    }
  })
})
