import { expect } from '@open-wc/testing'
import { categoryNames } from '../../../src/consent/categories'
import { allConsents, onlyNecessary, type Consents } from '../../../src/consent/consents'
import { adobe } from '../../../src/signals/vendors/adobe'
import { amazonConsent } from '../../../src/signals/vendors/amazon-consent'
import { googlePublisherTag } from '../../../src/signals/vendors/google-publisher-tag'
import { googleTag } from '../../../src/signals/vendors/google-tag'
import { klaviyo } from '../../../src/signals/vendors/klaviyo'
import { matomo } from '../../../src/signals/vendors/matomo'
import { metaPixel } from '../../../src/signals/vendors/meta-pixel'
import { microsoftClarity } from '../../../src/signals/vendors/microsoft-clarity'
import { microsoftUet } from '../../../src/signals/vendors/microsoft-uet'
import { pinterest } from '../../../src/signals/vendors/pinterest'
import { posthog } from '../../../src/signals/vendors/posthog'
import { reddit } from '../../../src/signals/vendors/reddit'
import { segment } from '../../../src/signals/vendors/segment'
import { shopify } from '../../../src/signals/vendors/shopify'
import type { AnyVendorOptions } from '../../../src/signals/signal-options'
import { tiktok } from '../../../src/signals/vendors/tiktok'
import type { Vendor } from '../../../src/signals/vendor'

const page = window as unknown as Record<string, unknown>
/** The calls that a fake vendor received, in order. */
let calls: unknown[][]
const record =
  (...before: unknown[]) =>
  (...words: unknown[]): void =>
    void calls.push([...before, ...words])
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

const globals = [
  'uetq',
  'clarity',
  'fbq',
  '_fbq',
  'ttq',
  'pintrk',
  '_paq',
  'analytics',
  'posthog',
  'alloy',
  'amznConsent',
  'googletag',
  'dataLayer',
  'rdt',
  'Shopify',
  'other',
]
beforeEach(() => (calls = []))
afterEach(() => {
  globals.forEach(name => Reflect.deleteProperty(window, name))
  document.cookie = '__kla_off=;path=/;max-age=0'
})

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

/**
 * Creates Amazon's builder, which throws as Amazon's file does: for values that are not booleans, and for other lengths
 * than that of a country code.
 */
const amazonBuilder = (): object => {
  const told: Record<string, unknown> = {}
  const set =
    (name: string, fits: (value: unknown) => boolean) =>
    (value: unknown): object => {
      if (!fits(value)) throw new TypeError(`${name} must not be ${JSON.stringify(value)}`)
      told[name] = value
      return builder
    }
  const isFlag = (value: unknown): boolean => typeof value === 'boolean'
  const builder = {
    setCountryCode: set('country', value => typeof value === 'string' && value.length === 2),
    setEnableAdStorage: set('adStorage', isFlag),
    setEnableUserData: set('userData', isFlag),
    build: () => calls.push([{ ...told }]),
  }
  return builder
}

describe('the Amazon Consent Signal', () => {
  const say = (on: boolean, more: object = {}) => [{ ...more, adStorage: on, userData: on }]

  it('receives each decision as booleans, and nothing before one', async () => {
    page.amznConsent = amazonBuilder
    await wholeLife(amazonConsent)
    expect(calls).to.deep.equal([decision, say(true), say(false), say(false)])
  })

  it('receives the country, once its file has loaded', async () => {
    const tell = amazonConsent.start({ country: 'DE' })
    tell({ consents: allConsents(), time: 1, isNew: true })
    expect(calls).to.deep.equal([])
    page.amznConsent = amazonBuilder
    await settled()
    expect(calls).to.deep.equal([say(true, { country: 'DE' })])
  })
})

describe('Google Publisher Tag', () => {
  /** Runs the queued commands, as the tag does once it has loaded. */
  const load = (): void => {
    const { cmd } = page.googletag as { cmd: (() => void)[] }
    Object.assign(page.googletag as object, { pubads: () => ({ setPrivacySettings: record() }) })
    for (const command of cmd.splice(0)) command()
  }
  const say = (on: boolean) => [{ limitedAds: on, restrictDataProcessing: on }]

  it('requests limited ads until marketing is granted, and after a refusal', async () => {
    await wholeLife(googlePublisherTag)
    const queued = calls
    calls = []
    load()
    expect(queued).to.deep.equal([decision])
    expect(calls).to.deep.equal([say(true), say(false), say(true), say(true)])
  })

  it('keeps the queue of the page, and leaves out what is switched off', () => {
    page.googletag = { cmd: [record('own')] }
    googlePublisherTag.start({ limitedAds: false })
    load()
    expect(calls).to.deep.equal([['own'], [{ restrictDataProcessing: true }]])
  })
})

