import { TCString, type TCModel } from '@iabtechlabtcf/core'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { openPage, type Page } from './open-page'

/** What the IAB's API returns. */
export interface TcData {
  tcString: string
  eventStatus: string
  cmpStatus: string
  cmpId: number
  cmpVersion: number
  tcfPolicyVersion: number
  gdprApplies: boolean
  isServiceSpecific: boolean
  addtlConsent?: string
  listenerId: number
  purpose: { consents: Record<string, boolean>; legitimateInterests: Record<string, boolean> }
  vendor: {
    consents: Record<string, boolean>
    legitimateInterests: Record<string, boolean>
    disclosedVendors: Record<string, boolean>
  }
}
export type TcfApi = (
  command: string,
  version: number,
  callback: (data: TcData, success: boolean) => void,
  more?: unknown,
) => void

/** The vendor list of the test server. */
export const list = '/page/tcf/vendor-list.json'
const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The tags of a page with TCF. */
export const tcfHead = (options: Partial<TcfOptions> | object = {}, guard = ''): string =>
  `${guard}<script src="/dist/tcf-stub.js" data-tcf="${attribute(JSON.stringify({ cmpId: 300, cmpVersion: 2, vendorListUrl: list, publisherCountryCode: 'DE', ...options }))}"></script>
  <script type="module" src="/dist/consent-elements.js"></script>`
export const tcfBody =
  '<main><h1>News</h1><button id="settings" onclick="consentManager.openSettings()">Privacy</button></main><consent-banner mode="offline" categories="all"></consent-banner>'

/** Opens a page with TCF, and records what an ad script hears. */
export const openTcf = async (
  options: Partial<TcfOptions> | object = {},
  more: Partial<Parameters<typeof openPage>[0]> = {},
): Promise<Page> => listenTo(await openPage({ head: tcfHead(options), body: tcfBody, ...more }))

/** The events of a listener that an ad script added. */
const events = new WeakMap<object, TcData[]>()
export function listenTo(page: Page): Page {
  const heard: TcData[] = []
  events.set(page, heard)
  const { __tcfapi: api } = page.window as unknown as { __tcfapi: TcfApi }
  api('addEventListener', 2, data => heard.push(structuredClone(data)))
  return page
}
export const said = (page: Page): TcData[] => events.get(page)!

/** Waits until the last event has a status. */
export const last = async (page: Page, status: string): Promise<{ data: TcData; model: TCModel }> => {
  await page.until(`the event ${status}`, () => said(page).at(-1)?.eventStatus === status)
  const data = said(page).at(-1)!
  return {
    data,
    get model() {
      return TCString.decode(data.tcString)
    },
  }
}

/** Returns the ids that a vector contains. */
export const idsIn = (vector: Iterable<[number, boolean]>): number[] =>
  [...vector].flatMap(([id, on]) => (on ? [id] : []))
export const box = (page: Page, name: string): Promise<HTMLElement> => page.find(`[role=switch][aria-label="${name}"]`)
export const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
export const accept = (page: Page): Promise<void> => press(page, '[part~=accept]')
export const reject = (page: Page): Promise<void> => press(page, '[part~=reject]')
export const settings = async (page: Page): Promise<void> => {
  ;(await page.manager()).openSettings()
  await page.find('dialog[part=settings]')
}

/** Opens the settings, and waits for the string of the choice that `act` makes there. */
export async function chooseInSettings(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = said(page).at(-1)!.tcString
  await settings(page)
  await act()
  await page.until('the string of the choice', () => {
    const { tcString, eventStatus } = said(page).at(-1)!
    return tcString !== before && eventStatus === 'useractioncomplete' && !page.peek('dialog')
  })
}
