import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { PolicyPack } from '../../policies/policy-pack'
import { version } from '../../consent/version'
import { openBrowser } from '../audit/browser/open-browser'
import { loadData } from '../audit/load-data'
import { describeLists } from '../lists/describe-lists'
import { loadLists } from '../lists/load-lists'
import type { DoctorReport, Finding } from './doctor-report'
import { trackersOf } from './checks/check-installed'
import { findProblems } from './find-problems'
import { inTime } from '../in-time'
import { listPages } from './list-pages'
import { observePage } from './observe-page'
import { versionIn } from './own-files'
import type { PageFacts } from './page-facts'
import { serveFolder } from './serve-folder'
import { UsageError } from '../usage-error'

/** Lists the folders of a site that have the files of this package, as paths such as `/consent-elements/`. */
const listInstallations = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(file => `${file}`.split(sep).join('/'))
    .filter(file => /(^|\/)guard\.js$/.test(file) && !/(^|\/)(node_modules|\.[^/]+)\//.test(file))
    .filter(file => versionIn(readFileSync(join(folder, file), 'utf8')) !== null)
    .map(file => `/${file.slice(0, -'guard.js'.length)}`)

/** What to check. */
export interface DoctorOptions {
  /** An http address, or a folder. */
  target: string
  isFolder: boolean
  /** The most pages of a folder. */
  pages: number
  /** Seconds for one page. */
  timeout: number
  executable: string | null
  browserArgs: string[]
  /** The policy packs that the site's visitors need. */
  packs?: readonly PolicyPack[]
}

/**
 * The seconds for everything about one page: it is opened, a control of it is tried and led back from, the settings are
 * opened, and its files are read.
 */
const pageLimit = (timeout: number): number => 2 * timeout + 30

/** Joins the same mistake on several pages to one finding, on the first of them. */
function joinPages(findings: readonly Finding[]): Finding[] {
  const keyOf = ({ id, seen, paste }: Finding) => `${id} ${seen} ${paste}`
  const nameOf = ({ place: { file, url } }: Finding) => file ?? url
  return [...new Set(findings.map(keyOf))].flatMap(key => {
    const [first, ...others] = findings.filter(finding => keyOf(finding) === key)
    if (first === undefined) return []
    const also = new Set(others.map(nameOf).filter(name => name !== nameOf(first)))
    return [{ ...first, also: [...also] }]
  })
}

/** Whether a page of a folder is the one that was opened: some lead to another page, which is checked by itself. */
const isItself = ({ url }: PageFacts, opened: string): boolean => url.replace(/[?#].*/, '') === new URL(opened).href

/**
 * Opens the pages in Chromium and finds the mistakes of the installation.
 * @throws UsageError where the browser is missing or a page does not open
 */
export async function runDoctor(options: DoctorOptions, progress: (text: string) => void): Promise<DoctorReport> {
  const { target, isFolder, timeout, executable, browserArgs, packs = [] } = options
  const files = isFolder ? listPages(target, options.pages) : []
  const data = loadData()
  progress('Starting the browser …')
  const start = () => openBrowser({ executable, args: browserArgs, command: 'doctor' })
  let browser = await start()
  const served = isFolder
    ? await serveFolder(target).catch(async error => {
        await browser.close()
        throw error
      })
    : null
  try {
    const pages = served
      ? files.map(file => ({ url: `${served.origin}/${file.split('/').map(encodeURIComponent).join('/')}`, file }))
      : [{ url: target, file: null }]
    const folder = isFolder ? { path: target, installations: listInstallations(target) } : null
    const checked: { name: string; findings: Finding[]; hasTrackers: boolean }[] = []
    const unopened: { page: string; reason: string }[] = []
    for (const { url, file } of pages) {
      const name = file ?? url
      progress(`${name} …`)
      const limit = pageLimit(timeout)
      const page = await inTime(
        observePage(browser.root, data, { url, file, folder, timeout, packs }),
        limit,
        `${name} did not answer within ${limit} s. A script or a dialog of the page keeps the browser busy.`,
      ).catch(async (error: unknown) => {
        // One page of a folder must not cost the findings of the others.
        if (!(error instanceof UsageError) || pages.length === 1) throw error
        unopened.push({ page: name, reason: error.message })
        // The browser may be busy with that page.
        await browser.close()
        browser = await start()
        return null
      })
      if (page === null || (isFolder && !isItself(page, url))) continue
      checked.push({ name, findings: findProblems(page), hasTrackers: trackersOf(page).length > 0 })
    }
    if (checked.length === 0 && unopened[0]) throw new UsageError(unopened[0].reason)
    if (checked.length === 0)
      throw new UsageError(`Every page of ${target} leads to another address. Give that address.`)
    const isInstalled = ({ findings }: (typeof checked)[number]) => !findings.some(({ id }) => id === 'not-installed')
    const needsNothing = checked.some(isInstalled) ? checked.filter(one => !isInstalled(one) && !one.hasTrackers) : []
    const findings = checked.filter(one => !needsNothing.includes(one)).flatMap(one => one.findings)
    return {
      schema: 1,
      target,
      pages: checked.map(({ name }) => name),
      unopened,
      withoutTrackers: needsNothing.map(({ name }) => name),
      browser: browser.version,
      version,
      lists: describeLists(loadLists()),
      findings: joinPages(findings),
    }
  } finally {
    served?.stop()
    await browser.close()
  }
}
