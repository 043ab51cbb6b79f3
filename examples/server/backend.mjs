import { createServer } from 'node:http'
import { Readable } from 'node:stream'

/**
 * @typedef {object} BackendOptions
 * @property {string} [basePath] where the three calls live; `/api/c15t` unless said otherwise
 * @property {string[]} [trustedOrigins] origins that may call from elsewhere, with credentials; all of them by default
 * @property {string} [sqliteFile] keeps consents in this file instead of in memory; needs `better-sqlite3`, see sqlite.mjs
 */

/**
 * Sets up the real `@c15t/backend` with a fresh state of its own. Nothing listens yet.
 *
 * @param {BackendOptions} [options]
 * @returns {Promise<(request: Request) => Promise<Response>>} answers one request
 */
export async function createBackend({ basePath = '/api/c15t', trustedOrigins = ['*'], sqliteFile } = {}) {
  const { c15tInstance } = await import('@c15t/backend')
  const database = sqliteFile && (await (await import('./sqlite.mjs')).openSqlite(sqliteFile))
  const instance = c15tInstance({
    appName: 'consent-elements-examples',
    basePath, // left out, 1.5.0 answers at "/"
    baseURL: 'http://127.0.0.1',
    trustedOrigins,
    logger: { level: 'error' },
    telemetry: { disabled: true }, // otherwise every span is printed
    ...(database && { database }),
  })
  await instance.$context // throws when the storage does not start
  return request => instance.handler(request)
}

/**
 * Runs the real backend on a port of the loopback interface.
 *
 * @param {BackendOptions & { port?: number }} [options] port 0, the default, takes any free one
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` includes the base path
 */
export async function startBackend({ port = 0, basePath = '/api/c15t', ...options } = {}) {
  const handle = await createBackend({ basePath, ...options })
  const server = createServer((request, response) => answer(handle, request, response))
  const origin = await listen(server, port)
  return { url: origin + basePath, stop: () => close(server) }
}

/**
 * Passes one request of node:http to a handler that speaks Request and Response.
 *
 * @param {(request: Request) => Response | Promise<Response>} handle
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export async function answer(handle, incoming, outgoing) {
  const request = toRequest(incoming)
  if (!request) return void outgoing.writeHead(400).end()
  try {
    const response = await handle(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    console.error(error)
    if (!outgoing.headersSent) outgoing.writeHead(500)
    outgoing.end()
  }
}

/** @param {import('node:http').IncomingMessage} incoming */
function toRequest(incoming) {
  const url = `http://${incoming.headers.host}${incoming.url}`
  if (!URL.canParse(url)) return undefined // a Host header that is no host
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, [value].flat().join(', '))
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  return new Request(url, {
    method: incoming.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: 'half' }),
  })
}

/**
 * Listens on the loopback interface only.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<string>} the origin, without a slash at its end
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve(`http://127.0.0.1:${server.address().port}`)
    })
  })
}

/** @param {import('node:http').Server} server */
export const close = server =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
