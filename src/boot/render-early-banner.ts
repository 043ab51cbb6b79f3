import { nativeDocument } from '../consent/native-document'
import { prefetchedRequest } from '../client/banner-request'
import { isButtonOrder } from '../consent/is-button-order'
import { isColorScheme } from '../consent/is-color-scheme'
import { ownProperties } from '../consent/own-properties'
import { readServerTexts, type ServerTexts } from '../consent/server-texts'
import { requestBannerEarly } from './request-banner-early'
import { earlyOptions } from './early-options'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { storageWorks } from '../storage/local-storage'
import { shownCategories } from '../consent/shown-categories'
import type { CategoryName } from '../consent/categories'
import { chooseLanguage } from '../translations/choose-language'
import { enBanner } from '../translations/en-banner'
import { languages } from '../translations/languages'
import { mergeTexts } from '../translations/translation-set'
import { textDirection } from '../translations/text-direction'
import { adoptStyles } from '../views/adopt-styles'
import { bannerMarkup } from '../views/consent-banner/banner-markup'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { bannerValues } from '../views/consent-banner/banner-values'
import { markupPainter } from '../views/markup-painter'

/**
 * Renders the banner before the core has loaded. The core then reuses the same nodes, as it reuses those of a server.
 * Renders only if it is certain that the core will show the banner: no stored decision, no options besides attributes,
 * and mode offline or a server that answers so.
 * @param tag the page's `<consent-banner>`, not upgraded yet
 * @returns a function that removes the banner, for when the core cannot be loaded
 */
export function renderEarlyBanner(tag: Element): () => void {
  const { value, isOn, isPlain } = earlyOptions(tag)
  let root: ShadowRoot | null = null
  let isAwaited = true
  const isOffline = value('mode') === 'offline'
  // See hasLayoutFile. The styles of these layouts are not here yet.
  if (!isPlain || tag.shadowRoot || hasStoredDecision(true) || /^[si]/.test(value('layout'))) return () => {}

  const named = value('language')
  const scheme = value('color-scheme')
  const order = value('button-order')
  const looks = {
    colorScheme: isColorScheme(scheme) ? scheme : 'system',
    policyUrl: value('policy-url'),
    scrollLock: false,
    closeButton: isOn('close-button'),
    buttonOrder: isButtonOrder(order) ? order : null,
  } as const
  const categories = value('categories')
  const found =
    categories === 'auto'
      ? import('./early-categories').then(({ earlyCategories }) =>
          earlyCategories(value('services') + (value('tag-manager-id') && ' google-tag-manager')),
        )
      : null
  found?.catch(nothing)
  const languageFor = (server?: ServerTexts): string =>
    chooseLanguage(
      [named === 'page' ? nativeDocument.documentElement.lang : named, server?.language, ...navigator.languages],
      ['en', ...Object.keys(languages), server?.language],
      'en',
    )
  const textsOf = async (language: string): Promise<unknown> => languages[language]?.()
  const draw = (language: string, ...texts: unknown[]): void => {
    if (found) void found.then(types => paint(types, language, texts), nothing)
    else paint(shownCategories(categories || null), language, texts)
  }
  const paint = (gdprTypes: readonly CategoryName[], language: string, texts: readonly unknown[]): void => {
    // The core has loaded before the texts, or has failed to load.
    if (!isAwaited || customElements.get('consent-banner') || !storageWorks()) return
    root = tag.shadowRoot ?? tag.attachShadow({ mode: 'open' })
    adoptStyles(root, bannerStyles)
    markupPainter(
      root,
      bannerMarkup,
    )({
      ...bannerValues(mergeTexts(enBanner, ...texts), language, { ...looks, gdprTypes }),
      direction: textDirection(language),
      shown: true,
    })
  }
  const drawAnswer = async (response: Response): Promise<void> => {
    // The core reads the body as well.
    const answer: unknown = await response.clone().json()
    if (!requestsOptInBanner(answer)) return
    const server = readServerTexts(ownProperties(answer)?.translations)
    const language = languageFor(server)
    draw(language, await textsOf(language), server?.language === language ? server.translations : null)
  }

  const language = languageFor()
  if (isOffline) {
    if (language in languages) textsOf(language).then(texts => draw(language, texts), nothing)
    else draw(language)
  } else {
    requestBannerEarly()
    const request = prefetchedRequest()
    // Probably in this language.
    if (request) textsOf(language).catch(nothing)
    request?.response.then(drawAnswer).catch(nothing)
  }
  return () => {
    isAwaited = false
    if (root) root.textContent = ''
  }
}

const nothing = (): void => {}

/** Returns whether a response of a server of protocol 1 certainly shows the banner of the model opt-in. */
function requestsOptInBanner(value: unknown): boolean {
  const answer = ownProperties(value)
  const code = ownProperties(answer?.jurisdiction)?.code
  if (answer?.showConsentBanner !== true || typeof code !== 'string') return false
  // See consentModelOf. In the United States the visitor opts out, with other texts.
  return !/^(CCPA|US)/i.test(code === 'NONE' ? `${ownProperties(answer.location)?.countryCode as string}` : code)
}
