import { fromPage } from '../client/from-page'
import { nativeDocument } from '../consent/native-document'
import type { ResolvedOptions } from '../options/options'

/** Returns the hosts and paths that we request ourselves: those of the server and of the tag manager. */
export function ownAddresses({ mode, backendUrl, tagManager }: ResolvedOptions): string[] {
  const urls = [
    ...(mode === 'c15t' ? [fromPage(backendUrl)] : []),
    ...(tagManager ? [tagManager.customScriptUrl ?? 'https://www.googletagmanager.com/gtm.js'] : []),
    // The container loads Google's tags from the same host, and only these send pings.
    ...(tagManager?.mode === 'advanced' ? ['https://www.googletagmanager.com/gtag'] : []),
  ].map(url => new URL(url, nativeDocument.baseURI))
  return urls.map(({ hostname, pathname }) => hostname + pathname)
}
