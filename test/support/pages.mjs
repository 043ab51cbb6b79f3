import { readFile } from 'node:fs/promises'

const built = name => readFile(new URL(`../../dist/${name}`, import.meta.url), 'utf8')
/** The tag of a guard that a server fills with the guard's text, which is too long for an address. */
const guardInPage = /(<script data-file="\/dist\/([\w-]+\.js)"[^>]*>)(?=<\/script>)/

/** The browsers that still wait for what is late. */
const late = new Set()

/**
 * Serves whatever page a test writes down, at an address of its own. A page in a frame has its own window and scripts,
 * as a site has, and shares local storage with the test. `/page/first.js` is its first script: it lets the test in.
 * `/page/script.js?text` is a script of the site's own, of which `type` and `csp` set headers; the service worker stands beside them, because it controls what lies
 * beneath it, and must not control the tests.
 * An empty `<script data-file="/dist/guard.js">` gets that file's text, as a site's server would write it.
 * Beneath `/late-blocking/` and `/late-core/` lie our built files, of which that one comes when `/late/now` has been asked for.
 * From a cache nothing is late, so a number may follow that makes the address a new one: `/late-core/1/`.
 * @returns a middleware for the test runner; a middleware, because plugins' pages get the runner's own script
 */
export const pages = () => async (context, next) => {
  if (context.path === '/page/first.js') {
    context.type = 'js'
    context.body = 'parent.beforePage?.(window)'
    return
  }
  if (context.path === '/page/attacks') {
    // How many times as long the attacks run as in `npm test`.
    context.body = process.env.ATTACKS ?? '1'
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
  const browser = context.get('user-agent')
  if (context.path === '/late/now') {
    late.delete(browser)
    context.status = 204
    return
  }
  const [folder, lateFile] = /^\/late-(\w+)\/(?:\d+\/)?/.exec(context.path) ?? []
  if (folder) {
    if (context.path.endsWith('/consent-elements.js')) late.add(browser)
    while (context.path.endsWith(`-${lateFile}.js`) && late.has(browser) && !context.req.socket.destroyed)
      await new Promise(resolve => setTimeout(resolve, 10))
    context.path = context.path.replace(folder, '/dist/')
  }
  if (context.path !== '/page/') return next()
  const { html, csp } = context.query
  if (csp) context.set('content-security-policy', csp)
  context.type = 'html'
  const [tag, , guard] = guardInPage.exec(html) ?? []
  const text = guard && (await built(guard))
  context.body = guard ? html.replace(tag, () => tag + text) : html
}
