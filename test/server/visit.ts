import type { ConsentRecord } from '../../src'
import type { PendingSubmission } from '../../src/storage/pending-submissions'
import type { LoggedCall } from '../support/consent-server-client'
import { openPage, type Page } from '../support/open-page'

const script = '<script type="module" src="/dist/consent-elements.js"></script>'

/** The error codes of specification §8. */
export const catalogue = [
  'PARSE_ERROR',
  'API_ERROR',
  'NETWORK_ERROR',
  'MAX_RETRIES_EXCEEDED',
  'ENDPOINT_NOT_FOUND',
  'HANDLER_ERROR',
]

/** Opens a page of a site with a server, as a visitor does. */
export const visit = (
  url: string,
  { options = {}, before }: { options?: object; before?: (page: Page['window']) => void } = {},
): Promise<Page> =>
  openPage({
    head: script,
    body: `<consent-banner categories="all" backend-url="${url}"><script type="application/json">${JSON.stringify(options)}</script></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
    ...(before && { before }),
  })

export const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()

/** Waits until the server has responded, or the page no longer waits for that: 2.5 seconds, which a busy server exceeds. */
export async function asked(page: Page): Promise<void> {
  const manager = await page.manager()
  await page.until('the banner question was answered', () => !manager.state.isLoadingConsentInfo)
}

/** Waits until the server has responded, however long that takes. */
export async function answered(page: Page): Promise<void> {
  await asked(page)
  const manager = await page.manager()
  await page.until('the server answered', () => manager.state.jurisdictionInfo?.message !== 'Unknown (offline mode)')
}

/** Returns whether a request to a tracking host is blocked now. Network errors do not count. */
export async function isHeldBack(page: Page, host = 'www.google-analytics.com'): Promise<boolean> {
  const outcome = await page.window.fetch(`https://${host}/x`, { mode: 'no-cors' }).then(
    () => '',
    (thrown: Error) => thrown.message,
  )
  return outcome.includes('blocked due to missing consent')
}

export const errorsOf = (page: Page) =>
  page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail as Record<string, string>)

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
export const keptRecord = () => stored('privacy-consent-storage') as ConsentRecord | null
export const queued = () => (stored('privacy-consent-pending') ?? []) as PendingSubmission[]

/** Returns the types of the submitted decisions, in order. */
export const decisionsIn = (calls: LoggedCall[]): string[] =>
  calls
    .filter(({ path }) => /\/(consent\/set|subjects)$/.test(path))
    .map(({ body }) => (JSON.parse(body) as { metadata: { acceptanceMethod: string } }).metadata.acceptanceMethod)

/** Waits until an asynchronous condition is true, for conditions outside the page. */
export async function eventually(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 12_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Timed out. Expected: ${what}`)
    await pause(50)
  }
}

export const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
