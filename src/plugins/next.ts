import { join } from 'node:path'
import { copySiteFiles } from './site-files'

/**
 * Wraps the configuration of Next: copies the package's files to `public/` before Next builds or serves the site.
 * `<ConsentHead>` of `consent-elements/next-head` renders the tags.
 */
export function withConsentElements<Config extends object>(config: Config): () => Promise<Config> {
  return async () => {
    await copySiteFiles(join(process.cwd(), 'public'))
    return config
  }
}
