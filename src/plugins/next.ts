import { join } from 'node:path'
import { copySiteFiles } from './site-files'

/**
 * Wraps the configuration of Next: copies the files that pages load to `public/`, before Next builds or serves it.
 * `<ConsentHead>` of `consent-elements/next-head` writes the tags.
 */
export function withConsentElements<Config extends object>(config: Config): () => Promise<Config> {
  return async () => {
    await copySiteFiles(join(process.cwd(), 'public'))
    return config
  }
}
