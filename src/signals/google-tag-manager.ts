import { nativeDocument } from '../consent/native-document'
import { consentSignals, deniedSignals } from './consent-signals'
import { dataLayer, type DataLayer } from './data-layer'
import type { ConsentSnapshot, Notify } from './consent-snapshot'
import { grantsMore } from './grants-more'
import { isDecided } from './is-decided'
import { readTagOptions, type TagOptions } from './read-tag-options'
import type { RegionalDefault } from './regional-defaults'
import { trustedScriptUrl } from './trusted-script-url'

/** The site's options for its tag manager. */
export interface TagManagerOptions extends TagOptions {
  /** The container, for example GTM-AB12CD3. */
  id: string
  /**
   * `advanced` loads the tag manager at once, with every signal denied. `basic` loads it once a category other than
   * necessary is granted.
   */
  mode: 'advanced' | 'basic'
  /** The address of a script to load instead of Google's. */
  customScriptUrl?: string | null
  /** The name of the global that contains the queue. */
  dataLayerName: string
  /** The Content-Security-Policy nonce of the script. */
  nonce?: string | null
}

const host = 'https://www.googletagmanager.com'

/** Returns the address of the container's script. */
export const tagManagerScriptUrl = ({ id, customScriptUrl, dataLayerName }: TagManagerOptions): string =>
  customScriptUrl ??
  `${host}/gtm.js?id=${encodeURIComponent(id.trim())}` +
    (dataLayerName === 'dataLayer' ? '' : `&l=${encodeURIComponent(dataLayerName)}`)

/**
 * Starts Google Tag Manager. First the default for all signals is set to denied. A decision follows in the same task.
 * The container is loaded last, so that no tag runs before it has the consent state (specification §4).
 * @param onProblem called with a message for each invalid option
 * @returns a function that passes later consents to the tag manager, once for each change
 * @throws Error if the id is missing or the document has no head (specification §5)
 */
export function startTagManager(
  options: TagManagerOptions,
  inForce: ConsentSnapshot,
  onProblem: (message: string) => void,
): Notify {
  const { id, dataLayerName, mode } = options
  if (typeof id !== 'string' || !id.trim())
    throw new Error('GTM container ID is required and must be a non-empty string')
  const other = /^\s*(G|AW|UA|DC|GT)-/i.exec(id)?.[1]?.toUpperCase()
  // A script of the site's own choice, such as gtag.js, takes other ids.
  if (other && !options.customScriptUrl) {
    const service = other === 'G' ? 'google-analytics' : other === 'AW' ? 'google-ads' : null
    const instead = service === null ? '' : `. For this id write services: "${service}=${id.trim()}"`
    onProblem(`Option "tagManagerId" is "${id}"; allowed is the id of a container, such as "GTM-AB12CD3"${instead}`)
  }
  if (!nativeDocument.head) throw new Error('Document head is not available for script injection')
  const layer = dataLayer(dataLayerName)
  const url = tagManagerScriptUrl(options)
  let sent = ''
  // The page may have fetched the same container itself.
  let loaded = [...nativeDocument.scripts].some(({ src }) => src === new URL(url, nativeDocument.baseURI).href)

  const update: Notify = now => {
    // Before a decision the default applies.
    if (sent === '' && !isDecided(now)) return
    const { consents } = now
    const signals = consentSignals(consents)
    if (JSON.stringify(signals) !== sent) {
      sent = JSON.stringify(signals)
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

  sendDefaults(layer, readTagOptions(options, onProblem))
  update(inForce)
  if (mode === 'advanced') load()
  return update
}

/**
 * Queues the defaults that apply before a decision, unless the page or an earlier manager has queued them. A default of
 * the page that is limited to regions does not replace our general one. They come first, also where the page has pushed
 * before.
 */
function sendDefaults(layer: DataLayer, options: TagOptions): void {
  const { waitForUpdate, adsDataRedaction, urlPassthrough, defaults = [] } = options
  const given = layer.given('consent', 'default').map(command => command[2] as Partial<RegionalDefault> | undefined)
  const general = { ...deniedSignals(), ...(waitForUpdate && { wait_for_update: waitForUpdate }) }
  layer.commandsFirst([
    ...(given.some(entry => !entry?.region) ? [] : [['consent', 'default', general]]),
    ...(given.length === 0 ? defaults.map(entry => ['consent', 'default', entry]) : []),
    ...(adsDataRedaction ? [['set', 'ads_data_redaction', true]] : []),
    ...(urlPassthrough ? [['set', 'url_passthrough', true]] : []),
  ])
}

function insertScript(url: string, nonce: string | null | undefined): void {
  const script = nativeDocument.createElement('script')
  script.async = true
  if (nonce) script.nonce = nonce
  script.src = trustedScriptUrl(url)
  nativeDocument.head.append(script)
}
