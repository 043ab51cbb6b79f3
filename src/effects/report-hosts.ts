import { unlistedOnPage } from '../blocking/unlisted-on-page'

/** How long after the banner the hosts are read, in milliseconds. Most tags have sent something by then. */
const AFTER = 5000
/** The most hosts of one message. */
const MOST = 10

/** Returns a host without labels that may be made for one visitor: long ones, and those with many digits. */
const withoutIds = (host: string): string =>
  host.replace(/[^.]+/g, label => (label.length > 24 || label.replace(/\D/g, '').length > 5 ? '*' : label))

/**
 * Names the third parties before consent that no list knows, each once for a page, by their host only: some seconds after the
 * banner was shown, and when the visitor leaves the page.
 * @param own the host that is not named, because it receives the message
 * @param send receives at most ten hosts
 * @returns a function that stops it
 */
export function reportHosts(own: string, send: (hosts: readonly string[]) => void): () => void {
  const named = new Set([own])
  const nameHosts = (): void => {
    const hosts = [...new Set(unlistedOnPage().map(({ host }) => withoutIds(host)))]
      .filter(host => !named.has(host))
      .slice(0, MOST)
    for (const host of hosts) named.add(host)
    if (hosts.length > 0) send(hosts)
  }
  const timer = setTimeout(nameHosts, AFTER)
  addEventListener('pagehide', nameHosts)
  return () => {
    clearTimeout(timer)
    removeEventListener('pagehide', nameHosts)
  }
}
