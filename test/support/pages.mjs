import { readFile } from 'node:fs/promises'

/**
 * Serves whatever page a test writes down, at an address of its own. A page in a frame has its own window and scripts,
 * as a site has, and shares local storage with the test. `/page/first.js` is its first script: it lets the test in.
 * `/page/script.js?text` is a script of the site's own; the service worker stands beside them, because it controls what lies
 * beneath it, and must not control the tests.
 * Beneath `/slow-blocking/` lie our built files, of which the one that holds requests back comes a second late.
 * @returns a middleware for the test runner; a middleware, because plugins' pages get the runner's own script
 */
export const pages = () => async (context, next) => {
  if (context.path === '/page/first.js') {
    context.type = 'js'
    context.body = 'parent.beforePage?.(window)'
    return
  }
  if (context.path === '/page/script.js') {
    context.type = 'js'
    context.body = context.query.text
    return
  }
  if (context.path === '/page/consent-service-worker.js') {
    context.type = 'js'
    context.body = await readFile(new URL('../../dist/consent-service-worker.js', import.meta.url), 'utf8')
    return
  }
  if (context.path.startsWith('/slow-blocking/')) {
    if (context.path.endsWith('-blocking.js')) await new Promise(resolve => setTimeout(resolve, 1000))
    context.path = context.path.replace('/slow-blocking/', '/dist/')
  }
  if (context.path !== '/page/') return next()
  const { html, csp } = context.query
  if (csp) context.set('content-security-policy', csp)
  context.type = 'html'
  context.body = html
}
