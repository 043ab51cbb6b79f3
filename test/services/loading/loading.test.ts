import { expect } from '@open-wc/testing'
import { callMethod } from '../../../src/services/loading/call-method'
import { functionQueue, type VendorFunction } from '../../../src/services/loading/function-queue'
import { googleConsent } from '../../../src/services/loading/google-consent'
import { googleLayer } from '../../../src/services/loading/google-layer'
import { googleTag } from '../../../src/services/loading/google-tag'
import { listQueue } from '../../../src/services/loading/list-queue'
import { loadScriptThen } from '../../../src/services/loading/load-script-then'
import { methodQueue } from '../../../src/services/loading/method-queue'
import { splitRegion } from '../../../src/services/loading/split-region'
import { textOption } from '../../../src/services/loading/text-option'

const isArguments = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Arguments]'
const list = (value: unknown): unknown[] => [...(value as ArrayLike<unknown> as unknown[])]

describe('a call of a vendor’s method', () => {
  it('is made on its object, with all words, and returns the answer', () => {
    const vendor = {
      inner: {
        say(...words: unknown[]): unknown {
          return [this === vendor.inner, ...words]
        },
      },
    }
    expect(callMethod({ globals: { vendor } }, 'vendor.inner.say', 1, 'two')).to.deep.equal([true, 1, 'two'])
    expect(callMethod({ globals: { go: () => 5 } }, 'go')).to.equal(5)
  })

  it('does nothing where an extension has blocked the vendor', () => {
    for (const globals of [{}, { vendor: null }, { vendor: {} }, { vendor: { inner: 5 } }])
      expect(callMethod({ globals }, 'vendor.inner.say', 1)).to.equal(undefined)
  })
})

describe('a vendor’s global function', () => {
  it('is that of the page if there is one', () => {
    const own = (() => {}) as unknown as VendorFunction
    const globals = { vendor: own }
    expect(functionQueue({ globals }, 'vendor')).to.equal(own)
    expect(own).not.to.have.property('q')
  })

  it('queues calls as real arguments, or as lists, in the property that the vendor reads', () => {
    for (const [form, queue, isList] of [
      [undefined, 'q', false],
      [{ queue: 'calls', items: 'arrays' as const }, 'calls', true],
    ] as const) {
      const globals: Record<string, unknown> = { vendor: 'something else' }
      const vendor = functionQueue({ globals }, 'vendor', form)
      expect(globals.vendor).to.equal(vendor)
      vendor('init', 1)
      vendor()
      const calls = vendor[queue] as unknown[]
      expect(calls.map(list)).to.deep.equal([['init', 1], []])
      expect(calls.map(isArguments)).to.deep.equal([!isList, !isList])
      expect(calls.map(call => Array.isArray(call))).to.deep.equal([isList, isList])
    }
  })

  it('has the fields that the vendor reads, and hands calls over once the vendor has its handler', () => {
    const vendor = functionQueue({ globals: {} }, 'vendor', { handler: 'handle', fields: { version: '2.0' } })
    expect(vendor.version).to.equal('2.0')
    vendor('before')
    const calls: unknown[] = []
    vendor.handle = function (this: unknown, ...words: unknown[]) {
      calls.push([this === vendor, ...words])
      return 'handled'
    }
    expect(vendor('after', 1)).to.equal('handled')
    expect([calls, (vendor.q as unknown[]).map(list)]).to.deep.equal([[[true, 'after', 1]], [['before']]])
  })

  it('survives a vendor that removes the queue', () => {
    const vendor = functionQueue({ globals: {} }, 'vendor')
    delete vendor.q
    expect(vendor('late')).to.equal(undefined)
  })
})

