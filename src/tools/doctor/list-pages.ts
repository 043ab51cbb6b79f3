import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { UsageError } from '../usage-error'
import { parseMarkup } from './parse-markup'

const skipped = /(^|\/)(node_modules|\.[^/]+|consent-elements[^/]*)(\/|$)/

/**
 * Lists the pages of a folder: its HTML files, `index.html` first, without those that other pages have in a frame.
 * @param most how many pages to return
 * @throws UsageError where there are none
 */
export function listPages(folder: string, most: number): string[] {
  const files = readdirSync(folder, { recursive: true })
    .map(file => `${file}`.split(sep).join('/'))
    .filter(file => /\.html?$/i.test(file) && !skipped.test(file))
  if (files.length === 0)
    throw new UsageError(
      existsSync(join(folder, 'index.php'))
        ? `${folder} has PHP files and no HTML file. Start the site, and give its address, such as http://localhost:8000.`
        : `${folder} has no HTML file. Give the folder of the built site, such as dist/ or public/, or an address.`,
    )
  const framed = new Set(
    files.flatMap(file =>
      parseMarkup(readFileSync(join(folder, file), 'utf8'))
        .filter(({ name }) => name === 'iframe' || name === 'frame')
        .flatMap(({ attributes }) => [attributes.src, attributes['data-src']])
        .filter(source => source !== undefined && !/^[a-z]+:|^\/\//i.test(source))
        .map(source =>
          posix.join('/', source?.startsWith('/') ? '' : posix.dirname(file), (source ?? '').replace(/[?#].*/, '')),
        ),
    ),
  )
  const depth = (file: string): number => file.split('/').length * 2 - Number(/(^|\/)index\.html?$/i.test(file))
  return files
    .filter(file => !framed.has(`/${file}`))
    .toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b))
    .slice(0, most)
}
