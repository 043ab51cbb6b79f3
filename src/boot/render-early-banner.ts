import { nativeDocument } from '../consent/native-document'
import { fromPage } from '../client/from-page'
import { guardTag } from '../browser/guard-tag'
import { prefetchBannerResponse } from '../client/banner-request'
import { isColorScheme } from '../consent/is-color-scheme'
import { prefetchDialog } from './prefetch-dialog'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { storageWorks } from '../storage/local-storage'
import { shownCategories } from '../consent/shown-categories'
import { chooseLanguage } from '../translations/choose-language'
import { enBanner } from '../translations/en-banner'
import { languages } from '../translations/languages'
import { layTexts } from '../translations/translation-set'
import { textDirection } from '../translations/text-direction'
import { adoptStyles } from '../views/adopt-styles'
import { bannerMarkup } from '../views/consent-banner/banner-markup'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { bannerValues } from '../views/consent-banner/banner-values'
import { recordEarlyPress } from '../views/consent-banner/early-press'
import { markupPainter } from '../views/markup-painter'

/**
 * Renders the banner before the core has loaded. The core then reuses the same nodes, as it reuses those of a server.
 * Renders only if the attributes alone make it certain that the core will show the banner: mode offline, no stored
 * decision, and no options elsewhere. With a server, it sends the banner request early instead.
 * @param tag the page's `<consent-banner>`, not upgraded yet
 * @returns a function that removes the banner, for when the core cannot be loaded
 */
export function renderEarlyBanner(tag: Element): () => void {
  const guard = guardTag()
  const attribute = (name: string): string | null =>
    tag.getAttribute(name) ?? guard?.getAttribute(`data-${name}`) ?? null
  const said = (name: string): string => attribute(name)?.trim() ?? ''
  const isOn = (name: string): boolean => (attribute(name) ?? 'false') !== 'false'
  // Options can also be JSON in a script inside the tag, or properties.
  const isPlain =
    !tag.querySelector('script') &&
    Object.keys(tag).length === 0 &&
    !isOn('scroll-lock') &&
    !isOn('informal') &&
    said('color-scheme') !== 'page' &&
    !guard?.dataset.options
  const isRendered = tag.shadowRoot !== null
  const nothing = (): void => {}
  if (!isPlain || isRendered || hasStoredDecision(true)) return nothing
  if (/^(c15t)?$/.test(said('mode'))) {
    // A tag without attributes may belong to a page that starts the manager itself, with a server unknown to us.
    if (said('mode') + said('backend-url') + said('categories'))
      prefetchBannerResponse(
        fromPage((said('backend-url') || '/api/c15t').replace(/\/+$/, '')),
        said('protocol') === '2' ? '2' : 'auto',
      )
    return nothing
  }
  if (said('mode') !== 'offline' || !storageWorks()) return nothing

  const named = said('language')
  const wishes = [named === 'page' ? nativeDocument.documentElement.lang : named, ...navigator.languages]
  const language = chooseLanguage(wishes, ['en', ...Object.keys(languages)], 'en')
  let root: ShadowRoot | null = null
  let isAwaited = true
  const scheme = said('color-scheme')
  const looks = {
    colorScheme: isColorScheme(scheme) ? scheme : 'system',
    policyUrl: said('policy-url'),
    scrollLock: false,
    hideBranding: false,
    closeButton: isOn('close-button'),
    gdprTypes: shownCategories(said('categories') || null),
  } as const
  const draw = (texts: unknown): void => {
    // The core has loaded before the texts, or has failed to load.
    if (!isAwaited || customElements.get('consent-banner')) return
    root = tag.shadowRoot ?? tag.attachShadow({ mode: 'open' })
    adoptStyles(root, bannerStyles)
    recordEarlyPress(root)
    markupPainter(
      root,
      bannerMarkup,
    )({ ...bannerValues(layTexts(enBanner, texts), language, looks), direction: textDirection(language), shown: true })
    // Prefetched before the core: on slow connections this file takes longer than a visitor needs to read the banner.
    prefetchDialog()
  }
  const texts = languages[language]
  if (texts) texts().then(draw, nothing)
  else draw(enBanner)
  return () => {
    isAwaited = false
    if (root) root.textContent = ''
  }
}
