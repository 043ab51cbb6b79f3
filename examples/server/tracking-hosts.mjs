import { createServer } from 'node:http'
import { close, listen } from './backend.mjs'

/**
 * Plays every tracking host of the live page at once: whatever name it is called by, it answers and notes that the
 * request truly arrived. Names that end in `.localhost` lead to the loopback interface without any set-up.
 *
 * @param {{ port?: number, onArrival: (request: { host: string, method: string, path: string }) => void }} options
 *   `host` comes without its port
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
    // A preflight has carried nothing yet.
    if (method !== 'OPTIONS') onArrival({ host: String(headers.host).replace(/:\d+$/, ''), method, path })
    response.writeHead(204, cors).end()
  })
  const origin = await listen(server, port)
  return { port: Number(new URL(origin).port), stop: () => close(server) }
}
