import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** `npm run dev` sets the variable. Its pages reload when that address sends a message. */
const { RELOAD_URL } = process.env
const reloading = RELOAD_URL
  ? `<script>new EventSource(${JSON.stringify(RELOAD_URL)}).onmessage = () => location.reload()</script>`
  : ''

/**
 * Serves the folders `examples/` and `dist/` of the repository and nothing else: no dot files, no listings, no files of
 * the server itself, and nothing outside through `..` or symbolic links.
 *
 * @param {string} repository the folder that contains both
 * @returns {(request: Request) => Promise<Response>}
 */
export function staticFiles(repository) {
  return async request => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
    const { pathname, search } = new URL(request.url)
    const file = await find(repository, pathname)
    if (file === 'folder') return new Response(null, { status: 302, headers: { location: `${pathname}/${search}` } })
    const type = file && types[extname(file).toLowerCase()]
    if (!type) return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } })
    const headers = { 'content-type': type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
    if (request.method !== 'GET') return new Response(null, { headers })
    const content = await readFile(file)
    return new Response(type.startsWith('text/html') ? content + reloading : content, { headers })
  }
}

/** @returns {Promise<string | undefined>} the file's path, or 'folder' if only a trailing slash is missing */
async function find(repository, pathname) {
  try {
    const steps = decodeURIComponent(pathname).split('/').slice(1)
    const [top] = steps
    if (!['examples', 'dist'].includes(top)) return undefined
    if (steps.some(step => step.startsWith('.') || step.includes(sep) || step === 'node_modules')) return undefined
    const root = await realpath(repository)
    const path = await realpath(join(root, ...steps))
    const isBelow = (...folder) => `${path}${sep}`.startsWith(join(root, ...folder, sep))
    // The path of the file decides, because `//` and links give it several addresses.
    if (!isBelow(top) || isBelow('examples', 'server')) return undefined
    if (!(await stat(path)).isDirectory()) return path
    return steps.at(-1) === '' ? await realpath(join(path, 'index.html')) : 'folder'
  } catch {
    return undefined // missing, or not a valid path
  }
}
