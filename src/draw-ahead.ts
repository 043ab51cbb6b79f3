import { askAhead } from './client/banner-request'
import { isColorScheme } from './consent/is-color-scheme'
import { prefetchDialog } from './prefetch-dialog'
import { hasDoubtfulDecision } from './storage/has-doubtful-decision'
import { storageWorks } from './storage/local-storage'
import { shownCategories } from './consent/shown-categories'
import { chooseLanguage } from './translations/choose-language'
import { enBanner } from './translations/en-banner'
import { languages } from './translations/languages'
import { layTexts } from './translations/translation-set'
import { textDirection } from './translations/text-direction'
import { adoptStyles } from './views/adopt-styles'
import { bannerMarkup } from './views/consent-banner/banner-markup'
import { bannerStyles } from './views/consent-banner/banner-styles'
import { bannerValues } from './views/consent-banner/banner-values'
import { hearEarlyPress } from './views/consent-banner/early-press'
import { markupPainter } from './views/markup-painter'

/**
 * Draws the banner before the core is there, which then takes over the same nodes as it would take over a server's.
 * Only where the tag alone says that the core will show it: nobody else is to be asked, nothing has been decided, and there are
 * no options beside the attributes. Where a server is to be asked instead, it is asked ahead.
 * @param tag the page's `<consent-banner>`, not upgraded yet
 * @returns takes the banner away again, which the core will not be there to serve
 */
export function drawAhead(tag: Element): () => void {
  const said = (name: string): string => tag.getAttribute(name)?.trim() ?? ''
  const isOn = (name: string): boolean => (tag.getAttribute(name) ?? 'false') !== 'false'
  // Options can also be JSON in a script inside the tag, or properties.
  const isPlain =
    !tag.querySelector('script') &&
    Object.keys(tag).length === 0 &&
    !isOn('scroll-lock') &&
    !isOn('informal') &&
    said('color-scheme') !== 'page'
  const isDrawn = tag.shadowRoot !== null
  const nothing = (): void => {}
  if (!isPlain || isDrawn || hasDoubtfulDecision(true)) return nothing
  if (/^(c15t)?$/.test(said('mode'))) {
    // A tag that says nothing may belong to a page that starts the manager by itself, with a server that we do not know.
    if (said('mode') + said('backend-url') + said('categories'))
      askAhead((said('backend-url') || '/api/c15t').replace(/\/+$/, ''))
    return nothing
  }
  if (said('mode') !== 'offline' || !storageWorks()) return nothing

  const named = said('language')
  const wishes = [named === 'page' ? document.documentElement.lang : named, ...navigator.languages]
  const language = chooseLanguage(wishes, ['en', ...Object.keys(languages)], 'en')
  let root: ShadowRoot | null = null
  let awaited = true
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
    // The core was faster than the texts, or will never come.
    if (!awaited || customElements.get('consent-banner')) return
    root = tag.shadowRoot ?? tag.attachShadow({ mode: 'open' })
    adoptStyles(root, bannerStyles)
    hearEarlyPress(root)
    markupPainter(
      root,
      bannerMarkup,
    )({ ...bannerValues(layTexts(enBanner, texts), language, looks), direction: textDirection(language), shown: true })
    // Before the core: on a line as slow as this one its file takes longer than a visitor to read three lines.
    prefetchDialog()
  }
  const texts = languages[language]
  if (texts) texts().then(draw, nothing)
  else draw(enBanner)
  return () => {
    awaited = false
    root?.replaceChildren()
  }
}
