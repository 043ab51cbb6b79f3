import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { createAttributor, siteOf } = await source('audit/attribution.ts')
const services = JSON.parse(readFileSync(new URL('services-fixture.json', import.meta.url), 'utf8'))
const data = {
  services,
  trackingHosts: new Map([
    ['criteo.com', 'marketing'],
    ['google.com/pagead', 'marketing'],
    ['stripe.com', 'marketing'],
  ]),
  companies: new Map([['criteo.com', { company: 'Criteo', kind: 'ad' }]]),
}
const attributor = createAttributor(data, 'https://shop.example.co.uk/')
const proxied = [
  'posthog',
  'sentry-replay',
  'sentry',
  'plausible',
  'vercel-analytics',
  'google-analytics',
  'snowplow',
  'matomo',
]
const short = ({ service, company, category, tracker, thirdParty }) => [service, company, category, tracker, thirdParty]
const ofRequest = url => short(attributor.request(url))
const ofCookie = (name, host, setBy = null) => short(attributor.stored('cookie', name, host, setBy))

test('hosts of one registrable domain are one site', () => {
  strictEqual(siteOf('a.b.example.co.uk'), 'example.co.uk')
  strictEqual(siteOf('one.github.io'), 'one.github.io')
  strictEqual(siteOf('127.0.0.1'), '127.0.0.1')
})
test('a request to the audited site is first-party and no tracker', () => {
  deepStrictEqual(ofRequest('https://cdn.example.co.uk/x'), [null, 'first party', 'unknown', false, false])
})
test('the catalogue has precedence over the list of hosts, also for necessary services', () => {
  deepStrictEqual(ofRequest('https://www.google-analytics.com/collect')[0], 'google-analytics')
  deepStrictEqual(ofRequest('https://js.stripe.com/v3/'), ['stripe', 'Stripe', 'necessary', false, true])
})
test('a request that the site passes on to a service is attributed by path, query and body', () => {
  const own = (address, body) => {
    const { service, tracker, ownAddress } = passing.request(`https://${address}`, body)
    return tracker ? `${service};host=${ownAddress}` : ownAddress
  }
  const passing = createAttributor(
    {
      ...data,
      services: proxied.map(name => ({ ...services[0], name, hosts: [], stores: [], category: 'measurement' })),
    },
    'https://www.shop.example/',
  )
  const event = '{"n":"pageview","u":"https://shop.example/","d":"shop.example"}'
  const envelope =
    '{"event_id":"1","sent_at":"2026-01-01","dsn":"https://a@o1.ingest.sentry.io/2"}\n{"type":"event"}\n{}'
  for (const [address, body, expected] of [
    ['www.shop.example/ingest/static/array.js', null, 'posthog;host=/ingest'],
    ['www.shop.example/ingest/e/?ip=0&_=1&ver=1.325.0', 'a', 'posthog;host=/ingest'],
    ['ph.shop.example/array/phc_AbCdEf/config.js', null, 'posthog;host=ph.shop.example'],
    ['www.shop.example/tunnel?o=1', envelope, 'sentry;host=/tunnel'],
    ['www.shop.example/tunnel', envelope.replace('"event"', '"replay_event"'), 'sentry-replay;host=/tunnel'],
    ['stats.shop.example/js/script.outbound-links.js', null, 'plausible;host=stats.shop.example'],
    ['www.shop.example/api/event', event, 'plausible;host=/api/event'],
    ['www.shop.example/_vercel/insights/view', null, 'vercel-analytics;host=/_vercel/insights'],
    ['sgtm.shop.example/g/collect?v=2&tid=G-AB12CD3', null, 'google-analytics;host=sgtm.shop.example/g/collect'],
    ['www.shop.example/com.snowplowanalytics.snowplow/tp2', null, 'snowplow;host=/com.snowplowanalytics.snowplow'],
    ['matomo.shop.example/matomo.php?action_name=a&idsite=1', null, 'matomo;host=matomo.shop.example'],
  ])
    strictEqual(own(address, body), expected, address)
  for (const [address, body] of [
    ['www.shop.example/e/', '{"a":1}'],
    ['www.shop.example/s/?v=1'],
    ['www.shop.example/api/event', '{"n":"party"}'],
    ['www.shop.example/tunnel', '{"a":1}'],
    ['www.shop.example/gtm.js'],
    ['www.shop.example/js/scripts.js'],
  ])
    strictEqual(own(address, body), undefined, address)
})
test('a listed host without a service has its company and category', () => {
  deepStrictEqual(ofRequest('https://static.criteo.com/x'), [null, 'Criteo', 'marketing', true, true])
})
test('a listed path does not include its host, and Google’s country hosts share their paths', () => {
  strictEqual(ofRequest('https://www.google.com/maps')[3], false)
  strictEqual(ofRequest('https://www.google.co.uk/pagead/1')[3], true)
  strictEqual(ofRequest('https://www.google.com/pageads')[3], false)
})
test('an unknown host is unknown and no tracker', () => {
  deepStrictEqual(ofRequest('https://pictures.example/1'), [null, 'unknown', 'unknown', false, true])
})
test('a first-party cookie is attributed by its name, with asterisks for any characters', () => {
  deepStrictEqual(ofCookie('_ga_ABC', '.example.co.uk').slice(0, 4), [
    'google-analytics',
    'Google',
    'measurement',
    true,
  ])
  strictEqual(ofCookie('_gaX', '.example.co.uk')[3], false)
})
test('a name applies to its kind of storage only', () => {
  strictEqual(attributor.stored('localStorage', '_ga', 'shop.example.co.uk', null).tracker, false)
  strictEqual(attributor.stored('sessionStorage', 'hjViewportId', 'shop.example.co.uk', null).service, 'hotjar')
})
test('a cookie with an unknown name is attributed to the tracker that set it', () => {
  const setBy = { type: 'script', url: 'https://static.criteo.com/ld.js', line: 1 }
  deepStrictEqual(ofCookie('cto', 'shop.example.co.uk', setBy), [null, 'Criteo', 'marketing', true, false])
  strictEqual(ofCookie('PHPSESSID', 'shop.example.co.uk')[3], false)
})
test('a third-party cookie is attributed to its host', () => {
  deepStrictEqual(ofCookie('uid', '.criteo.com'), [null, 'Criteo', 'marketing', true, true])
})
