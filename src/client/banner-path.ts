import type { ServerOptions } from './server-options'

/** Returns the path of the banner question; with `auto` it is that of protocol 1, whose 404 leads to protocol 2. */
export const bannerPath = (protocol: ServerOptions['protocol']): string =>
  protocol === '2' ? '/init' : '/show-consent-banner'
