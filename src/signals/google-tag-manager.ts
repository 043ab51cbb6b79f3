import type { Consents } from '../consent/consents'
import { consentSignals, deniedSignals, type ConsentSignals } from './consent-signals'
import { dataLayer } from './data-layer'
import { trustedScriptUrl } from './trusted-script-url'

/** What a host may say about its tag manager. */
export interface TagManagerOptions {
  /** The container, for example GTM-AB12CD3. */
  id: string
  /**
   * `advanced` loads the tag manager at once, with every signal denied; `basic` asks nothing of it until a category
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

/** Keeps a tag manager told. */
export interface TagManager {
  /** @param consents what is in force now; told once for each change */
  update(consents: Consents): void
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
 * @param decided what is in force; null while nobody has decided anything
 * @throws Error where the id is missing or the document has no head (specification §5)
 */
export function startTagManager(options: TagManagerOptions, decided: Consents | null): TagManager {
  const { id, dataLayerName, mode, nonce } = options
  if (typeof id !== 'string' || !id.trim())
    throw new Error('GTM container ID is required and must be a non-empty string')
  if (!document.head) throw new Error('Document head is not available for script injection')
  const layer = dataLayer(dataLayerName)
  let told: ConsentSignals = deniedSignals()
  let loaded = false

  const load = (): void => {
    loaded = true
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = document.createElement('script')
    script.async = true
    if (nonce) script.nonce = nonce
    script.src = trustedScriptUrl(tagManagerScriptUrl(options))
    document.head.append(script)
  }
  const tell = (consents: Consents): void => {
    const signals = consentSignals(consents)
    if (JSON.stringify(signals) === JSON.stringify(told)) return
    told = signals
    layer.command('consent', 'update', signals)
    layer.push({ event: 'consent_updated', consent: signals })
  }
  const update = (consents: Consents): void => {
    tell(consents)
    if (!loaded && grantsMore(consents)) load()
  }

  layer.command('consent', 'default', told)
  if (decided) tell(decided)
  if (mode === 'advanced' || (decided && grantsMore(decided))) load()
  return { update }
}

const grantsMore = (consents: Consents): boolean =>
  Object.entries(consents).some(([name, on]) => on && name !== 'necessary')