describe("Google's tag", () => {
  const told = (): unknown[][] =>
    ((page.dataLayer ?? []) as ArrayLike<unknown>[]).map(entry => Array.from<unknown>(entry))
  const say = (on: boolean) => ['set', 'restricted_data_processing', on]

  it('restricts the processing of data until marketing is granted, and after a withdrawal', async () => {
    await wholeLife(googleTag)
    expect(told()).to.deep.equal([say(true), say(false), say(true)])
  })

  it('keeps the setting of the account for visitors who have granted marketing', () => {
    const inForce = { consents: allConsents(), time: 1, isNew: false }
    googleTag.start({}, inForce)(inForce)
    expect(told()).to.deep.equal([])
  })
})

describe('Klaviyo', () => {
  const isOff = (): boolean => document.cookie.includes('__kla_off=true')

  it('gets its cookie after a refusal, and loses it with a grant; nothing is stored before a decision', () => {
    const tell = klaviyo.start({})
    expect(isOff()).to.equal(false)
    const seen = [onlyNecessary(), allConsents(), partly].map(consents => {
      tell({ consents, time: 1, isNew: true })
      return isOff()
    })
    expect(seen).to.deep.equal([true, false, true])
  })
})

describe('the Reddit Pixel', () => {
  it('may set no cookies before its init, until marketing is granted, and after a refusal', () => {
    const tell = reddit.start({})
    const rdt = Object.assign((...words: unknown[]): void => void rdt.callQueue.push(words), { callQueue: calls })
    page.rdt = rdt
    ;(page.rdt as typeof rdt)('init', 'a2_1')
    tell({ consents: allConsents(), time: 1, isNew: true })
    tell({ consents: onlyNecessary(), time: 2, isNew: true })
    expect(calls).to.deep.equal([
      ['disableFirstPartyCookies'],
      ['init', 'a2_1'],
      ['enableFirstPartyCookies'],
      ['disableFirstPartyCookies'],
    ])
  })
})

describe('the Customer Privacy API of Shopify', () => {
  const say = (analytics: boolean, marketing: boolean, preferences: boolean) => [
    { analytics, marketing, preferences, sale_of_data: marketing },
  ]
  /** Creates the global with the consent that Shopify knows. `loaded` runs the callbacks of `loadFeatures`. */
  const shop = (known: object = {}, error?: object) => {
    const waiting: (() => void)[] = []
    page.Shopify = {
      loadFeatures: (features: object[], done: (error?: object) => void) => {
        expect(features).to.deep.equal([{ name: 'consent-tracking-api', version: '0.1' }])
        waiting.push(() => done(error))
      },
      customerPrivacy: {
        currentVisitorConsent: () => known,
        setTrackingConsent: (consent: object, done: () => void) => {
          calls.push([consent])
          done()
        },
      },
    }
    return { loaded: () => waiting.splice(0).forEach(run => run()) }
  }

  it('receives each decision, and nothing before one', () => {
    const { loaded } = shop()
    const tell = shopify.start({})
    loaded()
    expect(calls).to.deep.equal([])
    for (const consents of [allConsents(), onlyNecessary(), partly]) {
      tell({ consents, time: 1, isNew: true })
      loaded()
    }
    expect(calls).to.deep.equal([say(true, true, true), say(false, false, false), say(true, false, false)])
  })

  it('receives the last of two decisions that were made while it loaded', () => {
    const { loaded } = shop()
    const tell = shopify.start({})
    tell({ consents: allConsents(), time: 1, isNew: true })
    tell({ consents: onlyNecessary(), time: 2, isNew: true })
    loaded()
    expect(calls).to.deep.equal([say(false, false, false)])
  })

  it('does not receive a decision that it has', () => {
    const { loaded } = shop({ analytics: 'yes', marketing: 'no', preferences: 'no', sale_of_data: 'no' })
    const tell = shopify.start({})
    tell({ consents: partly, time: 1, isNew: false })
    loaded()
    expect(calls).to.deep.equal([])
  })

  it('only logs a warning if it cannot be loaded', () => {
    const { loaded } = shop({}, new Error('no'))
    const warned: unknown[] = []
    const { warn } = console
    console.warn = (text: unknown) => void warned.push(text)
    try {
      shopify.start({})({ consents: partly, time: 1, isNew: true })
      loaded()
    } finally {
      console.warn = warn
    }
    expect(warned).to.have.length(1)
    expect(calls).to.deep.equal([])
  })
})

describe('every vendor', () => {
  const usual = { microsoftUet, microsoftClarity, metaPixel, tiktok, pinterest, matomo, segment, posthog, adobe }
  const vendors = { ...usual, amazonConsent, googlePublisherTag, googleTag, klaviyo, reddit, shopify }
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
          amznConsent: amazonBuilder,
          googletag: {
            cmd: { push: (command: () => void) => command() },
            pubads: () => ({ setPrivacySettings: record() }),
          },
          dataLayer: calls,
          rdt: record(),
          Shopify: {
            loadFeatures: (_: unknown, done: () => void) => done(),
            customerPrivacy: { setTrackingConsent: record() },
          },
        })
        vendor.start({})({ consents, time: decidedAt, isNew: true })
        return JSON.stringify([calls, document.cookie.includes('__kla_off')])
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
