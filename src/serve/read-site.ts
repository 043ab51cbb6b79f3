import { siteName } from './site-name'

/**
 * Reads the name of a site as people write it.
 * @param text a host, or `*.` and a host for its subdomains
 * @param start the start of the error's message
 * @throws Error with what is allowed
 */
export function readSite(text: string, start: string): string {
  const [, wildcard = '', host = ''] = /^(\*\.)?(.*)$/.exec(text) ?? []
  const name = siteName(host)
  if (name === null || host.includes('*'))
    throw new TypeError(`${start} "${text}"; allowed are host names such as www.example.com and *.example.com`)
  return wildcard + name
}
