import { version } from '../../consent/version'
import { openBrowser } from '../audit/browser/open-browser'
import { loadData } from '../audit/load-data'
import type { DoctorReport, Finding } from './doctor-report'
import { findProblems } from './find-problems'
import { listPages } from './list-pages'
import { observePage } from './observe-page'
import { serveFolder } from './serve-folder'

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
}

/** The same mistake on several pages is reported once, with the first page. */
const once = (findings: readonly Finding[]): Finding[] => {
  const keyOf = ({ id, seen, paste }: Finding) => `${id} ${seen} ${paste}`
  return findings.filter((finding, at) => findings.findIndex(one => keyOf(one) === keyOf(finding)) === at)
}

/**
 * Opens the pages in Chromium and finds the mistakes of the installation.
 * @throws UsageError where the browser is missing or a page does not open
 */
export async function runDoctor(options: DoctorOptions, progress: (text: string) => void): Promise<DoctorReport> {
  const { target, isFolder, timeout, executable, browserArgs } = options
  const files = isFolder ? listPages(target, options.pages) : []
  const data = loadData()
  progress('Starting the browser …')
  const browser = await openBrowser({ executable, args: browserArgs, command: 'doctor' })
  const served = isFolder
    ? await serveFolder(target).catch(async error => {
        await browser.close()
        throw error
      })
    : null
  try {
    const pages = served
      ? files.map(file => ({ url: `${served.origin}/${encodeURI(file)}`, file }))
      : [{ url: target, file: null }]
    const findings: Finding[] = []
    for (const { url, file } of pages) {
      progress(`${file ?? url} …`)
      findings.push(...findProblems(await observePage(browser.root, data, { url, file, isFolder, timeout })))
    }
    return {
      schema: 1,
      target,
      pages: pages.map(({ url, file }) => file ?? url),
      browser: browser.version,
      version,
      findings: once(findings),
    }
  } finally {
    served?.stop()
    await browser.close()
  }
}
