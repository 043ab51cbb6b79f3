import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bannerHtml } from 'consent-elements/server'

const namesAds = html => /personalize ads/i.test(html)
const namesVisits = html => /count and record visits|count visits/i.test(html)

test('bannerHtml with categories "auto" names the purposes of the declared services', async () => {
  const html = await bannerHtml({ options: { categories: 'auto', services: 'google-analytics' } })
  assert.match(html, /^<consent-banner[^>]* categories="auto"/)
  assert.ok(namesVisits(html))
  assert.ok(!namesAds(html))
})

test('bannerHtml with categories "auto" counts services within the site’s own categories', async () => {
  const html = await bannerHtml({
    options: {
      categories: 'auto',
      customCategories: [{ name: 'shop', parent: 'marketing', title: 'Shop', description: 'Offers.' }],
      services: [{ name: 'google-analytics', category: 'shop' }],
    },
  })
  assert.ok(namesAds(html))
  assert.ok(!namesVisits(html))
})

test('bannerHtml with categories "auto" names all purposes if no service is declared', async () => {
  const html = await bannerHtml({ options: { categories: 'auto' } })
  assert.ok(namesVisits(html) && namesAds(html))
})
