// The tracking hosts of the test sites: scripts that store something and report to their company, as the real ones do.
// Everything runs on this machine.

const stores = (cookie, address) =>
  `document.cookie = '${cookie}=1.2.3; path=/; max-age=3600'; new Image().src = '${address}'`

const scripts = {
  'www.googletagmanager.com/gtag/js': stores('_ga', 'https://region1.google-analytics.com/g/collect?v=2&gcs=G111'),
  'connect.facebook.net/en_US/fbevents.js': stores('_fbp', 'https://www.facebook.com/tr?id=1&ev=PageView'),
  'www.clarity.ms/tag/abc': stores('_clck', 'https://c.clarity.ms/c.gif'),
  'static.hotjar.com/c/hotjar-1.js': `sessionStorage.setItem('hjViewportId', '1')`,
  'js.stripe.com/v3/': stores('__stripe_mid', 'https://m.stripe.network/6'),
}
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** Responds to a request to a host that is not one of the sites. */
export function answerAsTracker(host, path, request, response) {
  const script = scripts[host + path]
  const headers = { 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-headers': '*' }
  if (script !== undefined || path.endsWith('.js'))
    return response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end(script ?? '')
  if (path.startsWith('/embed')) {
    const cookies = ['VISITOR=1; Path=/; Secure; SameSite=None', 'APART=1; Path=/; Secure; SameSite=None; Partitioned']
    return response
      .writeHead(200, { ...headers, 'content-type': 'text/html', 'set-cookie': cookies })
      .end(
        '<!doctype html><title>A film</title><p>A film<script>indexedDB.open("films"); caches.open("pictures")</script>',
      )
  }
  response.writeHead(200, { ...headers, 'content-type': 'image/gif' }).end(pixel)
}
