import type { Observation } from '../observation'
import { listedEmbeds, requestedBy } from '../listed-embeds'
import { fileName, isGuard, isManager, isOwnFile, isStandalone } from '../own-files'
import { optimizerOf, withoutTraces } from '../optimizers'
import { guardLine, guardTag, preloadStop, quickStart } from '../paste-lines'
import type { PageFacts, Resource } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

const shown = ({ tag }: MarkupElement): string => (tag.length > 120 ? `${tag.slice(0, 117)}…` : tag)

/** Whether an address is of the site itself; an address that cannot be parsed counts as such. */
const isOfSite = (address: string, pageUrl: string): boolean =>
  !URL.canParse(address, pageUrl) || new URL(address, pageUrl).origin === new URL(pageUrl).origin

/**
 * Whether an element in front of the guard can run or request something before the guard.
 * @param isInline the text of the guard is in the page
 */
function isAhead(element: MarkupElement, pageUrl: string, isInline: boolean): boolean {
  const { name, attributes, text } = element
  if (isManager(element) || isOwnFile(requestedBy(element) ?? '')) return false
  if (name === 'script') {
    if (/json|plain|importmap|speculationrules|template/.test(attributes.type ?? '')) return false
    const isModule = attributes.type === 'module'
    // React puts the site's async scripts first in any case. While they arrive, the parser runs a guard that is in the page.
    if (isInline && 'async' in attributes && attributes.src !== undefined && isOfSite(attributes.src, pageUrl))
      return false
    // Modules and deferred files run after the guard.
    return !((isModule || ('defer' in attributes && attributes.src !== undefined)) && !('async' in attributes))
  }
  if (name === 'style') return /@import|url\(\s*['"]?(https?:)?\/\//i.test(text)
  if (name === 'link') {
    const rel = (attributes.rel ?? '').toLowerCase()
    const address = attributes.href ?? ''
    // What is only fetched from the site itself does nothing yet. React and VitePress (`preload stylesheet`) put their own
    // style sheets first in any case.
    const isFirstAnyway = 'data-precedence' in attributes || rel.includes('preload')
    if (isOfSite(address, pageUrl) && (!rel.includes('stylesheet') || isFirstAnyway)) return false
    return /(^|\s)(stylesheet|modulepreload|preload|prefetch|prerender)(\s|$)/.test(rel)
  }
  return ['iframe', 'img', 'object', 'embed', 'video', 'audio'].includes(name) && requestedBy(element) !== null
}

/** Whether browsers run a script of this type as a classic script. Optimizers write other ones, and run the script later. */
const isScriptType = (type: string): boolean => /^((text|application)\/(x-)?(java|ecma)script)?$/i.test(type.trim())

/** The guard in the HTML, or the file that contains it. */
const guardOf = ({ elements }: PageFacts): MarkupElement | undefined =>
  elements.find(isGuard) ?? elements.find(isStandalone)

/** A guard that a script loads, on a page whose HTML has none. */
const requestedGuard = (page: PageFacts): Resource | undefined =>
  guardOf(page)
    ? undefined
    : page.requests.find(({ url }) => /^guard(-whole|-capture|-strict)?\.js$/.test(fileName(url)))

const addGuard = 'Put this first in <head>:'

/** The lines that add the guard to a page without one. */
function linesToAdd({ elements, live }: PageFacts): string {
  const manager = elements.find(isManager)?.attributes.src
  // A bundle has its own manager, and the guard must not load a second one.
  if (manager === undefined && live.version === null) return quickStart
  return `<script src="${manager?.replace('consent-elements.js', 'guard.js') ?? '/consent-elements/guard.js'}"></script>`
}

/** Finds trackers in the HTML of a page without a guard. */
export function findNoGuard(page: PageFacts): Observation[] {
  const [embed] = listedEmbeds(page)
  if (guardOf(page) || requestedGuard(page) || !embed) return []
  const { element, url, category } = embed
  const seen = `${shown(element)} requests ${new URL(url).host} (${category}), and no guard is in front of it.`
  return [{ line: element.line, seen, fix: addGuard, paste: linesToAdd(page) }]
}

/** Finds a manager that runs on a page without a guard and without trackers in its HTML. */
export function findManagerAlone(page: PageFacts): Observation[] {
  if (guardOf(page) || requestedGuard(page) || listedEmbeds(page).length > 0 || page.live.version === null) return []
  const seen = 'The manager runs, and the HTML has no guard. Scripts can load a tracker before the manager has started.'
  return [{ seen, fix: addGuard, paste: linesToAdd(page) }]
}

/** Finds a guard that browsers or optimizers run later than a classic script. */
export function findDeferredGuard(page: PageFacts): Observation[] {
  const guard = guardOf(page)
  if (!guard) return []
  const { attributes, line } = guard
  const runsLater = ['async', 'defer'].filter(name => name in attributes && attributes.src !== undefined)
  // Only browsers without modules would run it.
  if ('nomodule' in attributes) runsLater.push('nomodule')
  if (attributes.type && !isScriptType(attributes.type)) runsLater.push(`type="${attributes.type}"`)
  const tool = optimizerOf(guard)
  if (runsLater.length === 0 && !tool) return []
  // A mark that was there has not helped: Cloudflare reads its own only in front of the address.
  const tag = (tool?.mark ?? '')
    .split(' ')
    .filter(Boolean)
    .reduce((text, mark) => text.replace(` ${mark}`, ''), withoutTraces(guardLine(page)))
  return [
    {
      line,
      seen: `The guard has ${runsLater.length > 0 ? runsLater.join(' and ') : 'attributes of an optimizer'}.${tool ? ` ${tool.name} has rewritten it.` : ''}`,
      fix: tool
        ? `Exclude the guard in ${tool.name} (${tool.setting}), and write the tag like this:`
        : 'Write the tag like this. Bundlers and optimizers that add it must leave it alone:',
      paste: tool?.mark ? tag.replace(/^<script/i, `<script ${tool.mark}`) : tag,
    },
  ]
}

/** Finds a tag of the guard that ends with `/>`, which HTML ignores: what follows is then the text of the script. */
export function findOpenGuard(page: PageFacts): Observation[] {
  const guard = guardOf(page)
  if (!guard || guard.attributes.src === undefined || guard.text.trim() === '') return []
  const lines = guard.endLine - guard.line
  return [
    {
      line: guard.line,
      seen: `The tag of the guard is not closed, so browsers take ${lines > 1 ? `${lines} lines` : 'what is'} behind it for its text.`,
      fix: 'Scripts need an end tag, also where they are empty. Write:',
      paste: `${guardLine(page).replace(/(?<!\s)\s*\/?>$/, '>')}</script>`,
    },
  ]
}

/** Finds a guard that is not first in <head>. */
export function findLateGuard(page: PageFacts): Observation[] {
  const requested = requestedGuard(page)
  if (requested)
    return [
      {
        seen: `A script loads ${requested.url}. The HTML does not have it.`,
        fix: 'Put this first in <head>, and remove what loads it now:',
        paste: `<script src="${new URL(requested.url).pathname}"></script>`,
      },
    ]
  const guard = guardOf(page)
  if (!guard) return []
  const { line } = guard
  const isInline = guard.attributes.src === undefined
  const first = page.elements.find(element => element.offset < guard.offset && isAhead(element, page.url, isInline))
  if (!first && guard.isInHead) return []
  return [
    {
      line,
      seen: first
        ? `${shown(first)} on line ${first.line} is in front of the guard on line ${line}.`
        : `The guard on line ${line} is not in <head>.`,
      fix: 'Move the guard to the beginning of <head>:',
      paste: isGuard(guard) ? guardLine(page) : guard.tag,
    },
  ]
}

/** Finds trackers in the HTML that the preload scanner requests. */
export function findNoPreloadStop(page: PageFacts): Observation[] {
  const guard = guardOf(page)
  if (!guard) return []
  const { attributes, offset, line } = guard
  const embeds = listedEmbeds(page)
  const stops = (element: MarkupElement): boolean =>
    element.name === 'meta' &&
    /^content-security-policy$/i.test(element.attributes['http-equiv'] ?? '') &&
    element.offset < offset
  const isCapture = /guard-capture/.test(attributes.src ?? attributes['data-file'] ?? '')
  if (embeds.length === 0 || isCapture || page.elements.some(stops)) return []
  return [
    {
      line,
      seen: `No <meta http-equiv="Content-Security-Policy"> is in front of the guard, and the HTML has ${embeds.length === 1 ? 'a tracker' : `${embeds.length} trackers`}.`,
      fix: 'Gate the markup, or put this directly in front of the guard. It restricts nothing, and has Chromium find the page’s own images later:',
      paste: preloadStop,
    },
  ]
}

/** Finds an inlined guard that does not state where its file is. */
export function findInlineWithoutFile(page: PageFacts): Observation[] {
  const guard = guardOf(page)
  if (!guard) return []
  const { attributes, text, line } = guard
  if (attributes.src !== undefined || attributes['data-file'] !== undefined || text === '') return []
  return [
    {
      line,
      seen: `The inlined guard on line ${line} does not state where its file is.`,
      fix: 'Serve the package’s dist/ folder, and write the start tag like this:',
      paste: guardTag(page),
    },
  ]
}
