import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { versionIn } from './own-files'

/** Lists the folders of a site that have the files of this package, as paths such as `/consent-elements/`. */
export const listInstallations = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(file => `${file}`.split(sep).join('/'))
    .filter(file => /(^|\/)guard\.js$/.test(file) && !/(^|\/)(node_modules|\.[^/]+)\//.test(file))
    .filter(file => versionIn(readFileSync(join(folder, file), 'utf8')) !== null)
    .map(file => `/${file.slice(0, -'guard.js'.length)}`)