describe('a vendor’s global list', () => {
  it('is that of the page, or an empty one', () => {
    const own = { push() {} }
    expect(listQueue({ globals: { vendor: own } }, 'vendor')).to.equal(own)
    const globals: Record<string, unknown> = {}
    expect(listQueue({ globals }, 'vendor')).to.deep.equal([])
    expect(globals.vendor).to.deep.equal([])
  })

  it('can have methods, which queue their name and their words', () => {
    for (const before of [undefined, null, 'text']) {
      const globals: Record<string, unknown> = { vendor: before }
      const vendor = methodQueue({ globals }, 'vendor', ['load', 'track'])
      ;(vendor.load as (...words: unknown[]) => void)('id', 1)
      ;(vendor.track as () => void)()
      expect([...vendor]).to.deep.equal([['load', 'id', 1], ['track']])
      expect(globals.vendor).to.equal(vendor)
    }
    const own = { load() {} }
    expect(methodQueue({ globals: { vendor: own } }, 'vendor', ['load'])).to.equal(own)
  })
})

describe('a script of a vendor without a queue', () => {
  it('is loaded with its attributes, and the function runs once, when that script has loaded', () => {
    const loaded: unknown[] = []
    let runs = 0
    const page = { globals: { document }, loadScript: (...words: unknown[]) => loaded.push(words) } as never
    loadScriptThen(page, 'https://vendor.example/a.js', () => runs++, { id: 'x' })
    expect([loaded, runs]).to.deep.equal([[['https://vendor.example/a.js', { id: 'x' }]], 0])
    /** Reports a load as the browser does, without loading anything. */
    const report = (src: string): void => {
      const script = document.createElement('i')
      Object.assign(script, { src })
      document.body.append(script)
      script.dispatchEvent(new Event('load'))
      script.remove()
    }
    report('https://vendor.example/b.js')
    document.dispatchEvent(new Event('load'))
    expect(runs).to.equal(0)
    report('https://vendor.example/a.js')
    report('https://vendor.example/a.js')
    expect(runs).to.equal(1)
  })
})

describe('an id with a region', () => {
  it('is split at its last sign, and has the default region without one', () => {
    expect(splitRegion('phc_1@eu', 'us')).to.deep.equal({ id: 'phc_1', region: 'eu' })
    expect(splitRegion('a@b@eu', 'us')).to.deep.equal({ id: 'a@b', region: 'eu' })
    expect(splitRegion('@eu', 'us')).to.deep.equal({ id: '', region: 'eu' })
    expect(splitRegion('phc_1', 'us')).to.deep.equal({ id: 'phc_1', region: 'us' })
  })
})

describe('a text among the options of a site', () => {
  it('is trimmed, and replaced by the default if it is missing, empty or no text', () => {
    const of = (options: Record<string, unknown>): string => textOption({ options }, 'name', 'usual')
    expect(of({ name: ' own ' })).to.equal('own')
    for (const options of [{}, { name: '' }, { name: ' ' }, { name: 5 }, { name: null }, Object.create({ name: 'x' })])
      expect(of(options as Record<string, unknown>)).to.equal('usual')
  })
})

