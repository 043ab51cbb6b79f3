import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/**
 * Starts a site with the built files: the guard, the manager in mode offline, and the banner.
 * @returns its URL, and a function that closes it
 */
export async function builtSite(
  html = `<!doctype html><html lang="en"><head><title>A site</title><script src="/guard.js"></script>
<script type="module" src="/consent-elements.js"></script></head>
<body><consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog></body></html>`,
) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site')
    if (pathname === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
    const file = join(dist, pathname)
    if (extname(file) !== '.js' || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
