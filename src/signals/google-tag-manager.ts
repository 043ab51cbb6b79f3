import { nativeDocument } from '../consent/native-document'
import { consentSignals, deniedSignals } from './consent-signals'
import { dataLayer, type DataLayer } from './data-layer'
import type { ConsentSnapshot, Notify } from './consent-snapshot'
import { grantsMore } from './grants-more'
import { isDecided } from './is-decided'
import { readTagOptions, type TagOptions } from './read-tag-options'
import type { RegionalDefault } from './regional-defaults'
import { trustedScriptUrl } from './trusted-script-url'

/** What a host may say about its tag manager. */
export interface TagManagerOptions extends TagOptions {
  /** The container, for example GTM-AB12CD3. */
  id: string
  /**
   * `advanced` loads the tag manager at once, with every signal denied; `basic` categories nothing of it until a category
   * other than necessary is granted.
   */
  mode: 'advanced' | 'basic'
  /** A script of the host's own in place of Google's. */
  customScriptUrl?: string | null
  /** The global that holds the queue. */
  dataLayerName: string
  /** The Content-Security-Policy nonce that the script carries. */
  nonce?: string | null
}

const host = 'https://www.googletagmanager.com'

/** Where the container's script is fetched from. */
export const tagManagerScriptUrl = ({ id, customScriptUrl, dataLayerName }: TagManagerOptions): string =>
  customScriptUrl ??
  `${host}/gtm.js?id=${encodeURIComponent(id.trim())}` +
    (dataLayerName === 'dataLayer' ? '' : `&l=${encodeURIComponent(dataLayerName)}`)

/**
 * Starts Google Tag Manager: the default for all signals is denied, what has been decided follows in the same task, and
 * only then the container is announced and fetched, so that no tag can run before it knows (specification §4).
 * @param onProblem is told of options that cannot be used
 * @returns keeps it told, once for each change
 * @throws Error where the id is missing or the document has no head (specification §5)
 */
export function startTagManager(
  options: TagManagerOptions,
  inForce: ConsentSnapshot,
  onProblem: (message: string) => void,
): Notify {
  const { id, dataLayerName, mode } = options
  if (typeof id !== 'string' || !id.trim())
    throw new Error('GTM container ID is required and must be a non-empty string')
  if (!nativeDocument.head) throw new Error('Document head is not available for script injection')
  const layer = dataLayer(dataLayerName)
  const url = tagManagerScriptUrl(options)
  let told = ''
  // The page may have fetched the same container itself.
  let loaded = [...nativeDocument.scripts].some(({ src }) => src === new URL(url, nativeDocument.baseURI).href)

  const tell: Notify = now => {
    // Until somebody decides, the default stands.
    if (told === '' && !isDecided(now)) return
    const { consents } = now
    const signals = consentSignals(consents)
    if (JSON.stringify(signals) !== told) {
      told = JSON.stringify(signals)
      layer.command('consent', 'update', signals)
      layer.push({ event: 'consent_updated', consent: signals })
    }
    if (grantsMore(consents)) load()
  }
  const load = (): void => {
    if (loaded) return
    loaded = true
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    insertScript(url, options.nonce)
  }

  sayDefaults(layer, readTagOptions(options, onProblem))
  tell(inForce)
  if (mode === 'advanced') load()
  return tell
}

/**
 * Says what holds before a decision, unless that has been said: by the page itself, or by an earlier manager on it. What
 * the page says about regions alone leaves the rest of the world to us.
 */
function sayDefaults(layer: DataLayer, options: TagOptions): void {
  const { waitForUpdate, adsDataRedaction, urlPassthrough, defaults = [] } = options
  const given = layer.given('consent', 'default').map(command => command[2] as Partial<RegionalDefault> | undefined)
  if (!given.some(said => !said?.region))
    layer.command('consent', 'default', {
      ...deniedSignals(),
      ...(waitForUpdate && { wait_for_update: waitForUpdate }),
    })
  if (given.length === 0) defaults.forEach(said => layer.command('consent', 'default', said))
  if (adsDataRedaction) layer.command('set', 'ads_data_redaction', true)
  if (urlPassthrough) layer.command('set', 'url_passthrough', true)
}

function insertScript(url: string, nonce: string | null | undefined): void {
  const script = nativeDocument.createElement('script')
  script.async = true
  if (nonce) script.nonce = nonce
  script.src = trustedScriptUrl(url)
  nativeDocument.head.append(script)
}
