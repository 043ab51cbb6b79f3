import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Returns a port that nothing uses. The system gives those from 32768 on to connections and to servers that listen at port
 * 0: one of them could take such a port before the program listens there, or while it starts again. On a busy machine that
 * happens.
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const port = randomInt(11_000, 32_000)
    const server = createServer().once('error', fault =>
      fault.code === 'EADDRINUSE' ? resolve(freePort()) : reject(fault),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
