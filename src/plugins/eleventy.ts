import { headHtml, insertHead, type HeadHtml } from '../server'
import type { PluginOptions } from './plugin-options'
import { baseBelow } from './base-below'
import { copySiteFiles } from './site-files'

/** The part of Eleventy's configuration API that we use. */
export interface EleventyConfig {
  pathPrefix?: string
  on(
    event: 'eleventy.after',
    run: (about: { dir: { output: string }; directories?: { output: string } }) => Promise<void>,
  ): unknown
  addGlobalData(name: string, data: () => Promise<{ csp: Record<string, string> }>): unknown
  addTransform(
    name: string,
    transform: (this: { page: { outputPath: string | false } }, content: string) => Promise<string>,
  ): unknown
}

/**
 * Eleventy plugin: inserts the guard into every HTML page, and copies the package's files. Templates have
 * `consentElements.csp`: what a Content-Security-Policy needs, by directive.
 */
export default function consentElements(config: EleventyConfig, options: PluginOptions = {}): void {
  // `dir` does not contain the argument --output.
  config.on('eleventy.after', ({ dir, directories = dir }) => copySiteFiles(directories.output))
  const head = (): Promise<HeadHtml> => headHtml({ ...options, base: baseBelow(config.pathPrefix || '/') })
  config.addGlobalData('consentElements', async () => ({ csp: (await head()).csp }))
  config.addTransform('consent-elements', async function (content) {
    if (!this.page.outputPath || !this.page.outputPath.endsWith('.html')) return content
    return insertHead(content, (await head()).html, 'keep')
  })
}
