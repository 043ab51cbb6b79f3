import type { PageFacts } from './page-facts'
import type { MarkupElement } from './parse-markup'

/** Addresses of the scripts of other consent tools. */
const scripts: Readonly<Record<string, RegExp>> = {
  Cookiebot: /consent\.cookiebot\.(com|eu)\//,
  OneTrust: /cdn\.cookielaw\.org\/|otSDKStub\.js/,
  Usercentrics: /(app|web\.cmp)\.usercentrics\.eu\//,
  Didomi: /sdk\.privacy-center\.org\//,
  klaro: /\/klaro[\w.-]*\.js/,
  tarteaucitron: /\/tarteaucitron[\w.-]*\.js/,
  'vanilla-cookieconsent': /\/cookieconsent[\w.-]*\.js/,
  Osano: /cmp\.osano\.com\//,
  iubenda: /(cdn|cs)\.iubenda\.com\//,
  CookieYes: /cdn-cookieyes\.com\//,
  Termly: /app\.termly\.io\//,
}

/** Another consent tool of a page. */
export interface OtherTool {
  readonly name: string
  /** The script that loads it; null where the HTML has none. */
  readonly element: MarkupElement | null
}

/** Finds other consent tools: those that run, and those whose script is in the HTML. */
export function otherTools({
  elements,
  live,
}: Pick<PageFacts, 'elements'> & { live: Pick<PageFacts['live'], 'others'> }): OtherTool[] {
  const loaderOf = (name: string) =>
    elements.find(element => element.name === 'script' && scripts[name]?.test(element.attributes.src ?? '')) ?? null
  return [...new Set([...live.others, ...Object.keys(scripts)])]
    .map(name => ({ name, element: loaderOf(name) }))
    .filter(({ name, element }) => element !== null || live.others.includes(name))
}
