import type { ServerOptions } from './server-options'

/**
 * Returns the path of the banner request. `auto` uses that of protocol 1; if the server answers 404, protocol 2 is
 * tried.
 */
export const bannerPath = (protocol: ServerOptions['protocol']): string =>
  protocol === '2' ? '/init' : '/show-consent-banner'
