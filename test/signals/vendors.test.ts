import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { adobe } from '../../src/signals/vendors/adobe'
import { matomo } from '../../src/signals/vendors/matomo'
import { metaPixel } from '../../src/signals/vendors/meta-pixel'
import { microsoftClarity } from '../../src/signals/vendors/microsoft-clarity'
import { microsoftUet } from '../../src/signals/vendors/microsoft-uet'
import { pinterest } from '../../src/signals/vendors/pinterest'
import { posthog } from '../../src/signals/vendors/posthog'
import { segment } from '../../src/signals/vendors/segment'
import type { AnyVendorOptions } from '../../src/signals/signal-options'
import { tiktok } from '../../src/signals/vendors/tiktok'
import type { Vendor } from '../../src/signals/vendor'

const page = window as unknown as Record<string, unknown>
/** The calls that a fake vendor received, in order. */
let calls: unknown[][]
const record =
  (...before: unknown[]) =>
  (...words: unknown[]): void =>
    void calls.push([...before, ...words])
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

const globals = ['uetq', 'clarity', 'fbq', '_fbq', 'ttq', 'pintrk', '_paq', 'analytics', 'posthog', 'alloy', 'other']
beforeEach(() => (calls = []))
afterEach(() => globals.forEach(name => Reflect.deleteProperty(window, name)))

const partly: Consents = { ...onlyNecessary(), measurement: true }
const decidedAt = Date.UTC(2026, 0, 2)

/** No decision, acceptance, withdrawal, then partial consent: measurement without marketing. */
async function wholeLife(vendor: Vendor, options: AnyVendorOptions = {}): Promise<void> {
  const tell = vendor.start(options)
  await settled()
  calls.push(['— decided'])
  for (const consents of [allConsents(), onlyNecessary(), partly]) tell({ consents, time: decidedAt, isNew: true })
  await settled()
}
const decision = ['— decided']

describe('Microsoft UET', () => {
  const denied = { ad_storage: 'denied' }
  it('receives a default, and an update for each decision, as flat arguments', async () => {
    page.uetq = { push: record() }
    await wholeLife(microsoftUet)
    expect(calls).to.deep.equal([
      ['consent', 'default', denied],
      decision,
      ['consent', 'update', { ad_storage: 'granted' }],
      ['consent', 'update', denied],
      ['consent', 'update', denied],
    ])
  })

  it('reads the queue that we create once its tag is loaded', () => {
    microsoftUet.start({})
    expect(page.uetq).to.deep.equal(['consent', 'default', denied])
  })
})

describe('Microsoft Clarity', () => {
  const say = (ad: string, analytics: string) => ['consentv2', { ad_Storage: ad, analytics_Storage: analytics }]
  const life = [
    say('denied', 'denied'),
    decision,
    say('granted', 'granted'),
    say('denied', 'denied'),
    say('denied', 'granted'),
  ]

  it('receives advertising and analytics consent, with a capital S', async () => {
    page.clarity = record()
    await wholeLife(microsoftClarity)
    expect(calls).to.deep.equal(life)
  })

  it('finds the calls in the queue of its stub', () => {
    microsoftClarity.start({})
    const { q } = page.clarity as { q: IArguments[] }
    expect(q.map(words => [...(words as ArrayLike<unknown> as unknown[])])).to.deep.equal([say('denied', 'denied')])
  })
})

/** Creates the queue as Meta's and Pinterest's snippets do. Returns false if the global already exists. */
function snippet(name: string): boolean {
  if (page[name]) return false
  const made = Object.assign((...words: unknown[]): void => void made.queue.push(words), { queue: calls })
  page[name] = made
  return true
}

describe('the Meta pixel', () => {
  it('is revoked before its init, granted, and revoked again', async () => {
    const tell = metaPixel.start({})
    expect(snippet('fbq'), 'the snippet still fetches the pixel').to.equal(true)
    ;(page.fbq as (...words: unknown[]) => void)('init', '1')
    tell({ consents: allConsents(), time: 1, isNew: true })
    tell({ consents: onlyNecessary(), time: 2, isNew: true })
    expect(calls).to.deep.equal([
      ['consent', 'revoke'],
      ['init', '1'],
      ['consent', 'grant'],
      ['consent', 'revoke'],
    ])
  })

  it('receives no revocation if the visitor has already granted marketing', () => {
    page.fbq = record()
    const inForce = { consents: allConsents(), time: 1, isNew: false }
    const granted = metaPixel.start({}, inForce)
    ;(page.fbq as (...words: unknown[]) => void)('init', '1')
    granted(inForce)
    expect(calls).to.deep.equal([
      ['init', '1'],
      ['consent', 'grant'],
    ])
  })

  it('receives each decision if it is already loaded', async () => {
    page.fbq = record()
    await wholeLife(metaPixel)
    expect(calls).to.deep.equal([
      ['consent', 'revoke'],
      decision,
      ['consent', 'grant'],
      ['consent', 'revoke'],
      ['consent', 'revoke'],
    ])
  })

  it('receives Limited Data Use if it is configured', async () => {
    page.fbq = record()
    const tell = metaPixel.start({ limitedDataUse: true })
    tell({ consents: allConsents(), time: 1, isNew: true })
    expect(calls).to.deep.equal([
      ['dataProcessingOptions', ['LDU'], 0, 0],
      ['consent', 'revoke'],
      ['dataProcessingOptions', []],
      ['consent', 'grant'],
    ])
  })
})

