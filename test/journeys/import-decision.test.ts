import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const oldCookies = ['cc_cookie', 'klaro', 'shop-consent', 'cookieconsent_status', 'tarteaucitron']
const cleanUp = (): void => {
  localStorage.clear()
  for (const name of oldCookies) document.cookie = `${name}=; max-age=0; path=/`
}
const setCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; path=/`
}
const open = (option: string, categories = 'necessary measurement experience marketing'): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-language="en" data-categories="${categories}" data-import-decision="${option}"></script>`,
  })
const stateOf = async (page: Page) => (await page.manager()).state
const isoDaysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()
/** Waits until it is decided whether the banner is shown. */
const settled = async (page: Page) => {
  const { state } = await page.manager()
  await page.until('it is known whether to ask', () => !window.consentManager || !state.isLoadingConsentInfo)
  return stateOf(page)
}
const refusals = { necessary: true, functionality: false, measurement: false, experience: false, marketing: false }

describe('the decision of the consent tool that the site used before', () => {
  beforeEach(cleanUp)
  afterEach(() => {
    closePages()
    cleanUp()
  })

  it('is taken over from vanilla-cookieconsent once, without asking again, and its entry is deleted', async () => {
    const cookie = { categories: ['necessary', 'analytics'], revision: 0, lastConsentTimestamp: isoDaysAgo(10) }
    setCookie('cc_cookie', encodeURIComponent(JSON.stringify(cookie)))
    const page = await open('vanilla-cookieconsent')
    await page.until('the decision is stored', () => localStorage['privacy-consent-storage'] !== undefined)
    const state = await stateOf(page)
    expect(state.consents).to.deep.equal({ ...refusals, measurement: true })
    expect(state.showPopup).to.equal(false)
    expect(document.cookie).not.to.contain('cc_cookie')
    const { origin, expires } = JSON.parse(localStorage['privacy-consent-storage'] as string) as {
      origin: string
      expires: number
    }
    expect(origin).to.equal('vanilla-cookieconsent')
    const days = (expires - Date.now()) / 86_400_000
    expect(days, 'not longer than from the day of the decision').to.be.within(171, 172.1)
    const receipts = await (await page.manager()).receipts()
    expect(receipts.map(({ method }) => method)).to.deep.equal([
      { surface: 'page', action: 'custom', origin: 'vanilla-cookieconsent' },
    ])
  })

  it('is asked about only where the tool did not ask', async () => {
    setCookie('shop-consent', encodeURIComponent(JSON.stringify({ stats: true, film: false })))
    const page = await open('klaro:shop-consent stats=measurement film=experience')
    await page.find('[part=banner]')
    const state = await stateOf(page)
    expect(state.consents).to.deep.equal({ ...refusals, measurement: true })
    const { asked } = JSON.parse(localStorage['privacy-consent-storage'] as string) as { asked: object }
    expect(Object.entries(asked).filter(([, hash]) => hash === null)).to.deep.equal([['marketing', null]])
  })

  it('grants a category only if every service of it was allowed', async () => {
    setCookie('tarteaucitron', '!gtag=true!matomo=false!youtube=true!maps=wait')
    const page = await open(
      'tarteaucitron gtag=measurement matomo=measurement youtube=experience maps=marketing',
      'necessary measurement experience',
    )
    await page.until('the decision is stored', () => localStorage['privacy-consent-storage'] !== undefined)
    expect((await stateOf(page)).consents).to.deep.equal({ ...refusals, experience: true })
  })

  it('is a refusal of everything after a refusal in Osano cookieconsent', async () => {
    setCookie('cookieconsent_status', 'deny')
    const page = await open('osano cookies=measurement cookies=experience cookies=marketing')
    await page.until('the decision is stored', () => localStorage['privacy-consent-storage'] !== undefined)
    const state = await stateOf(page)
    expect(state.consents).to.deep.equal(refusals)
    expect(state.showPopup).to.equal(false)
  })

  it('is taken over from c15t 2 with its time', async () => {
    localStorage['c15t'] = JSON.stringify({
      consents: { ...refusals, marketing: true },
      consentInfo: { time: Date.now() - 86_400_000, subjectId: 'sub_1' },
    })
    const page = await open('c15t')
    await page.until('the decision is stored', () => localStorage['privacy-consent-storage'] !== undefined)
    expect((await stateOf(page)).consents).to.deep.equal({ ...refusals, marketing: true })
    expect(localStorage['c15t']).to.equal(undefined)
  })

  for (const [what, option, store] of [
    ['is unreadable', 'klaro stats=measurement', () => setCookie('klaro', '%7B%22stats%22%3Atr')],
    ['contains texts instead of answers', 'klaro stats=measurement', () => setCookie('klaro', '{"stats":"true"}')],
    ['was dismissed', 'osano cookies=measurement', () => setCookie('cookieconsent_status', 'dismiss')],
    [
      'has expired',
      'vanilla-cookieconsent',
      () =>
        setCookie(
          'cc_cookie',
          encodeURIComponent(JSON.stringify({ categories: ['analytics'], lastConsentTimestamp: isoDaysAgo(400) })),
        ),
    ],
    [
      'was only prepared',
      'c15t',
      () => (localStorage['c15t'] = JSON.stringify({ consents: { ...refusals, marketing: true } })),
    ],
  ] as const)
    it(`grants nothing if it ${what}, and the visitor is asked`, async () => {
      store()
      const page = await open(option)
      await page.find('[part=banner]')
      const state = await settled(page)
      expect(state.consents).to.deep.equal(refusals)
      expect(state.consentInfo).to.equal(null)
    })

  it('is not taken over again after the visitor has withdrawn it here', async () => {
    setCookie('klaro', encodeURIComponent('{"stats":true}'))
    const first = await open('klaro stats=measurement', 'necessary measurement')
    await first.until('the decision is stored', () => localStorage['privacy-consent-storage'] !== undefined)
    ;(await first.manager()).reset()
    closePages()
    const page = await open('klaro stats=measurement', 'necessary measurement')
    await page.find('[part=banner]')
    expect((await stateOf(page)).consentInfo).to.equal(null)
  })

  it('is named in an error if the tool or a category is not known', async () => {
    const page = await open('cookiebot')
    await page.find('[part=banner]')
    await page.until('the error is reported', () => page.console.length > 0)
    expect(page.console.join()).to.contain(
      'Option "importDecision" names "cookiebot"; allowed are vanilla-cookieconsent, klaro, c15t, osano, tarteaucitron',
    )
    closePages()
    const other = await open('klaro stats=analytics')
    await other.until('the error is reported', () => other.console.length > 0)
    expect(other.console.join()).to.contain('Option "importDecision" has "stats=analytics"; allowed is a name of klaro')
  })
})
