import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from '../../build/services.mjs'
import { expectedCalls } from './support/expected-calls.mjs'
import { openLoaderPages } from './support/loader-page.mjs'

const services = Object.fromEntries((await catalogue()).map(service => [service.name, service]))

/** The script that a vendor's host returns: defines functions that record their calls. */
const vendorScript = ({ functions = [], classes = {} } = {}) =>
  [
    ...functions.map(path => `makeVendor(${JSON.stringify(path)})`),
    ...Object.entries(classes).map(
      ([name, methods]) =>
        `window.${name} = class { ${methods.map(method => `${method}(...words) { vendorCalls.push(['${method}', ...words]) }`).join(' ')} }`,
    ),
  ].join('\n')

/** Times differ between runs: only their kind is compared. */
const withoutTimes = value =>
  JSON.parse(
    JSON.stringify(value, (name, item) => {
      if (name === 'gtm.start' || (name === 'start' && typeof item === 'number')) return typeof item
      return name === 'metadata' ? undefined : item
    }) ?? 'null',
  )

/** Loaders whose calls are not written down yet. A new loader belongs in the expected calls, not here. */
const NOT_WRITTEN_DOWN =
  'ab-tasty cloudflare-web-analytics convert crazy-egg fathom klaviyo mailchimp pardot pirsch plausible segment sentry-replay simple-analytics umami'

test('Each service with a loader has expected calls, except the named ones.', () => {
  const withLoader = Object.values(services).filter(({ loader }) => loader)
  const missing = withLoader.map(({ name }) => name).filter(name => !(name in expectedCalls))
  assert.deepEqual(missing.toSorted(), NOT_WRITTEN_DOWN.split(' '))
})

