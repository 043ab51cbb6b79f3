import { expect } from '@open-wc/testing'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { closePages, openPage, type Page } from '../support/open-page'
import { isLoaded } from '../support/stored-decisions'
import {
  accept,
  box,
  chooseInSettings,
  last,
  list,
  listenTo,
  press,
  reject,
  tcfBody,
  tcfHead,
} from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

// All are listed in marketing. Vendor 11 has consent for purposes 1, 2, 3, 4 and 7; vendor 10 has 2 and 7 by interest.
const options: Partial<TcfOptions> = {
  vendorListUrl: `${list}?vendors=30`,
  vendorHosts: {
    11: ['doubleclick.net', 'criteo.com'],
    10: ['taboola.com', 'criteo.com'],
  },
}
const guard = '<script src="/dist/guard.js"></script>'
const open = async (more: object = {}, before?: (page: Page['window']) => void, body = ''): Promise<Page> =>
  listenTo(
    await openPage({
      head: tcfHead({ ...options, ...more }, guard),
      body: tcfBody + body,
      ...(before && { before }),
    }),
  )
const hosts = ['doubleclick.net', 'criteo.com', 'taboola.com', 'outbrain.com']

/** Returns the hosts to which requests pass. Without a network they fail, with another error. */
async function passing(page: Page): Promise<string[]> {
  const told = await Promise.all(
    hosts.map(host =>
      page.window.fetch(`https://${host}/ad`, { mode: 'no-cors' }).then(
        () => '',
        (error: Error) => error.message,
      ),
    ),
  )
  return hosts.filter((_, at) => !told[at]!.includes('blocked due to missing consent'))
}
const passes = (page: Page, expected: string[]): Promise<void> =>
  page.until(`requests pass to ${expected.join()}`, async () => (await passing(page)).join() === expected.join())
/** Accepts everything, then changes checkboxes in the settings, by their labels. Those of vendors are on another tab. */
const choose = async (page: Page, purposes: string[], vendors: string[] = []): Promise<void> => {
  await accept(page)
  await last(page, 'useractioncomplete')
  await chooseInSettings(page, async () => {
    for (const name of purposes) (await box(page, name)).click()
    if (vendors.length > 0) await press(page, '.tabs button:last-child')
    for (const name of vendors) (await box(page, name)).click()
    await press(page, '[part~=save]')
  })
}
const [profiles, ofProfiles] = [
  'Consent: Create profiles for personalised advertising',
  'Consent: Use profiles to select personalised advertising',
]

describe('the hosts of vendors of TCF', () => {
  it('are blocked before a choice, and after Reject', async () => {
    const page = await open()
    await last(page, 'cmpuishown')
    expect(await passing(page)).to.deep.equal([])
    await reject(page)
    await last(page, 'useractioncomplete')
    expect(await passing(page)).to.deep.equal([])
  })

  it('let basic ads pass where only profiles are refused, and on the next page, without the core', async () => {
    const page = await open()
    await choose(page, [profiles!, ofProfiles!])
    expect((await page.manager()).hasConsentFor('marketing')).to.equal(false)
    await passes(page, hosts.slice(0, 3))
    await page.reload()
    await passes(page, hosts.slice(0, 3))
    expect(isLoaded(page, 'consent-elements-core.js')).to.equal(false)
  })

  it('are blocked for a vendor that is refused, and a shared host needs a basis for each vendor', async () => {
    const page = await open()
    await choose(page, [profiles!, ofProfiles!], ['Consent: Ldvert 11'])
    await passes(page, ['taboola.com'])
  })

  it('are blocked without consent to purpose 1, also where a legitimate interest is left', async () => {
    const page = await open()
    await choose(page, ['Consent: Store and access information on a device'])
    await last(page, 'useractioncomplete')
    expect(await passing(page)).to.deep.equal([])
  })

  it('are blocked again after a withdrawal, and while Global Privacy Control forbids it', async () => {
    const page = await open()
    await choose(page, [profiles!, ofProfiles!])
    await passes(page, hosts.slice(0, 3))
    await chooseInSettings(page, () => reject(page))
    await passes(page, [])
    localStorage.clear()
    const signal = (window: Page['window']): void =>
      void Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const other = await open({}, signal)
    await accept(other)
    await last(other, 'useractioncomplete')
    expect(await passing(other)).to.deep.equal([])
  })

  it('stay blocked for vendors that were named after the choice, and for stored vendors without a bit', async () => {
    const page = await open({ vendorHosts: { 10: ['taboola.com'] } })
    await choose(page, [profiles!, ofProfiles!])
    await passes(page, ['taboola.com'])
    const saved = JSON.parse(localStorage.getItem('consent-elements-tcf')!) as { vendors: number[] }
    expect(saved.vendors).to.deep.equal([10])
    const later = await open()
    await passes(later, ['taboola.com'])
    localStorage.setItem('consent-elements-tcf', JSON.stringify({ ...saved, vendors: [10, 31] }))
    const forged = await open({ vendorHosts: { 10: ['taboola.com'], 31: ['outbrain.com'] } })
    await passes(forged, ['taboola.com'])
  })

  it('are decided by their category without the option', async () => {
    const page = await open({ vendorHosts: undefined })
    await choose(page, [profiles!, ofProfiles!])
    expect(await passing(page)).to.deep.equal([])
    expect(isLoaded(page, 'consent-elements-tcf-vendors.js')).to.equal(false)
  })

  it('release a script that waits', async () => {
    const page = await open({}, undefined, '<script src="https://doubleclick.net/tag.js" id="ad"></script>')
    // Its host has no server, so it fails when it runs. A browser may have requested it before it read the guard.
    let hasRun = false
    page.document.addEventListener('error', ({ target }) => (hasRun ||= (target as Element).id === 'ad'), true)
    expect(hasRun, 'before the choice').to.equal(false)
    await choose(page, [profiles!, ofProfiles!])
    await page.until('the script is released', () => hasRun)
  })
})
