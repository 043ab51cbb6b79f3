import { createServer } from 'node:http'
import { close, listen } from './http.mjs'

/** The placeholder page for an embedded video. */
const film =
  '<!doctype html><title>A film</title><style>body{display:grid;place-items:center;height:100vh;margin:0;background:#17202c;color:#fff;font:1.25rem system-ui}</style><p>▶ The film has loaded</p>'

/**
 * Simulates all tracking hosts of the live page: it responds to any host name and records that the request arrived. Names
 * that end in `.localhost` resolve to the loopback interface without configuration.
 *
 * @param {{ port?: number, onArrival: (request: { host: string, method: string, path: string }) => void }} options
 *   `host` does not contain the port
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startTrackingHosts({ port = 0, onArrival }) {
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    const cors = {
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'cache-control': 'no-store',
    }
    // A preflight contains no data.
    if (method !== 'OPTIONS') onArrival({ host: String(headers.host).replace(/:\d+$/, ''), method, path })
    if (path !== '/film') return response.writeHead(204, cors).end()
    response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end(film)
  })
  const origin = await listen(server, port)
  return { port: Number(new URL(origin).port), stop: () => close(server) }
}
