// A server that renders the banner into its pages. The banner appears with the first paint and works without
// JavaScript. Returning visitors do not get it.
import { fileURLToPath } from 'node:url'
import { bannerHtml, consentFromRequest, headHtml, isSameOriginRequest, readConsent } from 'consent-elements/server'
import express from 'express'

const dist = fileURLToPath(new URL('.', import.meta.resolve('consent-elements')))
const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy', cookie: true }
const secure = process.env.NODE_ENV === 'production'

const app = express()
app.use('/consent-elements', express.static(dist))
app.use(express.static(fileURLToPath(new URL('public', import.meta.url))))

app.get('/', async (request, response) => {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const { html } = await headHtml({ cookie, options })
  const counted = readConsent(cookie)?.consents.measurement ?? false
  // The page differs between visitors.
  response.set('vary', 'cookie, accept-language').set('cache-control', 'private').send(`<!doctype html>
<html lang="en">
  <head>${html}
    <meta name="viewport" content="width=device-width" />
    <title>consent-elements with Express</title>
    <script type="module" src="/counted.js"></script>
  </head>
  <body>
    ${await bannerHtml({ options, cookie, acceptLanguage, action: '/consent' })}
    <main>
      <h1>A shop on a server</h1>
      <p id="counted">This visit is ${counted ? 'counted' : 'not counted'}.</p>
      <button type="button" data-consent-open>Privacy settings</button>
    </main>
  </body>
</html>`)
})

app.post('/consent', async (request, response) => {
  if (!isSameOriginRequest(request)) return response.sendStatus(403)
  const decision = await consentFromRequest(request, { secure })
  if (decision?.setCookie) response.set('set-cookie', decision.setCookie)
  response.redirect(303, '/')
})

app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1')
