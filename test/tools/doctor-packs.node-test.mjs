// Where a page differs from the policy packs of --countries: what the doctor finds and prints.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { find, guard, page } from './support/doctor-page.mjs'

const banner = '<consent-banner></consent-banner>'
const onGuard = more => guard.replace('<script', `<script ${more}`)
const onBanner = more => banner.replace('<consent-banner', `<consent-banner ${more}`)

const pack = (more = {}) => ({
  id: 'gdpr-de',
  version: '2',
  places: ['DE'],
  code: 'GDPR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 365,
  askAgainAfterDays: 100,
  texts: {},
  ...more,
})
const packFindings = (html, packs, live = {}) => find('differs-from-pack', page(html, { packs, live }))

test('how long decisions are kept is compared with each pack', () => {
  const of = (html, live, ...changes) => packFindings(html, changes.length > 0 ? changes : [pack()], live)
  const fix = 'Write this attribute, or let the option place apply the packs:'
  const short = (line, days) => [
    {
      line,
      seen: `Decisions are kept for ${days} days. The pack gdpr-de@2 (DE) lets you ask again after 100 days.`,
      fix,
      paste: 'lifetime-days="100"',
    },
  ]
  const long = (line, days, most = 365) => [
    {
      line,
      seen: `Decisions are kept for ${days} days. The pack gdpr-de@2 (DE) keeps them for ${most} days at most.`,
      fix,
      paste: `lifetime-days="${most}"`,
    },
  ]
  deepStrictEqual(of(`\n${onGuard('data-lifetime-days="99"')}`), short(2, 99))
  deepStrictEqual(of(`${onGuard('data-lifetime-days="366"')}\n${onBanner('lifetime-days="99"')}`), short(2, 99))
  deepStrictEqual(of('<p>a</p>', { options: { lifetimeDays: 366 } }), long(null, 366))
  deepStrictEqual(of(onGuard('data-lifetime-days="366"'), { options: { lifetimeDays: 100 } }), long(1, 366))
  // What applies without the option is half a year.
  deepStrictEqual(of(guard, {}, pack({ lifetimeDays: 181 })), long(1, 182, 181))
  deepStrictEqual(of(guard, {}, pack({ lifetimeDays: 182, askAgainAfterDays: 182 })), [])
  for (const days of [100, 365]) deepStrictEqual(of(onGuard(`data-lifetime-days="${days}"`)), [], `${days}`)
  for (const days of [99, 366])
    for (const place of ['data-place="DE"', 'data-place=""'])
      deepStrictEqual(of(onGuard(`data-lifetime-days="${days}" ${place}`)), [], place)
  deepStrictEqual(of('<p>a</p>', { options: { lifetimeDays: 1, place: 'DE' } }), [])
  strictEqual(of(onGuard('data-lifetime-days="99"'), {}, pack(), pack()).length, 2)
})

test('a model that permits more than that of the pack is found, by the law and by each place', () => {
  const of = (jurisdictions, more) => packFindings(banner, [pack(more)], { options: { jurisdictions } })
  const found = (name, chosen, model = 'opt-in', places = 'DE') => [
    {
      line: 1,
      seen: `The option jurisdictions has "${name}": "${chosen}". The pack gdpr-de@2 (${places}) has ${model}.`,
      fix: 'Write the model of the pack, or omit the entry:',
      paste: `"${name}": "${model}"`,
    },
  ]
  deepStrictEqual(of({ GDPR: 'opt-out', FR: 'none' }), found('GDPR', 'opt-out'))
  deepStrictEqual(of({ DE: 'none' }), found('DE', 'none'))
  deepStrictEqual(of({ DE: 'none' }, { model: 'opt-out' }), found('DE', 'none', 'opt-out'))
  const three = ['DE', 'AT', 'CH']
  deepStrictEqual(of({ CH: 'none' }, { places: three }), found('CH', 'none', 'opt-in', 'DE, AT, CH'))
  deepStrictEqual(of({ CH: 'none' }, { places: [...three, 'LI'] }), found('CH', 'none', 'opt-in', 'DE, AT, CH, …'))
  for (const [given, model] of [
    [{ GDPR: 'opt-in' }, 'opt-in'],
    [{ GDPR: 'opt-in' }, 'opt-out'],
    [{ GDPR: 'opt-out' }, 'opt-out'],
    [{ GDPR: 'none' }, 'none'],
    [{ FR: 'none' }, 'opt-in'],
    ['none', 'opt-in'],
    [null, 'opt-in'],
  ])
    deepStrictEqual(of(given, { model }), [], `${model} ${JSON.stringify(given)}`)
})

test('a Reject that is hidden beside Accept is found where the pack has it on the first layer', () => {
  const of = (changes, more) =>
    packFindings(banner, [pack(more)], { banner: { isShown: true, accept: true, reject: false, ...changes } })
  deepStrictEqual(of({}), [
    {
      line: 1,
      seen: 'The banner shows Accept and not Reject. The pack gdpr-de@2 (DE) has Reject on the first layer.',
      fix: 'Remove the style that hides it, such as:',
      paste: 'consent-banner::part(reject)',
    },
  ])
  for (const changes of [{ isShown: false }, { accept: false }, { reject: true }]) deepStrictEqual(of(changes), [])
  deepStrictEqual(of({}, { rejectOnFirstLayer: false }), [])
})

test('a link to the settings names the opt-out where the pack has a text for it', () => {
  const optOutLink = 'Do Not Sell or Share My Personal Information'
  const of = (...wayBackTexts) => packFindings(guard, [pack({ texts: { optOutLink } })], { wayBackTexts })
  const found = [
    {
      line: 1,
      seen: `No link to the settings names the opt-out. The pack gdpr-de@2 (DE) has “${optOutLink}”.`,
      fix: 'Put this into the footer:',
      paste: `<a href="#" data-consent-open>${optOutLink}</a>`,
    },
  ]
  deepStrictEqual(of(), found)
  deepStrictEqual(of('Privacy settings'), found)
  for (const text of [optOutLink, 'Opt out', 'Opt-Out', 'optout', 'Your Privacy Choices', 'Privacy rights'])
    deepStrictEqual(of('Privacy settings', text), [], text)
})
