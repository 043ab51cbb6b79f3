import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pageFiles } from '../server'
import { baseBelow } from './base-below'
import { dist } from './site-files'

/** A middleware of Connect, Express and Vite. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Returns a middleware that serves the files that a page can load, with a long cache lifetime, because their folder
 * name contains the version.
 * @param base the site's base path
 */
export function serveFiles(base: string = '/'): Middleware {
  const folder = baseBelow(base)
  const names = pageFiles()
  const serve = async (name: string, response: ServerResponse, next: () => void): Promise<void> => {
    if (!(await names).includes(name)) return next()
    response.setHeader('content-type', 'text/javascript; charset=utf-8')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    // Module scripts from another origin are requested with CORS.
    response.setHeader('access-control-allow-origin', '*')
    response.end(readFileSync(join(dist, name)))
  }
  return (request, response, next) => {
    // Express removes the mount path from `url`.
    const url = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url ?? ''
    const [path = ''] = url.split('?')
    if (path.startsWith(folder)) void serve(path.slice(folder.length), response, next)
    else next()
  }
}
