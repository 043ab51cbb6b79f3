/**
 * Serves whatever page a test writes down, at an address of its own. A page in a frame has its own window and scripts,
 * as a site has, and shares local storage with the test. `/page/first.js` is its first script: it lets the test in.
 * @returns a middleware for the test runner; a middleware, because plugins' pages get the runner's own script
 */
export const pages = () => (context, next) => {
  if (context.path === '/page/first.js') {
    context.type = 'js'
    context.body = 'parent.beforePage?.(window)'
    return
  }
  if (context.path !== '/page/') return next()
  const { html, csp } = context.query
  if (csp) context.set('content-security-policy', csp)
  context.type = 'html'
  context.body = html
}
