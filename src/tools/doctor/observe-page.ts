import type { PolicyPack } from '../../policies/policy-pack'
import type { CDPSession } from 'puppeteer-core'
import { findWayBack } from '../audit/answer/way-back'
import { evaluateIn } from '../audit/browser/audit-frame'
import { startVisit, type Visit } from '../audit/browser/visit'
import { createAttributor, type Attributor } from '../audit/attribution'
import type { AuditData } from '../audit/load-data'
import { bannerHiddenBy } from '../banner-hidden-by'
import { UsageError } from '../usage-error'
import { fetchResource } from './fetch-resource'
import { listenToPage, type PageReports } from './listen-to-page'
import { LARGEST_TEXT } from './largest-text'
import { openResource } from './open-resource'
import { noLiveFacts, readLiveFacts, type LiveFacts } from './live-facts'
import { neededFiles } from './needed-files'
import { findMisspellings } from './find-misspellings'
import type { PageFacts, Resource, SiteFolder } from './page-facts'
import { parseMarkup, type MarkupElement } from './parse-markup'

export interface ObserveOptions {
  readonly url: string
  readonly file: string | null
  readonly folder: SiteFolder | null
  /** Seconds for the page. */
  readonly timeout: number
  /** Milliseconds without a new request after which the page counts as quiet. */
  readonly quiet?: number
  /** The policy packs that the site's visitors need. */
  readonly packs?: readonly PolicyPack[]
}

const openSettings = `new Promise(resolve => {
  const isOpen = root => root.querySelector('dialog[open], [part~=dialog]') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isOpen(shadowRoot))
  const deadline = Date.now() + 6000
  const look = () => isOpen(document) ? resolve(true) : Date.now() > deadline ? resolve(false) : setTimeout(look, 50)
  window.consentManager.openSettings()
  look()
})`

/** Opens the settings, so that the files of the dialog are requested. @returns whether a dialog opened; null without a manager */
async function tryDialog(visit: Visit): Promise<boolean | null> {
  const [page] = await visit.frames()
  if (page === undefined) return null
  const isOpen = await evaluateIn(page, `window.consentManager?.version ? ${openSettings} : null`, 'page')
  return typeof isOpen === 'boolean' ? isOpen : null
}

/** Takes what disappears with consent out of the accessibility tree, or puts it back. Its styles cannot be overridden. */
const setInert = (isInert: boolean) =>
  `for (const element of document.querySelectorAll('consent-banner, consent-placeholder')) element.inert = ${isInert}`

/**
 * Clicks the control whose text says that it opens the settings, because its text alone proves nothing, and closes the
 * settings again.
 */