describe('The calls that vendors receive', () => {
  let pages
  before(async () => (pages = await openLoaderPages()))
  after(() => pages.close())

  for (const [name, { vendor, queue, start, withdraw, grant }] of Object.entries(expectedCalls))
    test(`${name} receives consent before anything else, a withdrawal, and a new grant`, async () => {
      const { example } = services[name].loader.id
      const page = await pages.open(vendorScript(vendor))
      const read = async () => withoutTimes((await page.read(queue)) ?? [])
      await page.start(name, example)
      await page.settle()
      assert.deepEqual(await read(), start, 'on start')
      const isList = Array.isArray(start)
      await page.update(name, example, false)
      assert.deepEqual(await read(), isList ? [...start, ...withdraw] : withdraw, 'on withdrawal')
      await page.update(name, example, true)
      assert.deepEqual(await read(), isList ? [...start, ...withdraw, ...grant] : grant, 'on a new grant')
      assert.deepEqual(page.errors, [])
      await page.close()
    })

  test('Two Google services load gtag.js once, and configure each id once.', async () => {
    const page = await pages.open()
    await page.start('google-analytics', 'G-ABC123DEF4')
    await page.start('google-ads', 'AW-123456789')
    await page.start('google-ads', 'AW-123456789')
    await page.settle()
    assert.deepEqual(page.requests, ['https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4'])
    const commands = (await page.read('dataLayer')).map(([word, second]) => `${word} ${second}`)
    assert.deepEqual(commands, [
      'consent default',
      'consent update',
      'js date',
      'config G-ABC123DEF4',
      'config AW-123456789',
    ])
    await page.close()
  })

  test('Google’s consent default of the page is kept.', async () => {
    const page = await pages.open()
    await page.run(() => {
      window.dataLayer = []
      window.gtag = function () {
        window.dataLayer.push(arguments)
      }
      window.gtag('consent', 'default', { ad_storage: 'denied', region: ['US'] })
    })
    await page.start('google-analytics', 'G-ABC123DEF4', { measurement: true })
    const commands = await page.read('dataLayer')
    assert.deepEqual(
      commands.map(([word, second]) => `${word} ${second}`),
      ['consent default', 'consent update', 'js date', 'config G-ABC123DEF4'],
    )
    assert.equal(commands[1][2].analytics_storage, 'granted')
    assert.equal(commands[1][2].ad_storage, 'denied')
    await page.close()
  })

  test('A visitor who refuses only Google Analytics switches it off by Google’s own switch.', async () => {
    const page = await pages.open()
    await page.start('google-analytics', 'G-ABC123DEF4')
    await page.update('google-analytics', 'G-ABC123DEF4', false)
    assert.equal(await page.read('ga-disable-G-ABC123DEF4'), true)
    assert.equal((await page.read('dataLayer')).at(-1)[2].analytics_storage, 'denied')
    await page.update('google-analytics', 'G-ABC123DEF4', true)
    assert.equal(await page.read('ga-disable-G-ABC123DEF4'), false)
    await page.close()
  })

  test('The UET tag of Microsoft takes over the queue and sends the page view.', async () => {
    const page = await pages.open(
      `window.UET = class {
         constructor(settings) { this.settings = settings; this.pushed = [] }
         push(...words) { this.pushed.push(words) }
       }`,
    )
    await page.start('microsoft-uet', '12345678')
    await page.settle()
    assert.deepEqual(await page.read('uetq.settings.ti'), '12345678')
    assert.deepEqual(await page.read('uetq.settings.q'), ['consent', 'default', { ad_storage: 'granted' }])
    await page.update('microsoft-uet', '12345678', false)
    assert.deepEqual(await page.read('uetq.pushed'), [['pageLoad'], ['consent', 'update', { ad_storage: 'denied' }]])
    await page.close()
  })

  test('PostHog and Mixpanel start opted out, so that an earlier refusal on the device is ended by the opt-in.', async () => {
    const page = await pages.open()
    await page.start('posthog', services.posthog.loader.id.example)
    await page.start('mixpanel', services.mixpanel.loader.id.example)
    const [[key, settings]] = await page.read('posthog._i')
    assert.equal(key, services.posthog.loader.id.example.replace('@eu', ''))
    assert.equal(settings.opt_out_capturing_by_default, true)
    assert.equal(settings.api_host, 'https://eu.i.posthog.com')
    const [[, mixpanel]] = await page.read('mixpanel._i')
    assert.equal(mixpanel.opt_out_tracking_by_default, true)
    assert.equal(mixpanel.api_host, 'https://api-eu.mixpanel.com')
    await page.close()
  })

  test('Segment adds the consents to every event, reports a withdrawal, and sends nothing after it.', async () => {
    const page = await pages.open()
    const { example } = services.segment.loader.id
    await page.start('segment', example, { measurement: true })
    assert.deepEqual(
      (await page.read('analytics')).map(([method]) => method),
      ['addSourceMiddleware', 'page'],
    )
    const passed = () =>
      page.run(() => {
        const payload = { obj: { context: { page: 1 } } }
        let result = null
        window.analytics[0][1]({ payload, next: ({ obj }) => (result = obj.context) })
        return result
      })
    assert.deepEqual(await passed(), { page: 1, consent: { categoryPreferences: { measurement: true } } })
    await page.update('segment', example, false, { measurement: false })
    assert.equal((await page.read('analytics')).at(-1)[1], 'Segment Consent Preference Updated')
    assert.equal(await passed(), null)
    await page.update('segment', example, true, { measurement: true })
    assert.deepEqual((await passed()).consent, { categoryPreferences: { measurement: true } })
    await page.close()
  })

  test('Sentry Replay is initialised by Sentry’s loader, and stops on withdrawal.', async () => {
    const page = await pages.open(`
      window.Sentry = {
        init: settings => vendorCalls.push(['init', settings]),
        getReplay: () => ({ stop: () => vendorCalls.push(['stop']), start: () => vendorCalls.push(['start']) }),
      }
      window.sentryOnLoad()`)
    await page.start('sentry-replay', services['sentry-replay'].loader.id.example)
    await page.settle()
    await page.update('sentry-replay', '', false)
    await page.update('sentry-replay', '', true)
    assert.deepEqual(await page.read('vendorCalls'), [
      ['init', { replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 }],
      ['stop'],
      ['start'],
    ])
    await page.close()
  })

  test('Calls of the page are stored in the stubs until the vendor’s script reads them.', async () => {
    const page = await pages.open()
    await page.start('meta-pixel', '123456789012345')
    await page.run(() => {
      window.fbq('track', 'Purchase')
      window.fbq.callMethod = (...words) => window.vendorCalls.push(words)
      window.fbq('track', 'Lead')
    })
    assert.deepEqual((await page.read('fbq.queue')).at(-1), ['track', 'Purchase'])
    assert.deepEqual(await page.read('vendorCalls'), [['track', 'Lead']])
    await page.close()
  })

  test('A queue that the vendor’s script has replaced receives later calls, as plain arrays if required.', async () => {
    const page = await pages.open('window.pintrk.queue = { push: words => vendorCalls.push(Array.isArray(words)) }')
    await page.start('pinterest-tag', '2612345678901')
    await page.settle()
    await page.run(() => window.pintrk('track', 'lead'))
    assert.deepEqual(await page.read('vendorCalls'), [true])
    await page.close()
  })

  test('LiveChat’s object passes calls to its handler, once the script has set it.', async () => {
    const page = await pages.open('LiveChatWidget._h = (method, words) => vendorCalls.push([method, words])')
    await page.start('livechat', services.livechat.loader.id.example)
    await page.settle()
    await page.update('livechat', '', false)
    assert.deepEqual(await page.read('vendorCalls'), [['call', ['hide']]])
    await page.close()
  })

  test('Lucky Orange receives consent and withdrawal once its part for privacy is ready.', async () => {
    const page = await pages.open(`
      const LO = {
        $internal: { ready: part => Promise.resolve(vendorCalls.push(['ready', part])) },
        privacy: { setConsentStatus: granted => vendorCalls.push(['setConsentStatus', granted]) },
      }
      const run = ([, work]) => work(LO)
      LOQ.forEach(run)
      LOQ.push = run`)
    await page.start('lucky-orange', services['lucky-orange'].loader.id.example)
    await page.settle()
    await page.update('lucky-orange', '', false)
    await page.settle()
    assert.deepEqual(await page.read('vendorCalls'), [
      ['ready', 'privacy'],
      ['setConsentStatus', true],
      ['ready', 'privacy'],
      ['setConsentStatus', false],
    ])
    await page.close()
  })

  test('Kameleoon’s consent call runs when Kameleoon takes its queue.', async () => {
    const page = await pages.open(`
      makeVendor('Kameleoon.API.Core.enableLegalConsent')
      makeVendor('Kameleoon.API.Core.disableLegalConsent')
      kameleoonQueue.forEach(work => work())
      kameleoonQueue.push = work => work()`)
    await page.start('kameleoon', services.kameleoon.loader.id.example)
    await page.settle()
    await page.update('kameleoon', '', false)
    assert.deepEqual(await page.read('vendorCalls'), [
      ['enableLegalConsent', 'BOTH'],
      ['disableLegalConsent', 'BOTH'],
    ])
    await page.close()
  })
})
