import { headHtml, insertHead } from '../server'
import type { PluginOptions } from './plugin-options'
import { serveFiles, type Middleware } from './serve-files'
import { baseBelow, folderName } from './base-below'
import { readSiteFiles } from './site-files'

/** What the plugin uses of Vite. */
export interface ConsentElementsPlugin {
  name: string
  configResolved(config: { base: string }): void
  configureServer(server: { middlewares: { use(middleware: Middleware): unknown } }): void
  transformIndexHtml: { order: 'post'; handler(html: string, context: { path: string }): Promise<string> }
  generateBundle(this: {
    environment?: { config: { consumer: string } }
    emitFile(file: { type: 'asset'; fileName: string; source: string }): string
  }): Promise<void>
}

/**
 * Vite plugin: puts the guard first into every HTML page, and serves and builds the files beside it. Frameworks that
 * render pages themselves get the files from it; their own integration writes the head.
 */
export default function consentElements(options: PluginOptions = {}): ConsentElementsPlugin {
  let base = '/'
  /** A relative base leads from each page to the root of the site. */
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
      // Behind the other plugins, so that nothing is in front of the guard.
      order: 'post',
      handler: async (html, { path }) => insertHead(html, (await headHtml({ ...options, base: baseFor(path) })).html),
    },
    async generateBundle() {
      if (this.environment?.config.consumer === 'server') return
      for (const { name, source } of await readSiteFiles())
        this.emitFile({ type: 'asset', fileName: `${folderName}/${name}`, source })
    },
  }
}
