import type { ConsentHandlers } from '../client/custom-client'
import { defaultRetryPolicy, type RetryPolicy } from '../client/retry-policy'
import { categoryNames, type CategoryName } from '../consent/categories'
import type { CookieKind } from '../consent/consent-cookie-name'
import { isButtonOrder } from '../consent/is-button-order'
import type { ConsentModel } from '../consent/consent-model'
import type { CustomCategory } from '../consent/custom-category'
import { isDictionary } from '../consent/is-dictionary'
import {
  defaultSettings,
  type ComplianceSetting,
  type ComplianceSettings,
  type PrivacySettings,
} from '../consent/settings'
import type { ConsentCallbacks } from '../effects/consent-callbacks'
import type { GivenService } from '../services/given-service'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { SignalOptions } from '../signals/signal-options'
import type { SweepPatterns } from '../storage/trace-matcher'
import { defaultLanguageChoice, type TranslationConfig } from '../translations/translation-config'
import { flag, group, number, oneOf, oneOfOrNone, strictly, text, url, value, type OptionRule } from './option-rule'
import {
  isAnything,
  isFalseOrDictionary,
  isFlagOrHost,
  isListOfCategories,
  isListOfTexts,
  isMethod,
  isNumberFrom1,
  isPlace,
  isTextOrList,
  isYearAtMost,
} from './validators'

const { privacySettings, complianceSettings } = defaultSettings

const method = value<never>(isMethod)

/** Names that accept the same, each with its own default. */
const each = (rule: OptionRule, defaults: object): Record<string, OptionRule> =>
  Object.fromEntries(
    Object.keys(defaults).map(name => {
      const standard: unknown = Reflect.get(defaults, name)
      return [name, { ...rule, standard, wrong: standard }]
    }),
  )

/**
 * Every option: type, default, attribute, accepted values and description. The types, the validation, the properties of
 * `<consent-banner>`, the messages and the reference are derived from it. Descriptions of options that the element
 * applies at any time end with "Live."
 */
