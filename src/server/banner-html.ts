import { hasOwn } from '../consent/has-own'
import { isButtonOrder } from '../consent/is-button-order'
import { isDictionary } from '../consent/is-dictionary'
import { categoriesToShow } from '../consent/categories-to-show'
import { shownCategories } from '../consent/shown-categories'
import { readConsentOrPayOptions, type ConsentOrPayOptions } from '../options/consent-or-pay-options'
import type { ConsentOptions } from '../options/options'
import { declaredCategories } from '../services/declared-categories'
import { chooseLanguage } from '../translations/choose-language'
import { en } from '../translations/en'
import { informalOf } from '../translations/informal-of'
import { languages } from '../translations/languages'
import { textDirection } from '../translations/text-direction'
import { mergeTexts } from '../translations/translation-set'
import { attributeOf } from '../views/attribute-of'
import { bannerMarkup } from '../views/consent-banner/banner-markup'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { bannerValues } from '../views/consent-banner/banner-values'
import { inlineStyles } from '../views/consent-banner/inline-styles'
import { sheetStyles } from '../views/consent-banner/sheet-styles'
import { slotNames } from '../views/consent-banner/slot-names'
import { thirdWayStyles } from '../views/consent-or-pay/third-way-styles'
import { labelFor } from '../views/consent-or-pay/label-for'
import { safeHref } from '../views/parts/safe-href'
import { checkNonce } from './check-nonce'
import { checkOptions, valueRules, type ValueRule } from './check-options'
import { readConsent } from './read-consent'
import { escapeHtml, renderAttributes, renderMarkup } from './render-markup'

/** What a server passes to `bannerHtml`. */
export interface BannerHtmlOptions {
  /**
   * The options of the page, as in the browser. `handlers` and `callbacks` are missing because functions cannot be
   * serialized.
   */
  options?: Omit<ConsentOptions, 'handlers' | 'callbacks'>
  /** Additional attributes of the tag, such as `layout`, by name. */
  attributes?: Record<string, string>
  /**
   * The site's own content in place of ours, by slot name: a text, or `{html}`, which is not escaped. A text for the
   * slot `policy-link` links to `policyUrl`. Returning visitors do not see the slots.
   */
  slots?: { [Name in (typeof slotNames)[number]]?: string | { html: string } }
  /** The header `cookie` of the request. Visitors with a decision get the tag without the banner. */
  cookie?: string | null | undefined
  /** The header `accept-language`. It selects the language if the options do not. */
  acceptLanguage?: string | null | undefined
  /** The language of the page (`<html lang>`), for the option `language: 'page'`. */
  pageLanguage?: string | null | undefined
  /** Where the buttons post their form, for visitors without JavaScript; see `consentFromRequest`. */
  action?: string | undefined
  /**
   * A third button, "subscribe", beside Accept and Reject, as `consent-or-pay.js` adds it. Without JavaScript it posts the
   * form, too: see `subscribes` of `consentFromRequest`.
   */
  consentOrPay?: ConsentOrPayOptions | undefined
  /** The nonce of the page's Content-Security-Policy, for the banner's styles. */
  nonce?: string | null | undefined
}

const { text, textOrNull, object, checkedLater } = valueRules
const rules = {
  options: object,
  attributes: ['an object with texts', value => object[1](value) && Object.values(value as object).every(text[1])],
  slots: object,
  cookie: textOrNull,
  acceptLanguage: textOrNull,
  pageLanguage: textOrNull,
  action: text,
  consentOrPay: object,
  nonce: checkedLater,
} satisfies Record<keyof BannerHtmlOptions, ValueRule>

/** Returns the styles of a layout that few pages have. Others have theirs in the styles of each banner. */
const stylesOf = (layout: string | undefined): string =>
  layout === 'sheet' ? sheetStyles : layout === 'inline' ? inlineStyles : ''

/** The posted value of each button, by action. */
const values: Record<string, string> = {
  accept: 'all',
  reject: 'necessary',
  customize: 'customize',
  close: 'necessary',
  subscribe: 'subscribe',
}
/** The options that are attributes of the tag. */
const attributeNames = [
  'mode',
  'backendUrl',
  'protocol',
  'categories',
  'language',
  'colorScheme',
  'tagManagerId',
  'policyUrl',
  'policyVersion',
  'hideBranding',
  'scrollLock',
  'closeButton',
  'buttonOrder',
  'confirmation',
  'informal',
] as const

/**
 * Renders `<consent-banner>` with the banner as Declarative Shadow DOM. The banner is visible with the first paint.
 * With `action` it works without JavaScript. Once our script has loaded, it reuses the rendered nodes.
 * @returns HTML for the beginning of `<body>`
 * @throws Error for an unknown slot, or content that is neither a text nor `{html}`
 * @throws TypeError for an invalid nonce, attribute name or `consentOrPay`
 */
export async function bannerHtml(page: BannerHtmlOptions = {}): Promise<string> {
  checkOptions('bannerHtml', page, rules)
  const { options = {}, slots = {}, cookie, action } = page
  const nonce = checkNonce(page.nonce, 'bannerHtml')
  const written = Object.fromEntries(attributeNames.map(name => [name, asAttribute(options[name])]))
  const attributes = renderAttributes({
    ...Object.fromEntries(Object.entries(written).map(([name, value]) => [attributeOf(name), value])),
    ...page.attributes,
  })
  const rest = Object.entries(options).filter(([name]) => !hasOwn(written, name))
  const json =
    rest.length === 0
      ? ''
      : `<script type="application/json">${JSON.stringify(Object.fromEntries(rest)).replaceAll('<', '\\u003c')}</script>`
  const decided = readConsent(cookie, { policyVersion: options.policyVersion, cookie: options.cookie || true }) !== null
  const slotted = Object.entries(slots)
    .filter(([, content]) => content !== undefined)
    .map(([name, content]) => slottedHtml(name, content, options.policyUrl))
  // A visitor can be asked again before the next page load, so the slotted content is always rendered. An empty shadow
  // root hides it until then.
  const empty = slotted.length > 0 ? '<template shadowrootmode="open"></template>' : ''
  const inside = decided ? empty : await shadowRoot(page, action, nonce)
  return `<consent-banner${attributes}>${inside}${slotted.join('')}${json}</consent-banner>`
}

