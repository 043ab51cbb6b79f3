import { createServer } from 'node:net'

/** Returns a port that nothing uses, so that programs of two runs on one machine do not meet. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
