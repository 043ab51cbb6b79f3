import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const isFile = name => /\.(js|json)$/.test(name) && !/^(types|plugins|guard-texts)\//.test(name)

/** The text of a file of the repository. */
export const fileText = path => readFileSync(join(root, path), 'utf8')

/** @returns the built files, by path below a folder of a site */
export const distFiles = (folder = '/consent-elements') =>
  Object.fromEntries(
    readdirSync(join(root, 'dist'), { recursive: true })
      .filter(isFile)
      .map(name => [`${folder}/${name}`, readFileSync(join(root, 'dist', name))]),
  )

/** @returns a page of the site, with a header beside it */
export const withHeaders = (html, headers) => (request, response) =>
  response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
