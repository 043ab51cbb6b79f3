import { build } from 'esbuild'
import { launch } from 'puppeteer-core'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromiumLaunchOptions } from '../../support/browsers.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Bundles the catalogue for a page: the services are in `window.testedServices`, by name. */
async function catalogueBundle() {
  const files = (await readdir(`${root}src/services/catalogue`)).filter(file => file.endsWith('.ts'))
  const lines = files.map((file, i) => `import * as m${i} from './src/services/catalogue/${file}'`)
  const contents = `${lines.join('\n')}
    const services = [${files.map((_, i) => `...Object.values(m${i})`).join(', ')}]
    window.testedServices = Object.fromEntries(services.map(service => [service.name, service]))`
  const result = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
  })
  return result.outputFiles[0].text
}

/** Runs in the page: starts and updates loaders, and returns what they put into globals, as plain data. */
function pageHelpers() {
  const plain = value => {
    if (typeof value === 'function') return 'function'
    if (value instanceof Date) return 'date'
    if (Object.prototype.toString.call(value) === '[object Arguments]') return [...value].map(plain)
    // Lists of vendors also have other fields. Only their items count here.
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]))
    return value === undefined ? null : value
  }
  const atPath = path => path.split('.').reduce((owner, name) => owner?.[name], window)
  window.loadedUrls = []
  window.endedScripts = 0
  window.vendorCalls = []
  window.makeVendor = path => {
    const names = path.split('.')
    const last = names.pop()
    const owner = names.reduce((owner, name) => (owner[name] ??= {}), window)
    owner[last] = (...words) => {
      window.vendorCalls.push([last, ...words])
    }
  }
  const pageFor = (consents, options) => ({
    globals: window,
    consents,
    options,
    loadScript(url, attributes = {}) {
      window.loadedUrls.push(url)
      const script = document.createElement('script')
      script.async = true
      for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
      for (const event of ['load', 'error']) script.addEventListener(event, () => window.endedScripts++)
      script.src = url
      document.head.append(script)
    },
  })
  window.startService = (name, id, consents, options) =>
    window.testedServices[name].loader.start(id, pageFor(consents, options))
  window.updateService = (name, id, granted, consents, options) =>
    window.testedServices[name].loader.update?.(granted, id, pageFor(consents, options))
  window.readGlobal = path => plain(atPath(path))
}

const all = { necessary: true, functionality: true, measurement: true, experience: true, marketing: true }

/** Opens one browser for many pages. Call `close` at the end. */
export async function openLoaderPages() {
  const bundle = await catalogueBundle()
  const browser = await launch(await chromiumLaunchOptions())
  // A closed page is left by the next one in its tab: a new tab would be a new process.
  const tabs = []
  const newTab = async () => {
    const tab = await browser.newPage()
    await tab.setRequestInterception(true)
    return tab
  }
  return {
    close: () => browser.close(),
    /**
     * Opens an empty page of a site, on which any other host is answered by a stub.
     * @param vendorScript the code that every script of another host consists of; null blocks them, as extensions do
     */
    async open(vendorScript = '') {
      const page = tabs.pop() ?? (await newTab())
      const requests = []
      const errors = []
      const onError = ({ message }) => errors.push(message)
      const onRequest = request => {
        const url = request.url()
        if (new URL(url).host === 'site.test') {
          request.respond({ contentType: 'text/html', body: '<!doctype html><title>Site</title>' })
          return
        }
        requests.push(url)
        if (vendorScript === null) {
          request.abort('blockedbyclient')
          return
        }
        request.respond({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: vendorScript,
        })
      }
      page.on('pageerror', onError).on('request', onRequest)
      await page.goto('https://site.test/')
      await page.evaluate(bundle)
      await page.evaluate(pageHelpers)
      /**
       * Waits until each script of a loader has loaded or failed. The request of the barrier, made after that, comes back
       * only when the browser has reported every earlier request of the page.
       */
      const settle = async () => {
        await page.waitForFunction(() => window.endedScripts >= window.loadedUrls.length, { polling: 5 })
        await page.evaluate(() => fetch('https://site.test/barrier'))
      }
      return {
        requests,
        errors,
        settle,
        run: (work, ...words) => page.evaluate(work, ...words),
        read: path => page.evaluate(path => window.readGlobal(path), path),
        start: (name, id, consents = all, options = {}) =>
          page.evaluate((...words) => window.startService(...words), name, id, consents, options),
        update: (name, id, granted, consents = all, options = {}) =>
          page.evaluate((...words) => window.updateService(...words), name, id, granted, consents, options),
        async close() {
          // What the page still requests is reported before the navigation has ended, and so not to the next page.
          await page.goto('about:blank')
          page.off('pageerror', onError).off('request', onRequest)
          tabs.push(page)
        },
      }
    },
  }
}
