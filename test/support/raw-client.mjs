// A small HTTP client on raw sockets for load and attacks: one request at a time on a connection that stays open.
import { connect } from 'node:net'

/**
 * Opens a connection.
 * @param {string} origin
 * @param {number} [timeout] milliseconds of a call, default 60,000
 * @returns {Promise<{ send: (text: string) => Promise<{ status: number, head: string, body: string }>, close: () => void }>} `send`
 *   resolves with status 0 if the connection breaks
 */
export async function openRaw(origin, timeout = 60_000) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  let text = ''
  let waiting
  const settle = answer => {
    const done = waiting
    waiting = undefined
    done?.(answer)
  }
  const broken = () => settle({ status: 0, head: text, body: '' })
  socket.setEncoding('latin1')
  socket.setTimeout(timeout, () => socket.destroy())
  socket.on('error', () => {})
  socket.on('close', broken)
  socket.on('data', chunk => {
    text += chunk
    const at = text.indexOf('\r\n\r\n')
    if (at < 0) return
    const head = text.slice(0, at)
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? []
    const isEmpty = head.startsWith('204', 9)
    const isWhole =
      isEmpty || (length === undefined ? text.endsWith('0\r\n\r\n') : text.length >= at + 4 + Number(length))
    if (!isWhole) return
    const body = text.slice(at + 4)
    text = ''
    settle({ status: Number(head.slice(9, 12)), head, body })
  })
  await new Promise(resolve => {
    socket.once('connect', resolve)
    socket.once('close', resolve)
  })
  return {
    send: request =>
      new Promise(resolve => {
        if (socket.destroyed) return resolve({ status: 0, head: '', body: '' })
        waiting = resolve
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/** Renders a request with a JSON body. */
export const postText = (path, body, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${headers}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
