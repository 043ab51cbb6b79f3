import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** What is used of Node's parser of a connection: not documented, the same in Node 20, 22 and 24. Without it, only the connection is closed. */
interface Parser {
  onIncoming?: ((incoming: IncomingMessage, keepAlive: boolean) => number) | null
}

/** Tells the parser that what follows is no HTTP. */
const LEAVE_REST = 2

/**
 * Closes a connection in the middle of a packet. Node makes the objects of every request in a packet, of which there are
 * 1,500, before it hands over the next packet, also if the connection is closed at the first one. So the parser has to leave
 * the rest.
 * @param isFull called before each request of the connection
 */
export function stopPacket(socket: Socket, isFull: () => boolean): void {
  const { parser } = socket as Socket & { parser?: Parser | null }
  const pass = parser?.onIncoming
  if (!parser || typeof pass !== 'function') return
  parser.onIncoming = (incoming, keepAlive) => {
    if (!isFull()) return pass(incoming, keepAlive)
    socket.destroy()
    return LEAVE_REST
  }
}
