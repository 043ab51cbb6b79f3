import { expect } from '@open-wc/testing'
import { consentServer } from '../support/consent-server-client'
import { closePages, openPage } from '../support/open-page'

const link = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/c15t/show-consent-banner" />'
const site = (head = '') =>
  openPage({
    head: `${head}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: '<consent-banner categories="all"></consent-banner>',
  })

describe('the banner request', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('is sent once, by the page itself, if its markup preloads it', async () => {
    const server = await consentServer('same-origin')
    const page = await site(link)
    await page.find('[part=banner]')
    const calls = await server.calls('/show-consent-banner')
    const byThePage = calls.filter(({ headers }) => headers['x-request-id'] === undefined)
    expect(byThePage, 'the browser asked, and not our script').to.have.length(1)
    // Firefox and WebKit do not use a preload for a fetch() with custom headers, which the README states.
    if (navigator.userAgent.includes('Chrome')) expect(calls).to.have.length(1)
  })

  it('to a server that takes five seconds neither blocks the page nor grants anything', async () => {
    const server = await consentServer('same-origin')
    await server.behave({ mode: 'slow', delay: 5000 })
    const page = await site(link)
    const manager = await page.manager()
    expect(page.document.readyState).to.equal('complete')
    expect(manager.state.isLoadingConsentInfo).to.equal(true)
    expect(manager.state.effectiveConsents).to.deep.include({ necessary: true, marketing: false, measurement: false })
    const outcome = page.window.fetch('https://www.google-analytics.com/g/collect').then(String, String)
    expect(await outcome).to.contain('missing consent')
    await server.behave({ mode: 'ok' })
  })
})