describe('the TikTok pixel', () => {
  it('is put on hold, granted and revoked by its methods', async () => {
    const methods = ['holdConsent', 'grantConsent', 'revokeConsent']
    page.ttq = Object.fromEntries(methods.map(name => [name, record(name)]))
    await wholeLife(tiktok)
    expect(calls).to.deep.equal([['holdConsent'], decision, ['grantConsent'], ['revokeConsent'], ['revokeConsent']])
  })

  it('has the hold first in its queue', () => {
    tiktok.start({})
    ;(page.ttq as unknown[]).push(['page'])
    expect(page.ttq).to.deep.equal([['holdConsent'], ['page']])
  })
})

describe('the Pinterest tag', () => {
  it('receives false before its load event, then true and false', async () => {
    const tell = pinterest.start({})
    expect(snippet('pintrk'), 'the snippet still fetches the tag').to.equal(true)
    ;(page.pintrk as (...words: unknown[]) => void)('load', '1')
    tell({ consents: allConsents(), time: 1, isNew: true })
    tell({ consents: onlyNecessary(), time: 2, isNew: true })
    expect(calls).to.deep.equal([
      ['setconsent', false],
      ['load', '1'],
      ['setconsent', true],
      ['setconsent', false],
    ])
  })
})

describe('Matomo', () => {
  it('receives requireConsent, then consent, its withdrawal and consent again', async () => {
    page['_paq'] = { push: record() }
    await wholeLife(matomo)
    expect(calls).to.deep.equal([
      [['requireConsent']],
      decision,
      [['setConsentGiven']],
      [['forgetConsentGiven']],
      [['setConsentGiven']],
    ])
  })

  it('receives the same calls for cookies only if configured', async () => {
    page['_paq'] = { push: record() }
    await wholeLife(matomo, { consent: 'cookies' })
    expect(calls.flat(2)).to.deep.equal([
      'requireCookieConsent',
      '— decided',
      'setCookieConsentGiven',
      'forgetCookieConsentGiven',
      'setCookieConsentGiven',
    ])
  })
})

describe('Segment', () => {
  type Middleware = (event: { payload: { obj: object }; next: (payload: unknown) => void }) => void
  /** Returns the payload that the middleware passes on. */
  const contextOf = (middleware: Middleware, obj: object): unknown => {
    let passed: unknown
    middleware({ payload: { obj }, next: payload => (passed = payload) })
    return passed
  }
  let middlewares: Middleware[]
  beforeEach(() => {
    middlewares = []
    page.analytics = { addSourceMiddleware: (one: Middleware) => middlewares.push(one), track: record('track') }
  })

  it('adds the consents in force to every event', () => {
    const tell = segment.start({})
    expect(middlewares).to.have.length(1)
    const stamped = (obj: object) => contextOf(middlewares[0]!, obj)
    expect(stamped({})).to.deep.equal({
      obj: { context: { consent: { categoryPreferences: onlyNecessary() } } },
    })
    tell({ consents: partly, time: 1, isNew: true })
    expect(stamped({ event: 'x', context: { ip: '0', consent: { mine: 1 } } })).to.deep.equal({
      obj: { event: 'x', context: { ip: '0', consent: { mine: 1, categoryPreferences: partly } } },
    })
  })

  it('receives an event for each new decision, and none for a restored one', async () => {
    await wholeLife(segment)
    const told = (consents: Consents) => [
      'track',
      'Segment Consent Preference Updated',
      undefined,
      { consent: { categoryPreferences: consents } },
    ]
    expect(calls).to.deep.equal([decision, told(allConsents()), told(onlyNecessary()), told(partly)])
    calls = []
    segment.start({})({ consents: allConsents(), time: 1, isNew: false })
    expect(calls).to.deep.equal([])
  })
})

