import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { consentModeFault } = await source('audit/observe/read-consent-mode.ts')
const { contrast } = await source('audit/observe/contrast.ts')
const { observeBanner } = await source('audit/observe/observe-banner.ts')

test('a consent default has to come before every other command', () => {
  strictEqual(consentModeFault([]), null)
  strictEqual(consentModeFault(['js', 'config']), null)
  strictEqual(consentModeFault(['consent default', 'js', 'config', 'consent update']), null)
  strictEqual(consentModeFault(['js', 'consent default', 'config']), null)
  strictEqual(
    consentModeFault(['js', 'config', 'consent default']),
    'The page sends “config” before “consent default”.',
  )
  strictEqual(consentModeFault(['gtm.js', 'consent default']), 'The page sends “gtm.js” before “consent default”.')
  strictEqual(
    consentModeFault(['consent update', 'consent default']),
    'The page sends “consent update” before “consent default”.',
  )
  strictEqual(
    consentModeFault(['config', 'consent update']),
    'The page sends “consent update” without “consent default” before it.',
  )
})

test('the contrast is that of WCAG 2', () => {
  strictEqual(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)'), 21)
  strictEqual(contrast('rgb(255, 255, 255)', 'rgb(255, 255, 255)'), 1)
  strictEqual(Math.round(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)') * 100) / 100, 4.54)
})

const facts = {
  visible: true,
  parentVisible: true,
  box: { x: 0, y: 0, width: 120, height: 44 },
  inViewport: true,
  fontSize: 16,
  fontWeight: 400,
  color: 'rgb(255, 255, 255)',
  background: 'rgb(0, 80, 100)',
  behind: 'rgb(255, 255, 255)',
  hasBorder: false,
  hasOwnBackground: true,
  inBanner: true,
  bannerText: 'Cookies',
}
const control = (kind, changes = {}, role = 'button') => ({
  role,
  name: kind,
  kinds: [kind],
  facts: { ...facts, ...changes },
})
const differences = (changes, role) =>
  observeBanner([control('accept'), control('reject', changes, role)], 'phone').differences

test('two buttons with the same style are equal', () => deepStrictEqual(differences({}), []))
test('small differences of width, as caused by texts, are ignored', () =>
  deepStrictEqual(differences({ box: { ...facts.box, width: 80 } }), []))
test('an outlined button counts as a button', () =>
  deepStrictEqual(
    differences({ hasOwnBackground: false, background: facts.behind, color: 'rgb(0, 80, 100)', hasBorder: true }),
    [],
  ))
test('a smaller area, smaller text, a position outside the viewport and low contrast are reported with their figures', () => {
  deepStrictEqual(differences({ box: { ...facts.box, width: 40 } }), ['its area is 3 times smaller'])
  deepStrictEqual(differences({ fontSize: 12 }), ['its text is 12 px high instead of 16 px'])
  deepStrictEqual(differences({ inViewport: false }), ['it is outside of the visible part of the page'])
  deepStrictEqual(differences({ color: 'rgb(80, 140, 150)' }).length, 1)
})
test('a link or plain text next to a button is reported', () => {
  const text = { hasOwnBackground: false, background: facts.behind, color: 'rgb(0, 80, 100)' }
  deepStrictEqual(differences(text, 'link'), ['it looks like a link or plain text, not like a button'])
  deepStrictEqual(differences(text), ['it looks like a link or plain text, not like a button'])
})
test('controls outside a banner are ignored', () => {
  const { found, accept, reject } = observeBanner([control('accept', { inBanner: false })], 'desktop')
  deepStrictEqual([found, accept, reject], [false, null, null])
})
