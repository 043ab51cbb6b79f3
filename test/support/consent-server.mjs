import { startTestServer } from './c15t-server.mjs'

/**
 * Runs the real consent server for the tests. Pages get its address from `/consent-server`. The default base path
 * `/api/c15t` of the test server forwards to the room `same-origin`.
 * @returns a plugin and a middleware for the test runner, which accepts no middleware after its server has started
 */
export function consentServer() {
  let server
  return {
    plugin: {
      name: 'consent-server',
      async serverStart() {
        server = await startTestServer()
      },
      serve: ({ path }) => (path === '/consent-server' ? { body: server.origin, type: 'text' } : undefined),
      serverStop: () => server?.stop(),
    },
    async middleware(context, next) {
      if (!context.path.startsWith('/api/c15t/')) return next()
      const { method, headers, req, url } = context
      const sent = method === 'POST' ? { body: req, duplex: 'half' } : {}
      try {
        const answer = await fetch(`${server.origin}/same-origin${url}`, { method, headers, ...sent })
        context.status = answer.status
        context.type = answer.headers.get('content-type') ?? 'text/plain'
        context.body = Buffer.from(await answer.arrayBuffer())
      } catch {
        context.req.socket.destroy() // forward the broken connection
        context.respond = false
      }
    },
  }
}
