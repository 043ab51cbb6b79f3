import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { PluginOptions } from './plugin-options'
import { baseBelow, folderName } from './base-below'
import { copySiteFiles } from './site-files'

interface NitroConfig {
  publicAssets?: { dir: string; baseURL: string; maxAge: number }[]
  plugins?: string[]
  virtual?: Record<string, string>
  externals?: { inline?: unknown[] }
}
/** The part of Nuxt's module API that we use. */
export interface Nuxt {
  options: {
    buildDir: string
    app: { baseURL: string }
    vue: { compilerOptions: { isCustomElement?: ((tag: string) => boolean) | undefined } }
    consentElements?: PluginOptions
  }
  hook(name: 'build:before', run: () => Promise<void>): unknown
  hook(name: 'nitro:config', run: (config: NitroConfig) => void): unknown
}

const ours = /^(consent-|privacy-settings-)/

/**
 * Nuxt module: inserts the guard into every page, serves the package's files, and registers our elements with Vue's
 * compiler.
 */
export default function consentElements(given: PluginOptions, nuxt: Nuxt): void {
  const options = { ...nuxt.options.consentElements, ...given }
  const { compilerOptions } = nuxt.options.vue
  const isOther = compilerOptions.isCustomElement
  compilerOptions.isCustomElement = tag => ours.test(tag) || isOther?.(tag) === true
  const folder = join(nuxt.options.buildDir, 'consent-elements')
  // Nuxt empties its build folder between `nitro:config` and this hook.
  nuxt.hook('build:before', () => copySiteFiles(folder))
  nuxt.hook('nitro:config', config => {
    ;(config.publicAssets ??= []).push({
      dir: join(folder, folderName),
      baseURL: `/${folderName}`,
      maxAge: 31_536_000,
    })
    ;(config.plugins ??= []).push(fileURLToPath(new URL('./nuxt-plugin.js', import.meta.url)))
    const head = { ...options, base: baseBelow(nuxt.options.app.baseURL) }
    config.virtual = {
      ...config.virtual,
      'virtual:consent-elements/options': `export default ${JSON.stringify(head)}`,
    }
    ;((config.externals ??= {}).inline ??= []).push('consent-elements', /consent-elements/)
  })
}
