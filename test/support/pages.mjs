import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { translatedPurposes, vendorList } from './vendor-list.mjs'

const built = name => readFile(new URL(`../../dist/${name}`, import.meta.url), 'utf8')
/** The script tag of a guard whose text the server inserts, because it is too long for an address. */
const guardInPage = /(<script data-file="[^"]*\/([\w-]+\.js)"[^>]*>)(?=<\/script>)/

/** The responses to delayed files. */
const late = new Set()

const untilNow = async (browser, { socket }) => {
  while (late.has(browser) && !socket.destroyed) await new Promise(resolve => setTimeout(resolve, 10))
}

/**
 * Sends a page in two parts, the second when `/late/now` is requested. WebKit parses nothing before some kilobytes have
 * arrived.
 */
async function* inParts([first, second], browser, request) {
  yield `${first}<!--${' '.repeat(8192)}-->`
  late.add(browser)
  await untilNow(browser, request)
  yield second
}

/**
 * Serves the page that a test passes in its address. A page in a frame has its own window and scripts, as a site has,
 * and shares local storage with the test. `/page/first.js` is its first script, which calls the test.
 * `/page/script.js?text` is a script of the site, of which `type` and `csp` set headers. The service worker has a path
 * of its own, because it controls everything below it, and must not control the tests.
 *
 * The server inserts the text of the guard into an empty `<script data-file="/dist/guard.js">`, as a site's server
 * would. `/page/wrong/` answers every address with another script.
 *
 * `/page/tcf/vendor-list.json?vendors=1000` is a vendor list of the TCF, with `purposes-de.json` beside it; with `fault=503`,
 * `fault=cut` or `fault=old` it cannot be used.
 * `/page/tcf/given/vendor-list.json` is the list that `VENDOR_LIST=path` names, otherwise such a list.
 *
 * `/late-blocking/` and `/late-core/` serve our built files with that one delayed until `/late/now` is requested.
 * They are delayed from the request of `consent-elements.js` on, or from that of `/late/from-now`.
 * Cached files are not delayed, so a number can make the address unique: `/late-core/1/`.
 * A page is sent up to a `<!-- later -->`, and the rest when `/late/now` is requested.
 * @returns a middleware for the test runner; plugins would add the runner's own script to pages
 */
export const pages = () => async (context, next) => {
  if (context.path === '/page/first.js') {
    context.type = 'js'
    context.body = 'parent.beforePage?.(window)'
    return
  }
  if (context.path.startsWith('/page/wrong/')) {
    context.type = 'js'
    context.body = '0'
    return
  }
  if (context.path === '/page/attacks') {
    // The factor by which the attacks run longer than in `npm test`.
    context.body = process.env.ATTACKS ?? '1'
    return
  }
  if (context.path === '/page/seed') {
    context.body = process.env.SEED ?? `${process.env.ATTACKS ? Date.now() % 2 ** 31 : 19}`
    return
  }
  if (context.path === '/page/script.js') {
    context.type = context.query.type ?? 'js'
    if (context.query.csp) context.set('content-security-policy', context.query.csp)
    context.body = context.query.text
    return
  }
  if (context.path === '/page/consent-service-worker.js') {
    context.type = 'js'
    context.body = await built('consent-service-worker.js')
    return
  }
  if (context.path === '/page/tcf/vendor-list.json') {
    const { fault, vendors, policy } = context.query
    const list = vendorList(Number(vendors ?? 30), Number(policy ?? 5))
    context.type = 'json'
    if (fault === '503') context.status = 503
    context.body = fault === 'cut' ? JSON.stringify(list).slice(0, 4000) : list
    if (fault === 'old') context.body = { ...list, gvlSpecificationVersion: 2 }
    return
  }
  if (context.path === '/page/tcf/given/vendor-list.json') {
    const path = process.env.VENDOR_LIST
    context.type = 'json'
    context.body = path ? await readFile(path, 'utf8') : vendorList(1000)
    return
  }
  const [, translation] = /^\/page\/tcf\/purposes-(de|fr)\.json$/.exec(context.path) ?? []
  if (translation) {
    context.body = translatedPurposes(translation)
    return
  }
  const browser = context.get('user-agent')
  if (context.path === '/late/from-now') {
    late.add(browser)
    context.status = 204
    return
  }
  if (context.path === '/late/now') {
    late.delete(browser)
    context.status = 204
    return
  }
  const [folder, lateFile] = /^\/late-(\w+)\/(?:\d+\/)?/.exec(context.path) ?? []
  if (folder) {
    if (context.path.endsWith('/consent-elements.js')) late.add(browser)
    if (new RegExp(`[-/]${lateFile}\\.js$`).test(context.path)) await untilNow(browser, context.req)
    context.path = context.path.replace(folder, '/dist/')
  }
  if (context.path !== '/page/') return next()
  const { html, csp, place } = context.query
  if (place) context.set('server-timing', `cache;desc=HIT, place;desc="${place}"`)
  if (csp) context.set('content-security-policy', csp)
  context.type = 'html'
  const [tag, , file] = guardInPage.exec(html) ?? []
  const text = tag && (await built(file))
  const page = tag ? html.replace(tag, () => tag + text) : html
  const parts = page.split('<!-- later -->')
  context.body = parts.length > 1 ? Readable.from(inParts(parts, browser, context.req)) : page
}