describe('PostHog', () => {
  it('is opted in and out', async () => {
    page.posthog = { opt_in_capturing: record('in'), opt_out_capturing: record('out') }
    await wholeLife(posthog)
    expect(calls).to.deep.equal([decision, ['in'], ['out'], ['in']])
  })

  it('receives the decision once it is initialized, if it loads later', async () => {
    posthog.start({})({ consents: onlyNecessary(), time: 1, isNew: true })
    const made: Record<string, unknown> = {}
    page.posthog = made
    await settled()
    expect(calls).to.deep.equal([])
    Object.assign(page.posthog as object, { opt_in_capturing: record('in'), opt_out_capturing: record('out') })
    await settled()
    expect(calls).to.deep.equal([['out']])
    expect(Object.getOwnPropertyDescriptor(window, 'posthog')).to.deep.include({ value: made, writable: true })
  })

  it('captures no opt-in event for a restored decision', () => {
    page.posthog = { opt_in_capturing: record('in'), opt_out_capturing: record('out') }
    posthog.start({})({ consents: allConsents(), time: 1, isNew: false })
    expect(calls).to.deep.equal([['in', { captureEventName: false }]])
  })
})

describe('the Adobe Web SDK', () => {
  const say = (val: string) => [
    'setConsent',
    {
      consent: [
        {
          standard: 'Adobe',
          version: '2.0',
          value: { collect: { val }, metadata: { time: '2026-01-02T00:00:00.000Z' } },
        },
      ],
    },
  ]

  it("receives the decision in Adobe's standard, with its time", async () => {
    page.alloy = record()
    await wholeLife(adobe)
    expect(calls).to.deep.equal([decision, say('y'), say('n'), say('y')])
  })

  it('receives in or out with version 1.0', async () => {
    page.alloy = record()
    await wholeLife(adobe, { version: '1.0' })
    const general = (value: string) => [
      'setConsent',
      { consent: [{ standard: 'Adobe', version: '1.0', value: { general: value } }] },
    ]
    expect(calls).to.deep.equal([decision, general('in'), general('out'), general('in')])
  })

  it('receives nothing before it is configured, because it rejects earlier commands', async () => {
    adobe.start({})({ consents: allConsents(), time: decidedAt, isNew: true })
    const q: unknown[][] = []
    page.alloy = Object.assign(
      (...words: unknown[]) => new Promise((resolve, reject) => q.push([resolve, reject, words])),
      { q },
    )
    await settled()
    expect(q).to.have.length(0)
    void (page.alloy as (...words: unknown[]) => void)('configure', { defaultConsent: 'pending' })
    await settled()
    expect(q.map(([, , words]) => words)).to.deep.equal([['configure', { defaultConsent: 'pending' }], say('y')])
  })

  it('only logs a warning if it rejects a decision', async () => {
    const warned: unknown[] = []
    const { warn } = console
    console.warn = (text: unknown) => void warned.push(text)
    try {
      page.alloy = () => Promise.reject(new Error('no'))
      await wholeLife(adobe)
    } finally {
      console.warn = warn
    }
    expect(warned).to.have.length(3)
  })
})

describe('every vendor', () => {
  const vendors = { microsoftUet, microsoftClarity, metaPixel, tiktok, pinterest, matomo, segment, posthog, adobe }
  for (const [name, vendor] of Object.entries(vendors))
    it(`declares each category on which its calls depend, and no other: ${name}`, () => {
      const wordsFor = (consents: Consents): string => {
        calls = []
        Object.assign(page, {
          uetq: { push: record() },
          clarity: record(),
          fbq: record(),
          ttq: { holdConsent: record('hold'), grantConsent: record('grant'), revokeConsent: record('revoke') },
          pintrk: record(),
          _paq: { push: record() },
          analytics: { addSourceMiddleware() {}, track: record() },
          posthog: { opt_in_capturing: record('in'), opt_out_capturing: record('out') },
          alloy: record(),
        })
        vendor.start({})({ consents, time: decidedAt, isNew: true })
        return JSON.stringify(calls)
      }
      const told = wordsFor(allConsents())
      const depends = categoryNames.filter(one => wordsFor({ ...allConsents(), [one]: false }) !== told)
      expect([...vendor.categories].toSorted()).to.deep.equal(depends.toSorted())
    })

  for (const [name, vendor] of Object.entries(vendors))
    it(`may use a global of another name: ${name}`, () => {
      vendor.start({ global: 'other' })
      for (const usual of globals.slice(0, -1)) expect(page[usual], usual).to.equal(undefined)
    })
})