describe('Google’s tags', () => {
  type Page = Parameters<typeof googleLayer>[0]
  const names =
    'ad_storage ad_user_data ad_personalization analytics_storage functionality_storage personalization_storage security_storage'.split(
      ' ',
    )
  const categories = 'marketing marketing marketing measurement functionality experience necessary'.split(' ')
  const signals = (...granted: string[]): object =>
    Object.fromEntries(names.map((name, at) => [name, granted.includes(categories[at]!) ? 'granted' : 'denied']))
  let globals: Record<string, unknown>
  let scripts: string[]
  const pageOf = (options: Record<string, unknown> = {}, ...granted: string[]): Page => ({
    globals,
    loadScript: url => scripts.push(url),
    consents: Object.fromEntries(categories.map(name => [name, granted.includes(name)])),
    options,
  })
  const commands = (name = 'dataLayer'): unknown[][] => (globals[name] as unknown[]).map(list)
  const words = (name?: string): string[] =>
    commands(name).map(command =>
      command
        .slice(0, 2)
        .join(' ')
        .replace(/^js .*/, 'js'),
    )

  beforeEach(() => {
    globals = {}
    scripts = []
  })

  for (const category of new Set(categories))
    it(`receive exactly the signals of ${category} if it alone is granted`, () => {
      const page = pageOf({}, category)
      googleConsent(googleLayer(page), page)
      expect(commands()).to.deep.equal([
        ['consent', 'default', signals()],
        ['consent', 'update', signals(category)],
      ])
      expect((globals.dataLayer as unknown[]).every(isArguments), 'Google ignores lists').to.equal(true)
    })

  it('receive no signals twice, and no default after that of the page', () => {
    const gtag = function () {
      ;(globals.dataLayer as unknown[]).push(arguments)
    } as (...words: unknown[]) => void
    globals.dataLayer = []
    gtag('consent', 'default', {})
    const page = pageOf({}, 'marketing')
    const layer = googleLayer(page)
    googleConsent(layer, page)
    googleConsent(layer, page)
    expect(words()).to.deep.equal(['consent default', 'consent update'])
    googleConsent(layer, pageOf())
    googleConsent(layer, pageOf())
    expect(commands().slice(2)).to.deep.equal([['consent', 'update', signals()]])
  })

  it('share the queue and the function of the page', () => {
    const own = (): void => {}
    globals.gtag = own
    const page = pageOf()
    const layer = googleLayer(page)
    expect([globals.gtag, layer.name]).to.deep.equal([own, 'dataLayer'])
    layer.gtag('set', 'a', 1)
    layer.queue.push(['set', 'a'])
    expect(layer.commands('set', 'a').map(list)).to.deep.equal([['set', 'a', 1]])
    expect(layer.commands('set', 'b')).to.deep.equal([])
    expect(googleLayer(page).state).to.equal(layer.state)
    globals.dataLayer = { push() {} }
    expect(googleLayer(page).commands('set')).to.deep.equal([])
  })

  it('are loaded once for all services, each id configured once, after consent', () => {
    const analytics = googleTag('measurement')
    const ads = googleTag('marketing')
    const page = pageOf({}, 'measurement', 'marketing')
    analytics.start('G-1 ?', page)
    ads.start('AW-2', page)
    ads.start('AW-2', page)
    expect(scripts).to.deep.equal(['https://www.googletagmanager.com/gtag/js?id=G-1%20%3F'])
    expect(words()).to.deep.equal(['consent default', 'consent update', 'js', 'config G-1 ?', 'config AW-2'])
    expect(commands()[3]).to.deep.equal(['config', 'G-1 ?'])
    expect(commands()[2]![1]).to.be.an.instanceof(Date)
  })

  it('are not loaded again where the page has loaded them', () => {
    const layer = googleLayer(pageOf())
    layer.gtag('js', new Date())
    globals = { dataLayer: [...(globals.dataLayer as unknown[])] }
    googleTag('measurement').start('G-1', pageOf())
    expect(scripts).to.deep.equal([])
    expect(words().at(-1)).to.equal('config G-1')
  })

  it('have the settings of the site, and its name of the queue', () => {
    googleTag('measurement').start('G-1', pageOf({ dataLayerName: 'own layer', send_page_view: false }))
    expect(globals.dataLayer).to.equal(undefined)
    expect(commands('own layer').at(-1)).to.deep.equal(['config', 'G-1', { send_page_view: false }])
    expect(scripts).to.deep.equal(['https://www.googletagmanager.com/gtag/js?id=G-1&l=own%20layer'])
  })

  it('deny the category of a refused service, because the signals apply to all tags', () => {
    const page = pageOf({}, 'measurement', 'marketing')
    const analytics = googleTag('measurement')
    analytics.start('G-1', page)
    analytics.update!(false, 'G-1', page)
    expect(commands().at(-1)).to.deep.equal(['consent', 'update', signals('marketing')])
    analytics.update!(true, 'G-1', page)
    expect(commands().at(-1)).to.deep.equal(['consent', 'update', signals('measurement', 'marketing')])
  })
})