export const optionTable = {
  /**
   * Where decisions are sent: to a server that implements the c15t protocol (default), nowhere, or to functions of the
   * site.
   */
  mode: oneOf('c15t', 'offline', 'custom'),
  /** The URL of the server, relative or absolute. Default `/api/c15t`. */
  backendUrl: url('/api/c15t'),
  /** The protocol of the server: `1` for c15t 1.5, `2` for `@c15t/backend` 2.x, or `auto` to detect it (default). */
  protocol: oneOf('auto', '1', '2'),
  /**
   * The categories that visitors see: names, `all`, or `auto` for those of the declared services and of gated markup.
   * Default necessary and marketing.
   */
  categories: strictly(
    value<'all' | 'auto' | string | readonly CategoryName[], 'string', string | null>(isAnything, 'string', null, [
      'all',
      'auto',
    ]),
    'necessary',
  ),
  /**
   * The language of the texts (BCP 47), or `page` for that of `<html lang>`. Default: the languages of the browser.
   * Live.
   */
  language: text(),
  /** Uses the informal form of address in languages that have such texts (German). Live. */
  informal: flag,
  /**
   * The color scheme: `light`, `dark`, `page` for that of the page, or `system` for that of the operating system
   * (default). Live.
   */
  colorScheme: oneOf('system', 'light', 'dark', 'page'),
  /** The container id of Google Tag Manager; short for `tagManager: { id }`. */
  tagManagerId: value<string, 'string'>(isAnything, 'string'),
  /** The URL of the privacy policy. Live. */
  policyUrl: url(),
  /** The version of the policy. When it changes, visitors are asked again. */
  policyVersion: text(),
  /** For how many days a decision is valid, whether granted or refused: 1 to 365. Default 182. */
  lifetimeDays: number(defaultSettings.lifetimeDays, isYearAtMost),
  /**
   * Also stores the decision in a first-party cookie. `true` uses `privacy-consent`, which servers and the site's other
   * hosts can read. `host` uses `__Host-privacy-consent`, which only this host's server can read and no other host can
   * set; it requires https.
   */
  cookie: value<CookieKind, 'boolean', CookieKind>(isFlagOrHost, 'boolean', false, ['host']),
  /** The domain of that cookie. Default: the widest domain that the browser accepts. */
  cookieDomain: text(),
  /** Hides the line that names this product. Live. */
  hideBranding: flag,
  /** Prevents scrolling and dims the page while the banner is shown. Live. */
  scrollLock: flag,
  /** Shows a close button on the banner. It rejects all. Live. */
  closeButton: flag,
  /** The order of the banner's buttons, such as `reject accept customize`. Default `accept reject customize`. Live. */
  buttonOrder: value<string, 'string'>(isButtonOrder, 'string'),
  /** Shows a switch for each category in the banner, and a button that saves them. */
  categoryChoices: flag,
  /** Shows a confirmation of each choice for four seconds, with a link to the settings. Live. */
  confirmation: flag,
  /**
   * What Accept All grants: every category (default), or only those that were displayed, which is the default with
   * `categories: 'auto'`.
   */
  acceptAllGrants: strictly(oneOf('all', 'displayed'), 'displayed'),
  /** Hosts, or host/path, and their category. Added to our list, and stronger than it. */
  trackingHosts: group<Record<string, CategoryName>>({}, strictly(oneOf(...categoryNames), 'marketing')),
  /** Uses only `trackingHosts`, without our list. */
  replaceTrackingHosts: flag,
  /** Hosts, or host/path, that are never blocked. */
  exemptHosts: value<readonly string[], 'object', readonly string[]>(isListOfTexts, undefined, []),
  /** The tag manager: its container, and how it receives consent. */
  tagManager: group<Partial<TagManagerOptions> & { id: string }>(
    {
      id: value(isAnything, 'string'),
      mode: strictly(oneOf('advanced', 'basic'), 'basic'),
      customScriptUrl: url(),
      dataLayerName: text('dataLayer'),
      nonce: text(),
    },
    value(isAnything), // the code of the tag manager validates the others
  ),
  /** The vendors that receive consent in the form that their scripts expect. */
  signals: value<SignalOptions>(isDictionary), // the code of each vendor validates its options
  /** Texts of the site by language, which replace ours, and the choice of language. */
  translations: group<Partial<TranslationConfig>>({
    translations: group({}, value(isDictionary)),
    defaultLanguage: text(defaultLanguageChoice.defaultLanguage),
    disableAutoLanguageSwitch: flag,
  }),
  /** The three functions that mode `custom` calls. */
  handlers: group<ConsentHandlers>({
    showConsentBanner: method,
    setConsent: method,
    verifyConsent: method,
  } satisfies Record<keyof ConsentHandlers, OptionRule>),
  /** The services on the site: `"google-analytics=G-ABC123 youtube"`, or a list of names and objects. */
  services: value<string | readonly GivenService[], 'string'>(isTextOrList, 'string'),
  /** Gives each service a switch in the dialog, so that visitors can refuse it within an allowed category. */
  serviceChoices: flag,
  /** `service` asks visitors again when the site adds a service to a category that they have allowed. Default `off`. */
  reask: strictly(oneOf('off', 'service'), 'service'),
  /** Lists the blocked requests of this page in the dialog. */
  showRequests: flag,
  /** Additional categories of the site, each within one of the five. */
  customCategories: value<readonly CustomCategory[], 'object', readonly CustomCategory[]>(
    isListOfCategories,
    'object',
    [],
  ),
  /** Functions of the site that are called on events. */
  callbacks: group<ConsentCallbacks>({
    onReady: method,
    onBannerShown: method,
    onBannerClosed: method,
    onConsentGiven: method,
    onPreferenceExpressed: method,
    onError: method,
    onLocationDetected: method,
  } satisfies Record<keyof ConsentCallbacks, OptionRule>),
  /** Whether Do Not Track is honored. */
  privacySettings: group<Partial<PrivacySettings>>(each(flag, privacySettings)),
  /** The consent model by `country-region`, `country` or the jurisdiction's code. Stronger than our own table. */
  jurisdictions: strictly(group<Record<string, ConsentModel>>({}, oneOf('opt-in', 'opt-out', 'none')), {
    '*': 'opt-in',
  }),
  /** The laws that the site follows. Only reported, without effect. */
  complianceSettings: group<{ [Region in keyof ComplianceSettings]?: Partial<ComplianceSetting> }>(
    Object.fromEntries(Object.entries(complianceSettings).map(([region, law]) => [region, group(each(flag, law))])),
  ),
  /** Additional headers for each request to the server. */
  headers: group<Record<string, string>>({}, text()),
  /** How often a failed request to the server is retried, and after how many milliseconds. */
  retry: group<Partial<RetryPolicy>>({
    ...each(number(0), defaultRetryPolicy),
    backoffFactor: number(defaultRetryPolicy.backoffFactor, isNumberFrom1),
  }),
  /**
   * What is deleted when a category is withdrawn, in addition to what we know: patterns by category. `false` deletes
   * nothing.
   */
  sweep: value<false | SweepPatterns>(isFalseOrDictionary),
  /**
   * The URL to which counts of the banner are sent, without anything that identifies visitors. Default: none are sent.
   */
  statistics: url(),
  /**
   * With `mode: 'offline'`: where the visitor is, as the site's edge server knows it, such as `DE` or `CA-QC`, or `header`
   * for the place in the header `Server-Timing: place;desc="CA-QC"` of the page. The policy pack of that place applies.
   * `server` has TCF wait for the place that the consent server answers with. Default: unknown, which is opt-in.
   */
  place: value<string, 'string'>(isPlace, 'string'),
  /**
   * The consent tool that the site used before, whose stored decision is taken over once, and which of our categories its
   * categories or services belong to: `"klaro stats=measurement film=experience"`.
   */
  importDecision: text(),
  /** Reloads the page once if scripts of a withdrawn category still send requests. */
  reloadOnWithdrawal: strictly(flag, true),
  /** Whether blocked frames have a placeholder with a button that loads them. Default `on`. */
  placeholders: oneOf('on', 'off'),
  /** The tier of blocking. Default `standard`. */
  blocking: oneOf('standard', 'capture', 'strict', 'off'),
  /** Whether writes of listed cookies and storage keys are blocked before consent. Default `listed`. */
  storage: oneOf('listed', 'off'),
  /** What happens to blocked requests until the visitor has decided. Default: that of the guard's tag, or `reject`. */
  pending: oneOfOrNone('reject', 'hold', 'drop'),
} as const satisfies Record<string, OptionRule>
