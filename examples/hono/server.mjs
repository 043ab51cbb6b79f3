// A server with a nonce. It inlines the guard, and renders the banner for visitors without JavaScript.
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { bannerHtml, consentFromRequest, headHtml, readConsent } from 'consent-elements/server'
import { Hono } from 'hono'

const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy', cookie: true }
const base = '/consent-elements/'
const secure = process.env.NODE_ENV === 'production'

const app = new Hono()
app.use(
  `${base}*`,
  serveStatic({
    root: 'node_modules/consent-elements/dist',
    rewriteRequestPath: path => path.slice(base.length - 1),
  }),
)

app.get('/', async context => {
  const cookie = context.req.header('cookie') ?? null
  const nonce = crypto.randomUUID()
  const { html, csp } = await headHtml({ base, nonce, cookie, options })
  const banner = await bannerHtml({
    options,
    cookie,
    nonce,
    action: '/consent',
    acceptLanguage: context.req.header('accept-language'),
  })
  const counted = readConsent(cookie)?.consents.measurement ?? false
  context.header(
    'content-security-policy',
    `script-src ${csp['script-src']}; style-src 'nonce-${nonce}'; object-src 'none'`,
  )
  context.header('vary', 'cookie, accept-language')
  context.header('cache-control', 'private')
  return context.html(`<!doctype html>
<html lang="en">
  <head>${html}
    <meta name="viewport" content="width=device-width" />
    <title>consent-elements with Hono</title>
  </head>
  <body>
    ${banner}
    <main>
      <h1>A shop on Hono</h1>
      <p id="counted">This visit is ${counted ? 'counted' : 'not counted'}.</p>
      <privacy-settings-button>Privacy settings</privacy-settings-button>
    </main>
    <script nonce="${nonce}">
      const show = ({ detail }) => {
        const counted = detail.effectiveConsents.measurement
        document.querySelector('#counted').textContent = 'This visit is ' + (counted ? 'counted.' : 'not counted.')
      }
      document.addEventListener('consent-ready', show)
      document.addEventListener('consent-change', show)
    </script>
  </body>
</html>`)
})

app.post('/consent', async context => {
  const decision = await consentFromRequest(context.req.raw, { secure })
  if (decision?.setCookie) context.header('set-cookie', decision.setCookie)
  return context.redirect('/', 303)
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT ?? 3000) })
