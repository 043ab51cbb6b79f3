import { readFile, realpath, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'

/** Content types by file extension, as common web servers send them. */
const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
}

/** A folder that this machine serves to itself. */
export interface ServedFolder {
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string
  readonly stop: () => void
}

/** Returns the file that an address leads to, or null where it is missing or outside of the folder. */
async function fileAt(folder: string, path: string): Promise<string | null> {
  const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path)
  for (const candidate of [wanted, `${wanted}.html`]) {
    const real = await realpath(candidate).catch(() => null)
    if (real === null || !real.startsWith(folder + sep)) continue
    if ((await stat(real)).isFile()) return real
  }
  return null
}

/** Serves a folder on the loopback interface, as a static file server does: without fallbacks, and without an encoding. */
export async function serveFolder(path: string): Promise<ServedFolder> {
  const folder = await realpath(path)
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = await fileAt(folder, decodeURIComponent(pathname))
      if (file === null) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      const type = contentTypes[extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream'
      return response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(await readFile(file))
    }
    answer().catch(() => response.writeHead(400).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
