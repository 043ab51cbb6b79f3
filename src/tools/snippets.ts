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
  /** Statements that consent-elements runs itself when it loads the service. */
  readonly statements: readonly (RegExp | typeof withoutLoader)[]
  /** Something in the page's scripts that makes the snippet wait for consent by itself. */
  readonly waits?: RegExp
}

/** Removes the function that adds a vendor's file, and is called at once. */
function withoutLoader(script: string): string {
  const start = /function\s{0,9}\([\w,\s]{0,200}\)\s{0,9}\{/.exec(script)
  if (start === null) return script
  let from = start.index
  while (from > 0 && '!;(+'.includes(script[from - 1]!)) from--
  const inside = script.slice(start.index + start[0].length)
  const call = /\}\s*(?:\)\s*)?\(\s*window([^;]*);?/.exec(inside)
  return call?.[1]?.trimEnd().endsWith(')') ? script.slice(0, from) + inside.slice(call.index + call[0].length) : script
}
const google = [
  /window\.dataLayer\s*=\s*window\.dataLayer\s*\|\|\s*\[\]\s*;?/,
  /function\s+gtag\(\)\s*\{\s*(window\.)?dataLayer\.push\(arguments\)\s*(?:;\s*)?\}\s*;?/,
  /gtag\(\s*['"]js['"]\s*,\s*new Date(\(\))?\s*\)\s*;?/,
  /gtag\(\s*['"]config['"]\s*,\s*['"][\w-]+['"]\s*\)\s*;?/g,
]
const googleDefault = /['"]consent['"]\s*,\s*['"]default['"]/

const patterns: readonly Pattern[] = [
  {
    service: 'google-tag-manager',
    title: 'Google Tag Manager',
    mark: /googletagmanager\.com\/gtm\.js/,
    id: /['"=](GTM-[A-Z0-9]{4,10})\b/,
    statements: [withoutLoader],
  },
  {
    service: 'google-analytics',
    title: 'Google Analytics',
    mark: /\bgtag\(\s*['"]config['"]\s*,\s*['"]G-|googletagmanager\.com\/gtag\/js\?id=G-/,
    id: /(?:['"]config['"]\s*,\s*['"]|\/gtag\/js\?id=)(G-[A-Z0-9]{6,14})\b/,
    statements: google,
    waits: googleDefault,
  },
  {
    service: 'google-ads',
    title: 'Google Ads',
    mark: /\bgtag\(\s*['"]config['"]\s*,\s*['"]AW-|googletagmanager\.com\/gtag\/js\?id=AW-/,
    id: /(?:['"]config['"]\s*,\s*['"]|\/gtag\/js\?id=)(AW-\d{8,12})\b/,
    statements: google,
    waits: googleDefault,
  },
  {
    service: 'meta-pixel',
    title: 'the Meta pixel',
    mark: /\bfbq\(\s*['"]init['"]|connect\.facebook\.net\/\w+\/fbevents\.js/,
    id: /\bfbq\(\s*['"]init['"]\s*,\s*['"](\d{8,20})['"]/,
    statements: [
      withoutLoader,
      /fbq\(\s*['"]init['"]\s*,\s*['"]\d+['"]\s*\)\s*;?/,
      /fbq\(\s*['"]track['"]\s*,\s*['"]PageView['"]\s*\)\s*;?/,
    ],
    waits: /\bfbq\(\s*['"]consent['"]\s*,\s*['"]revoke['"]/,
  },
  {
    service: 'hotjar',
    title: 'Hotjar',
    mark: /static\.hotjar\.com\/c\/hotjar-|\bhjid\s*:/,
    id: /\bhjid\s*:\s*(\d{5,9})\b/,
    statements: [withoutLoader],
  },
  {
    service: 'microsoft-clarity',
    title: 'Microsoft Clarity',
    mark: /clarity\.ms\/tag\//,
    id: /['"]clarity['"]\s*,\s*['"]script['"]\s*,\s*['"]([a-z0-9]{10})['"]|clarity\.ms\/tag\/([a-z0-9]{10})\b/,
    statements: [withoutLoader],
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
    .flatMap(({ service, title, id }) => {
      const all = [...script.matchAll(new RegExp(id, 'g'))].map(found => found.slice(1).find(Boolean) ?? null)
      return [...new Set(all.length > 0 ? all : [null])].map(one => ({ service, title, id: one }))
    })

/**
 * Whether a script does nothing but start the services of its snippets, so that it can be removed once they are declared.
 * @param script the text of a script
 */
export function isOnlySnippets(script: string): boolean {
  const found = patterns.filter(({ mark }) => mark.test(script))
  if (found.length === 0 || found.some(({ id }) => !id.test(script))) return false
  const withoutComments = script.replace(/\/\*[^]*?(?:\*\/|$)|<!--|-->/g, '').replace(/^[ \t]*\/\/.*/gm, '')
  const rest = found
    .flatMap(({ statements }) => statements)
    .reduce(
      (text, statement) => (typeof statement === 'function' ? statement(text) : text.replace(statement, '')),
      withoutComments,
    )
  return rest.trim() === ''
}

/** Returns services as in the option `services`, each with its id: `google-analytics=G-AB12CD3 youtube`. */
export const servicesText = (snippets: readonly Pick<Snippet, 'service' | 'id'>[]): string =>
  [...new Set(snippets.map(({ service, id }) => (id === null ? service : `${service}=${id}`)))].join(' ')
