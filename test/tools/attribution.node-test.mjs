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
