import { createServer } from 'node:https'
import { selfSignedCertificate } from '../../channels/self-signed-certificate.mjs'
import { answerAsTracker } from './trackers.mjs'

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', json: 'application/json' }

/**
 * Serves the sites on one port of this machine, by host name. All other hosts are trackers.
 * @param sites by host: `files` by path, each a text, bytes or a function of request and response; `headers` of all answers
 */
export async function startSites(sites) {
  const open = new Set()
  const server = createServer(selfSignedCertificate(), (request, response) => {
    const host = request.headers.host.replace(/:\d+$/, '')
    const { pathname } = new URL(request.url, `https://${host}`)
    const site = sites[host]
    if (site === undefined) return answerAsTracker(host, pathname, request, response)
    for (const [name, value] of Object.entries(site.headers ?? {})) response.setHeader(name, value)
    const file = site.files[pathname]
    if (file === undefined) return response.writeHead(404).end()
    if (typeof file === 'function') return file(request, response)
    const type = types[pathname.split('.').at(-1)] ?? 'text/html'
    response.writeHead(200, { 'content-type': `${type};charset=utf-8`, 'cache-control': 'no-store' }).end(file)
  })
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    browserArgs: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * 127.0.0.1:${server.address().port}`,
    ],
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
