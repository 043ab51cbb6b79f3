/** An element of ours, or one whose name is close to it, in the page as it is in the end. */
export interface LiveTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}
/** What scripts in the page see in the end. */
export interface LiveFacts {
  /** The version of the running manager; null where none runs. */
  readonly version: string | null
  /** Our elements and other custom elements. */
  readonly tags: readonly LiveTag[]
  /** Whether an element of the page opens the settings by its markup. */
  readonly hasWayBack: boolean
  /** Whether something links to a privacy policy. */
  readonly hasPolicyLink: boolean
  /** Addresses on this site of links whose text or address names a privacy policy; at most three. */
  readonly policyLinks: readonly string[]
  /** Requests that the browser may have sent ahead of the guard. */
  readonly leaks: readonly { url: string; category: string; channel: string }[]
  /** Whether the banner is shown, and which of its buttons can be seen. */
  readonly banner: { readonly isShown: boolean; readonly accept: boolean; readonly reject: boolean }
  /** Why visitors who are to be asked do not see the banner; null if they see it, or are not asked. */
  readonly bannerHiddenBy: string | null
  /** The texts of what opens the settings. */
  readonly wayBackTexts: readonly string[]
  /** The options in the JSON of the banner; an empty object without it. */
  readonly options: Readonly<Record<string, unknown>>
  /** Names of other consent tools that run in the page. */
  readonly others: readonly string[]
}

/** What is known of a page that could not be looked into. */
export const noLiveFacts: LiveFacts = {
  version: null,
  tags: [],
  hasWayBack: false,
  hasPolicyLink: false,
  policyLinks: [],
  leaks: [],
  banner: { isShown: false, accept: false, reject: false },
  bannerHiddenBy: null,
  wayBackTexts: [],
  options: {},
  others: [],
}

/**
 * Runs in the page, so it refers to nothing outside of it.
 * @param bannerHiddenBy the function of that name
 */
export function readLiveFacts(bannerHiddenBy: () => string | null): LiveFacts {
  const waysBack =
    '[data-consent-open],privacy-settings-button,privacy-settings-dialog[variant=widget],consent-declaration'
  const policy =
    /privacy|polic(y|ies)|cookie|datenschutz|rgpd|gdpr|confidentialit|privacidad|privacidade|riservatezza|personvern|persond|integritet|tietosuoja|prywatno|soukrom|privatsph|imprint|impressum/i
  const tools: Record<string, string[]> = {
    Cookiebot: ['Cookiebot', 'CookieConsent.consent'],
    OneTrust: ['OneTrust', 'OptanonWrapper'],
    Usercentrics: ['UC_UI'],
    Didomi: ['Didomi'],
    klaro: ['klaro'],
    tarteaucitron: ['tarteaucitron'],
    'vanilla-cookieconsent': ['CookieConsent.run'],
    Osano: ['Osano'],
    iubenda: ['_iub'],
    CookieYes: ['getCkyConsent'],
    Termly: ['Termly'],
  }
  const page = window as unknown as Record<string, unknown>
  const has = (path: string): boolean => {
    const value = path
      .split('.')
      .reduce<unknown>((owner, name) => (owner as Record<string, unknown> | null | undefined)?.[name], page)
    return value !== undefined && value !== null && !(value instanceof Element) && !(value instanceof HTMLCollection)
  }
  const attributesOf = (element: Element) =>
    Object.fromEntries(element.getAttributeNames().map(name => [name, element.getAttribute(name) ?? '']))
  const roots: (Document | ShadowRoot)[] = [document]
  for (const element of document.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
  const links = roots.flatMap(root => [...root.querySelectorAll('a[href]')])
  const manager = page.consentManager as
    | {
        version?: unknown
        requests?: { url: string; category: string; channel: string; mayHaveBeenRequested?: boolean }[]
      }
    | undefined
  const tag = document.querySelector('consent-banner')
  const isSeen = (part: string): boolean => {
    const element = tag?.shadowRoot?.querySelector(`[part~=${part}]`)
    return Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  }
  const readJson = (): Record<string, unknown> => {
    try {
      const value = JSON.parse(tag?.querySelector('script[type="application/json"]')?.textContent ?? '{}') as unknown
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }
  const policyLinks = links.filter(link => policy.test(`${link.getAttribute('href')} ${link.textContent}`))
  return {
    version: typeof manager?.version === 'string' ? manager.version : null,
    tags: [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.includes('-'))
      .slice(0, 500)
      .map(element => ({ name: element.localName, attributes: attributesOf(element) })),
    // What is in the banner goes with it.
    hasWayBack: [...document.querySelectorAll(waysBack)].some(element => !element.closest('consent-banner')),
    hasPolicyLink: document.querySelector('[slot=policy-link]') !== null || policyLinks.length > 0,
    policyLinks: policyLinks
      .filter(link => !link.hasAttribute('data-consent-open') && !link.getAttribute('href')?.startsWith('#'))
      .map(link => (link as HTMLAnchorElement).href)
      .filter(href => href.startsWith(`${location.origin}/`))
      .slice(0, 3),
    leaks: [...(manager?.requests ?? [])]
      .filter(({ mayHaveBeenRequested }) => mayHaveBeenRequested)
      .map(({ url, category, channel }) => ({ url, category, channel })),
    banner: { isShown: isSeen('banner'), accept: isSeen('accept'), reject: isSeen('reject') },
    bannerHiddenBy: bannerHiddenBy(),
    wayBackTexts: [...document.querySelectorAll(waysBack)].map(
      element => element.textContent?.trim() || (element.getAttribute('aria-label') ?? ''),
    ),
    options: readJson(),
    others: Object.keys(tools).filter(name => tools[name]?.some(has)),
  }
}
