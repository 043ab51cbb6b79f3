// A server that writes the guard into its pages, and allows it by its hash: the policy of every visitor is the same.
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { baseBelow, serveFiles } from 'consent-elements/node'
import { bannerHtml, consentFromRequest, headHtml, isSameOriginRequest, readConsent } from 'consent-elements/server'
import Fastify from 'fastify'

const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy', cookie: true }
const secure = process.env.NODE_ENV === 'production'

const app = Fastify()
const files = serveFiles()
app.addHook('onRequest', (request, reply, done) => files(request.raw, reply.raw, done))
app.register(fastifyStatic, { root: fileURLToPath(new URL('public', import.meta.url)) })

app.get('/', async (request, reply) => {
  const { cookie = null, 'accept-language': acceptLanguage } = request.headers
  const { html, csp } = await headHtml({ base: baseBelow('/'), cookie, options })
  const counted = readConsent(cookie)?.consents.measurement ?? false
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src ${csp['script-src']}; object-src 'none'`,
    // Another visitor gets another page.
    vary: 'cookie, accept-language',
    'cache-control': 'private',
  })
  return `<!doctype html>
<html lang="en">
  <head>${html}
    <meta name="viewport" content="width=device-width" />
    <title>consent-elements with Fastify</title>
    <script type="module" src="/counted.js"></script>
  </head>
  <body>
    ${await bannerHtml({ options, cookie, acceptLanguage, action: '/consent' })}
    <main>
      <h1>A shop on Fastify</h1>
      <p id="counted">This visit is ${counted ? 'counted' : 'not counted'}.</p>
      <button type="button" data-consent-open>Privacy settings</button>
    </main>
  </body>
</html>`
})

app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) =>
  done(null, body),
)
app.post('/consent', async (request, reply) => {
  if (!isSameOriginRequest(request)) return reply.code(403).send()
  const decision = await consentFromRequest(request, { secure })
  if (decision?.setCookie) reply.header('set-cookie', decision.setCookie)
  return reply.redirect('/', 303)
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 3000) })