async function opensByControl(visit: Visit, data: AuditData): Promise<boolean> {
  const [page] = await visit.frames()
  if (page === undefined) return false
  await evaluateIn(page, setInert(true), 'page')
  const control = await findWayBack(visit, data)
  await evaluateIn(page, setInert(false), 'page')
  if (control === null) return false
  const before = page.url
  await control.open()
  const [after] = await visit.frames()
  // A control that leads to another page was only a link.
  if (after?.url.replace(/#.*/, '') !== before.replace(/#.*/, '')) {
    await visit.open(before)
    return false
  }
  const isOpen = await evaluateIn(after, `window.consentManager?.state.isPrivacyDialogOpen ?? false`, 'page')
  if (isOpen === true) await evaluateIn(after, 'window.consentManager.closeSettings()', 'page')
  return isOpen === true
}

/** The address that the browser resolves relative addresses against. */
function baseOf(elements: readonly MarkupElement[], url: string): string {
  const address = elements.find(({ name, attributes }) => name === 'base' && attributes.href !== undefined)?.attributes
    .href
  return address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : url
}

const hints: readonly [error: RegExp, hint: string][] = [
  [/ERR_CERT_/, 'For a certificate of your own, add --browser-arg=--ignore-certificate-errors.'],
  [
    /AUTH_CREDENTIALS|status 40[13]/,
    'The site requires a login. Check it where it requires none, such as on your machine.',
  ],
  [/ERR_CONNECTION_REFUSED/, 'Start the server of the site first.'],
]

/** Adds to the problem of a page what the owner can do. */
const explained = (problem: string): string =>
  [problem, ...hints.filter(([error]) => error.test(problem)).map(([, hint]) => hint)].join(' ')

async function sourceOf(session: CDPSession, reports: PageReports): Promise<string> {
  const document = reports.document()
  if (document === null) return ''
  const { requestId, response } = document
  const answer = await session.send('Network.getResponseBody', { requestId }).catch(() => null)
  // The browser has no body of a response that has not ended.
  if (answer === null) throw new UsageError(`${response.url} did not send its whole HTML in time.`)
  const { body, base64Encoded } = answer
  const source = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (source.length > LARGEST_TEXT)
    throw new UsageError(`${response.url} sent ${source.length} characters of HTML. Allowed are ${LARGEST_TEXT}.`)
  return source
}

/** Returns the requests that only downloaded lists know, one of each entry. */
function unlistedAmong(trackers: readonly string[], request: Attributor['request']): PageFacts['unlisted'] {
  const unlisted = new Map<string, PageFacts['unlisted'][number]>()
  for (const url of trackers) {
    const { listed, company, category } = request(url)
    if (listed && !unlisted.has(listed.entry)) unlisted.set(listed.entry, { url, ...listed, company, category })
  }
  return [...unlisted.values()]
}

/**
 * Opens a page as a new visitor, waits until it is quiet, opens the settings, and reads what there is to know.
 * @throws UsageError where the page does not open
 */
export async function observePage(root: CDPSession, data: AuditData, options: ObserveOptions): Promise<PageFacts> {
  const visit = await startVisit(root, {
    viewport: 'desktop',
    gpc: false,
    timeout: options.timeout,
    ...(options.quiet !== undefined && { quiet: options.quiet }),
  })
  try {
    const reports = await listenToPage(visit.page)
    const problem = await visit.open(options.url)
    const document = reports.document()
    // A page that is still waiting for its server does not answer the browser either.
    if (document === null) throw new UsageError(explained(problem ?? `${options.url} does not open.`))
    const [page] = await visit.frames()
    if (!page || !/^https?:/.test(page.url)) throw new UsageError(explained(problem ?? `${options.url} does not open.`))
    const { status, headers, url } = document.response
    if (status >= 400) throw new UsageError(explained(`${options.url} answers with status ${status}.`))
    const source = await sourceOf(visit.page, reports)
    const live =
      ((await evaluateIn(page, `(${readLiveFacts})(${bannerHiddenBy})`, 'page')) as LiveFacts | undefined) ??
      noLiveFacts
    // Reading the accessibility tree takes long, and markup says it for certain.
    const hasWayBackControl = live.hasWayBack || (await opensByControl(visit, data))
    const settingsOpen = await tryDialog(visit)
    // In XHTML, as it is sent, a script may end with "/>".
    const isXml = /xml/.test(document.response.mimeType)
    const elements = parseMarkup(isXml ? source.replace(/(<script\b[^<>]*)\/>/g, '$1></script>') : source)
    const files = new Map<string, Resource>()
    // What is fetched from here on is not the page's own doing.
    const seen = {
      console: [...reports.console],
      exceptions: [...reports.exceptions],
      policyIssues: [...reports.policyIssues],
      requests: [...reports.requests],
    }
    const { request } = createAttributor(data, url)
    const sent = [...new Set(visit.log.requests.map(one => one.url))]
    const trackers = sent.filter(address => /^https?:/.test(address) && request(address).tracker)
    const ownAddresses = new Map<string, PageFacts['ownAddresses'][number]>()
    for (const one of visit.log.requests) {
      if (!/^https?:/.test(one.url)) continue
      const { service, category, ownAddress: address } = request(one.url, one.body)
      if (!address || service === null || category === 'necessary' || ownAddresses.has(service + address)) continue
      ownAddresses.set(service + address, { url: one.url, service, address })
    }
    const base = baseOf(elements, url)
    const needed = neededFiles(elements, seen.requests, base)
    for (const resource of await Promise.all(needed.map(address => fetchResource(visit.page, page.id, address))))
      files.set(resource.url, resource)
    // A folder can be that of an app whose server knows more addresses.
    const links = options.folder === null ? live.policyLinks : []
    const policies = await Promise.all(links.map(address => fetchResource(visit.page, page.id, address)))
    const deadPolicy = policies.find(({ status: answer }) => answer === 404 || answer === 410) ?? null
    // The page's own policy can forbid the browser to fetch.
    // Servers that refuse bots refuse the fetch too, which has the browser's own user agent.
    for (const { url: address, status } of files.values())
      if (status === null || status === 403) files.set(address, await openResource(visit.page, address))
    const facts = {
      url,
      base,
      file: options.file,
      folder: options.folder,
      source,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`])),
      elements,
      ...seen,
      trackers,
      unlisted: unlistedAmong(trackers, request),
      ownAddresses: [...ownAddresses.values()],
      files,
      live,
      hasWayBackControl,
      settingsOpen,
      deadPolicy,
      packs: options.packs ?? [],
      data,
    }
    return { ...facts, misspellings: findMisspellings(facts) }
  } finally {
    await visit.close()
  }
}
