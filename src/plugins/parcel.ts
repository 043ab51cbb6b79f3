import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headHtml, insertHead } from '../server'
import type { PluginOptions } from './plugin-options'
import { baseBelow } from './base-below'
import { copySiteFiles } from './site-files'

interface Bundle {
  type: string
  filePath: string
  target: { distDir: string; publicUrl: string }
}
interface Report {
  event: { type: string; bundleGraph?: { getBundles(): Bundle[] } }
  options: { projectRoot: string }
}
/** What Parcel finds a reporter by. */
interface ParcelReporter {
  [key: symbol]: { report(about: Report): Promise<void> }
}

/** The options in the site's `package.json`, below `consent-elements`. */
function readOptions(folder: string): PluginOptions {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return {}
  const { 'consent-elements': options = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    'consent-elements'?: PluginOptions
  }
  return options
}

/**
 * Parcel reporter: puts the guard first into every HTML page that Parcel has written, and copies the files beside it. It
 * is no optimizer, because Parcel's dev server runs none.
 */
const reporter: ParcelReporter = {
  [Symbol.for('parcel-plugin-config')]: {
    async report({ event, options }) {
      if (event.type !== 'buildSuccess' || !event.bundleGraph) return
      const head = readOptions(options.projectRoot)
      for (const { type, filePath, target } of event.bundleGraph.getBundles()) {
        if (type !== 'html' || !existsSync(filePath)) continue
        await copySiteFiles(target.distDir)
        const { html } = await headHtml({ ...head, base: baseBelow(target.publicUrl) })
        writeFileSync(filePath, insertHead(readFileSync(filePath, 'utf8'), html, 'keep'))
      }
    },
  },
}
export default reporter
