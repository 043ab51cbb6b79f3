import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const END = '.pem'
/** The name of the server's replaced keys. No site can have it. */
const SERVER = '@server'

/**
 * Names the files of the keys of sites: in the folder `KEY.sites` beside the server's key, `www.example.com.pem` has the
 * private key, and `replaced/www.example.com.pem` the public keys that it has replaced.
 * @param serverFile the file of the server's private key
 */
export const siteKeyFiles = (serverFile: string) => {
  const folder = `${serverFile}.sites`
  return {
    folder,
    /** @param site the name of a site; undefined for the server */
    current: (site?: string): string => (site === undefined ? serverFile : join(folder, site + END)),
    replaced: (site = SERVER): string => join(folder, 'replaced', site + END),
    /** @returns the sites with a key of their own */
    sites: (): string[] =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter(name => name.endsWith(END))
            .map(name => name.slice(0, -END.length))
            .toSorted()
        : [],
  }
}
