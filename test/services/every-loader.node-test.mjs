import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { catalogue } from '../../build/services.mjs'
import { openLoaderPages } from './support/loader-page.mjs'

const services = await catalogue()
const covers = (hosts, url) => {
  const { hostname, pathname } = new URL(url)
  return hosts.some(entry => {
    const [host, ...path] = entry.split('/')
    const isHost = hostname === host || hostname.endsWith(`.${host}`)
    return isHost && (path.length === 0 || `${pathname}/`.startsWith(`/${path.join('/')}/`))
  })
}

describe('Every service that a site can load by id', () => {
  let pages
  before(async () => (pages = await openLoaderPages()))
  after(() => pages.close())

  for (const { name, loader } of services.filter(({ loader }) => loader)) {
    test(`${name} requests its script once, on start, from a host that the catalogue lists, and not again on later changes`, async () => {
      const page = await pages.open()
      await page.settle()
      assert.deepEqual(page.requests, [], 'nothing is requested before start')

      await page.start(name, loader.id.example)
      await page.settle()
      const loaded = await page.read('loadedUrls')
      assert.equal(loaded.length, 1, 'one script is loaded')
      const [url] = loaded
      assert.deepEqual(page.requests, [new URL(url).href], 'one script is requested, and nothing else')
      const owners = services.filter(({ hosts }) => covers(hosts, url)).map(service => service.name)
      const isGoogleTag = url.startsWith('https://www.googletagmanager.com/gtag/js')
      assert.ok(owners.includes(isGoogleTag ? 'google-tag-manager' : name), `${url} belongs to ${owners}`)

      await page.update(name, loader.id.example, false)
      await page.update(name, loader.id.example, true)
      await page.settle()
      assert.equal(page.requests.length, 1, 'later changes request nothing')
      assert.deepEqual(page.errors, [])
      await page.close()
    })

    test(`${name} tolerates changes while its script is blocked`, async () => {
      const page = await pages.open(null)
      await page.start(name, loader.id.example)
      await page.settle()
      await page.update(name, loader.id.example, false)
      await page.update(name, loader.id.example, true)
      assert.deepEqual(page.errors, [])
      await page.close()
    })
  }
})
