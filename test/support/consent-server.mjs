import { startTestServer } from './c15t-server.mjs'

/**
 * Runs the real consent server beside the tests. A page learns its address at `/consent-server`; under `/api/c15t`, the
 * default base path, the room `same-origin` answers as if it were the site's own.
 * @returns a plugin and a middleware for the test runner, which takes no middleware any more once its server starts
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
        context.req.socket.destroy() // the server broke the connection, and so do we
        context.respond = false
      }
    },
  }
}
