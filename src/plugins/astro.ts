import { fileURLToPath } from 'node:url'
import type { PluginOptions } from './plugin-options'
import { baseBelow } from './base-below'
import { copySiteFiles } from './site-files'
import viteFiles, { type ConsentElementsPlugin } from './vite'

type DevPlugin = Omit<ConsentElementsPlugin, 'writeBundle'>
interface OptionsModule {
  name: string
  resolveId(id: string): string | null
  load(id: string): string | null
  configEnvironment(name: string): { resolve: { noExternal: string[] } } | null
}
interface Setup {
  config: { base: string }
  updateConfig(config: { vite: { plugins: (DevPlugin | OptionsModule)[]; ssr: { noExternal: string[] } } }): unknown
  addMiddleware(middleware: { order: 'pre'; entrypoint: string }): void
}
/** The part of Astro's integration API that we use. */
export interface AstroIntegration {
  name: string
  hooks: {
    'astro:config:setup'(setup: Setup): void
    'astro:build:generated'(built: { dir: URL }): Promise<void>
  }
}

const id = 'virtual:consent-elements/options'
/** Packages that are bundled into the server, because they import the options. */
const bundled = ['consent-elements']

/** Astro integration: inserts the guard into every page, prerendered or not, and serves the package's files. */
export default function consentElements(options: PluginOptions = {}): AstroIntegration {
  return {
    name: 'consent-elements',
    hooks: {
      'astro:config:setup'({ config, updateConfig, addMiddleware }) {
        const head = JSON.stringify({ ...options, base: baseBelow(config.base) })
        const optionsModule: OptionsModule = {
          name: 'consent-elements-options',
          resolveId: source => (source === id ? `\0${id}` : null),
          load: source => (source === `\0${id}` ? `export default ${head}` : null),
          // From version 6, Astro prerenders in an environment of Vite to which `ssr.noExternal` does not apply.
          configEnvironment: name => (name === 'client' ? null : { resolve: { noExternal: bundled } }),
        }
        const { writeBundle: _, ...devPlugin } = viteFiles(options)
        updateConfig({
          vite: { plugins: [devPlugin, optionsModule], ssr: { noExternal: bundled } },
        })
        addMiddleware({ order: 'pre', entrypoint: 'consent-elements/astro-middleware' })
      },
      // Astro has no client build for sites without scripts, so Vite's writeBundle would not run. Adapters copy the
      // folder after this hook.
      'astro:build:generated': ({ dir }) => copySiteFiles(fileURLToPath(dir)),
    },
  }
}
