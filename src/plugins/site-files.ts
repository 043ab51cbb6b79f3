import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageFiles } from '../server'
import { folderName } from './base-below'

/** The package's `dist/` folder. */
export const dist: string = fileURLToPath(new URL('..', import.meta.url))

/** Reads every file that a page can load, by its name relative to `guard.js`. */
export async function readSiteFiles(): Promise<{ name: string; source: string }[]> {
  const names = await pageFiles()
  return names.map(name => ({ name, source: readFileSync(join(dist, name), 'utf8') }))
}

/** Copies every file that a page can load into a folder of the site. */
export async function copySiteFiles(folder: string): Promise<void> {
  for (const name of await pageFiles()) {
    const target = join(folder, folderName, name)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(dist, name), target)
  }
}
