import { headHtml, insertHead } from '../server'
import type { PluginOptions } from './plugin-options'
import { folderName } from './base-below'
import { readSiteFiles } from './site-files'

interface Source {
  source(): string | Buffer
}
interface Compilation {
  hooks: { processAssets: { tapPromise(tap: { name: string; stage: number }, run: () => Promise<void>): void } }
  emitAsset(name: string, source: Source, info: { minimized: boolean; immutable: boolean }): void
  updateAsset(name: string, source: Source): void
  getAssets(): readonly { name: string; source: Source }[]
  outputOptions: { publicPath?: unknown }
}
interface Sources {
  RawSource: new (text: string) => Source
}
/** The part of the API of webpack and Rspack that we use. */
export interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
  webpack?: { sources: Sources }
  rspack?: { sources: Sources }
}

/** Stages: files before all other plugins, pages after the plugins that write HTML. */
const stages = { files: -2000, pages: 5000 }

/** Plugin for webpack and Rspack: inserts the guard into every HTML page of the build, and adds the package's files. */
export default class ConsentElementsPlugin {
  readonly #options: PluginOptions

  constructor(options: PluginOptions = {}) {
    this.#options = options
  }

  apply(compiler: Compiler): void {
    const name = 'consent-elements'
    const { RawSource } = (compiler.webpack ?? compiler.rspack)!.sources
    compiler.hooks.thisCompilation.tap(name, compilation => {
      const { processAssets } = compilation.hooks
      processAssets.tapPromise({ name, stage: stages.files }, async () => {
        for (const file of await readSiteFiles())
          compilation.emitAsset(`${folderName}/${file.name}`, new RawSource(file.source), {
            // The files are minified already, and minifiers would parse the modules as scripts here.
            minimized: true,
            immutable: true,
          })
      })
      processAssets.tapPromise({ name, stage: stages.pages }, async () => {
        const { publicPath } = compilation.outputOptions
        for (const { name: page, source } of compilation.getAssets()) {
          if (!page.endsWith('.html')) continue
          const isFixed = typeof publicPath === 'string' && publicPath !== 'auto'
          const root = isFixed ? publicPath : '../'.repeat(page.split('/').length - 1)
          const base = `${root === '' || root.endsWith('/') ? root : `${root}/`}${folderName}/`
          const { html } = await headHtml({ ...this.#options, base })
          compilation.updateAsset(page, new RawSource(insertHead(`${source.source()}`, html, 'keep')))
        }
      })
    })
  }
}
