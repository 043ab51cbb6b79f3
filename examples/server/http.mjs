import { Readable } from 'node:stream'

/**
 * Passes one request of node:http to a handler with Request and Response.
 *
 * @param {(request: Request) => Response | Promise<Response>} handle
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 */
export async function answer(handle, incoming, outgoing) {
  const request = toRequest(incoming)
  if (!request) return void outgoing.writeHead(400, { connection: 'close' }).end()
  try {
    const response = await handle(request)
    if (outgoing.destroyed) return
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    console.error(error)
    if (!outgoing.headersSent) outgoing.writeHead(500)
    outgoing.end()
  }
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @returns {Request | undefined} undefined if Request cannot represent it, such as TRACE or a Host with a password
 */
function toRequest(incoming) {
  try {
    return requestOf(incoming)
  } catch {
    return undefined
  }
}

function requestOf(incoming) {
  const url = `http://${incoming.headers.host}${incoming.url}`
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
 * Listens on the loopback interface by default.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any free port
 * @param {string} [host]
 * @returns {Promise<string>} the origin, without a trailing slash
 */
export function listen(server, port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(`http://${host}:${server.address().port}`)
    })
  })
}

/** @param {import('node:http').Server} server */
export const close = server =>
  new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