/** Renders an element for a slot. Plain JavaScript can pass any value. */
function slottedHtml(name: string, content: unknown, policyUrl: string | undefined): string {
  if (!(slotNames as readonly string[]).includes(name))
    throw new Error(`bannerHtml was given the slot "${name}"; allowed are ${slotNames.join(', ')}`)
  const html = isDictionary(content) ? content.html : typeof content === 'string' ? escapeHtml(content) : null
  if (typeof html !== 'string')
    throw new Error(
      `bannerHtml was given ${JSON.stringify(content)} for the slot "${name}"; allowed are a text or {html}`,
    )
  const href = name === 'policy-link' && typeof content === 'string' ? safeHref(policyUrl ?? null) : null
  const tag = href === null ? 'span' : 'a'
  return `<${tag}${renderAttributes({ slot: name, href })}>${html}</${tag}>`
}

const END_OF_BUTTON = '</button>'

/** Inserts a button after Accept and Reject, whichever is the later. */
function afterBoth(html: string, button: string): string {
  const later = Math.max(html.indexOf('part="accept"'), html.indexOf('part="reject"'))
  const at = html.indexOf(END_OF_BUTTON, later) + END_OF_BUTTON.length
  return html.slice(0, at) + button + html.slice(at)
}

/** Renders the button of consent or pay, with the look of Accept; the script reuses it. */
function thirdButton({ label }: ConsentOrPayOptions, language: string, action: string | undefined): string {
  const attributes = {
    type: action === undefined ? 'button' : 'submit',
    form: action === undefined ? null : 'post-subscribe',
    part: 'subscribe',
    class: 'button solid',
    'data-consent-subscribe': true,
    'data-added': true,
  }
  const text = escapeHtml(labelFor(label, [language]))
  return `<button${renderAttributes(attributes)}><slot name="subscribe">${text}</slot></button>`
}

async function shadowRoot(
  { options = {}, attributes: { layout } = {}, acceptLanguage, pageLanguage, consentOrPay }: BannerHtmlOptions,
  action: string | undefined,
  nonce: string | undefined,
): Promise<string> {
  const own = options.translations?.translations ?? {}
  const known = ['en', ...Object.keys(languages), ...Object.keys(own)]
  const preferred = options.translations?.disableAutoLanguageSwitch ? [] : accepted(acceptLanguage)
  const named = options.language === 'page' ? pageLanguage : options.language
  const chosen = chooseLanguage([named, ...preferred, options.translations?.defaultLanguage], known, 'en')
  const language = options.informal ? informalOf(chosen, known) : chosen
  const texts = mergeTexts(en, await languages[language]?.(), null, own[language])
  const { colorScheme = 'system', policyUrl = null } = options
  const { closeButton = false, buttonOrder } = options
  // A page that is locked cannot be scrolled to a block of it.
  const scrollLock = (options.scrollLock ?? false) && layout !== 'inline'
  const { categories, services = [], customCategories, tagManager, tagManagerId } = options
  const gdprTypes =
    categories === 'auto'
      ? categoriesToShow({
          autoCategories: true,
          gdprTypes: tagManager || tagManagerId ? [] : await declaredCategories(services, customCategories),
        })
      : shownCategories(categories)
  const order = isButtonOrder(buttonOrder) ? buttonOrder : null
  const looks = { colorScheme, policyUrl, scrollLock, closeButton, buttonOrder: order, gdprTypes }
  const third = consentOrPay && thirdButton(readConsentOrPayOptions(consentOrPay), language, action)
  const html = renderMarkup(
    bannerMarkup,
    {
      ...bannerValues(texts, language, looks),
      direction: textDirection(language),
      shown: true,
    },
    // In the browser the painter turns them back into plain buttons when it reuses them.
    ({ 'data-action': name }): Record<string, string> =>
      action !== undefined && typeof name === 'string' ? { type: 'submit', form: `post-${name}` } : {},
  )
  // Forms and styles come last, because the painter expects its nodes in order at the beginning. Each button has its
  // own form: a `name` on the button would make the painter take it for another element.
  const posted = Object.entries(values).filter(([name]) => third || name !== 'subscribe')
  const forms = (action === undefined ? [] : posted).map(
    ([name, value]) =>
      `<form id="post-${name}" method="post" action="${escapeHtml(action ?? '')}">` +
      `<input type="hidden" name="consent" value="${value}"></form>`,
  )
  const styles = `<style${renderAttributes({ nonce })}>${bannerStyles}${stylesOf(layout)}${third ? thirdWayStyles : ''}</style>`
  const withThird = third ? afterBoth(html, third) : html
  return `<template shadowrootmode="open">${withThird}${forms.join('')}${styles}</template>`
}

const asAttribute = (value: ConsentOptions[(typeof attributeNames)[number]]): string | boolean | undefined =>
  typeof value === 'object' ? value.join(' ') : value

/** Returns the languages of the header `accept-language`, the most preferred first. */
const accepted = (header: string | null | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map(part => {
      const [language = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
      return { language, weight: quality ? Number(quality.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ language, weight }) => language !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
