/** A vendor's snippet in a script of a page. */
export interface Snippet {
  /** The service's name in the catalogue. */
  readonly service: string
  /** The vendor's name, for messages. */
  readonly title: string
  /** The id in the snippet; null where it is not written out. */
  readonly id: string | null
}

interface Pattern {
  readonly service: string
  readonly title: string
  /** What only this snippet has. */
  readonly mark: RegExp
  /** The id is the first group. */
  readonly id: RegExp
  /** Something in the page's scripts that makes the snippet wait for consent by itself. */
  readonly waits?: RegExp
}

const googleDefault = /['"]consent['"]\s*,\s*['"]default['"]/

const patterns: readonly Pattern[] = [
  {
    service: 'google-tag-manager',
    title: 'Google Tag Manager',
    mark: /googletagmanager\.com\/gtm\.js/,
    id: /['"=](GTM-[A-Z0-9]{4,10})\b/,
  },
  {
    service: 'google-analytics',
    title: 'Google Analytics',
    mark: /\bgtag\(\s*['"]config['"]\s*,\s*['"]G-|googletagmanager\.com\/gtag\/js\?id=G-/,
    id: /(?:['"]config['"]\s*,\s*['"]|\/gtag\/js\?id=)(G-[A-Z0-9]{6,14})\b/,
    waits: googleDefault,
  },
  {
    service: 'google-ads',
    title: 'Google Ads',
    mark: /\bgtag\(\s*['"]config['"]\s*,\s*['"]AW-|googletagmanager\.com\/gtag\/js\?id=AW-/,
    id: /(?:['"]config['"]\s*,\s*['"]|\/gtag\/js\?id=)(AW-\d{8,12})\b/,
    waits: googleDefault,
  },
  {
    service: 'meta-pixel',
    title: 'the Meta pixel',
    mark: /\bfbq\(\s*['"]init['"]|connect\.facebook\.net\/\w+\/fbevents\.js/,
    id: /\bfbq\(\s*['"]init['"]\s*,\s*['"](\d{8,20})['"]/,
    waits: /\bfbq\(\s*['"]consent['"]\s*,\s*['"]revoke['"]/,
  },
  {
    service: 'hotjar',
    title: 'Hotjar',
    mark: /static\.hotjar\.com\/c\/hotjar-|\bhjid\s*:/,
    id: /\bhjid\s*:\s*(\d{5,9})\b/,
  },
  {
    service: 'microsoft-clarity',
    title: 'Microsoft Clarity',
    mark: /clarity\.ms\/tag\//,
    id: /['"]clarity['"]\s*,\s*['"]script['"]\s*,\s*['"]([a-z0-9]{10})['"]|clarity\.ms\/tag\/([a-z0-9]{10})\b/,
  },
]

/**
 * Finds the snippets of well-known vendors.
 * @param script the text of a script, or its address
 * @param page the texts of all scripts of the page; a snippet that one of them makes wait is left out
 */
export const snippetsIn = (script: string, page = ''): Snippet[] =>
  patterns
    .filter(({ mark, waits }) => mark.test(script) && !waits?.test(page))
    .map(({ service, title, id }) => ({ service, title, id: id.exec(script)?.slice(1).find(Boolean) ?? null }))

/** Returns services as in the option `services`, each with its id: `google-analytics=G-AB12CD3 youtube`. */
export const servicesText = (snippets: readonly Pick<Snippet, 'service' | 'id'>[]): string =>
  [...new Set(snippets.map(({ service, id }) => (id === null ? service : `${service}=${id}`)))].join(' ')
