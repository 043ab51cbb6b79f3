import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage } from '../support/open-page'

const decision = JSON.stringify({
  consents: { necessary: true, functionality: false, measurement: false, experience: false, marketing: false },
  consentInfo: { time: Date.now() - 1000, type: 'necessary' },
})

describe('a mistake on the tag', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const open = async (attributes: string) => {
    const page = await openPage({
      head: '<script type="module" src="/dist/consent-elements.js"></script>',
      body: `<consent-banner mode="offline" ${attributes}></consent-banner>`,
    })
    await page.manager()
    return page
  }
  const fetched = (names: PerformanceEntry[]) => names.some(({ name }) => name.includes('consent-elements-options'))

  it('is also reported to the owner who has already chosen, and for whom the banner never shows', async () => {
    localStorage.setItem('privacy-consent-storage', decision)
    const page = await open('policyurl="/p"')
    await page.until('it is named', () => page.console.length > 0)
    expect(page.console).to.have.length(1)
    expect(page.console[0])
      .to.contain('<consent-banner> has the attribute "policyurl"')
      .and.contain('did you mean "policy-url"?')
  })

  it('loads nothing on a page without mistakes', async () => {
    const page = await open('categories="all" policy-url="/p" layout="bar" class="a" id="b" data-x data-v-1 lang="en"')
    await page.find('[part=banner]')
    await new Promise(done => page.window.setTimeout(done))
    expect(page.console).to.eql([])
    expect(fetched(page.window.performance.getEntriesByType('resource'))).to.equal(false)
  })

  it('on the guard is not named in a frame, where the page around it is checked', async () => {
    const page = await openPage({
      head: '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all" data-policyurl="/p"></script>',
    })
    await page.find('[part=banner]')
    await page.until('the files after the banner are there', () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-rest')),
    )
    await atRest(page)
    expect(page.console).to.eql([])
  })
})
