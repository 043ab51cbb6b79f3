import { headHtml, insertHead } from '../server'
import type { PluginOptions } from './plugin-options'
import { serveFiles, type Middleware } from './serve-files'
import { baseBelow } from './base-below'
import { copySiteFiles } from './site-files'

/** The part of Vite's plugin API that we use. */
export interface ConsentElementsPlugin {
  name: string
  configResolved(config: { base: string }): void
  configureServer(server: { middlewares: { use(middleware: Middleware): unknown } }): void
  transformIndexHtml: { order: 'post'; handler(html: string, context: { path: string }): Promise<string> }
  writeBundle(this: { environment?: { config: { consumer: string } } }, output: { dir?: string }): Promise<void>
}

/**
 * Vite plugin: inserts the guard into every HTML page, serves the package's files, and adds them to the build.
 * Frameworks that render pages themselves use it for the files only; their own integration renders the head.
 */
export default function consentElements(options: PluginOptions = {}): ConsentElementsPlugin {
  let base = '/'
  /** Returns the address of the files for a page. A relative base is resolved from the page's folder. */
  const baseFor = (path: string): string =>
    baseBelow(base === '' || base === './' ? '../'.repeat(path.split('/').length - 2) || './' : base)
  return {
    name: 'consent-elements',
    configResolved(config) {
      base = config.base
    },
    configureServer({ middlewares }) {
      middlewares.use(serveFiles(base.startsWith('/') ? base : '/'))
    },
    transformIndexHtml: {
      // After the other plugins, so that none inserts a tag before the guard.
      order: 'post',
      handler: async (html, { path }) => insertHead(html, (await headHtml({ ...options, base: baseFor(path) })).html),
    },
    // Copied, not emitted: Vite would list some 530 assets after each build.
    async writeBundle({ dir }) {
      if (dir !== undefined && this.environment?.config.consumer !== 'server') await copySiteFiles(dir)
    },
  }
}
