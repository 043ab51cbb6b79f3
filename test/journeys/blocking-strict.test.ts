import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { consentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

const body = '<consent-banner mode="offline" categories="all" blocking="strict"></consent-banner>'
const head = (allow: string): string =>
  `<script src="/dist/guard-strict.js" data-allow="${allow}"></script>
  <script type="module" src="/dist/consent-elements.js"></script>`
const policies = ({ document }: Page): string[] => [...document.querySelectorAll('meta')].map(({ content }) => content)

describe('the tier "strict"', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)
  const open = async (allow = 'cdn.example') => {
    const violations: string[] = []
    let loads = 0
    const page = await openPage({
      head: head(allow),
      body,
      before(target) {
        loads++
        target.document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI))
      },
    })
    return { page, handle: await page.manager(), violations, loads: () => loads }
  }

  it('blocks requests to unlisted hosts in every way, before a choice', async () => {
    const { page, violations } = await open()
    const images = ['https://nobody.example/a', 'https://cdn.example/b', '/page/first.js']
    for (const url of images) new page.window.Image().src = url
    await page.window.fetch('https://nobody.example/c').catch(() => undefined)
    await page.until('both have been refused', () => violations.length === 2)
    expect(violations.toSorted()).to.deep.equal(['https://nobody.example/a', 'https://nobody.example/c'])
    expect(page.console).to.deep.equal([])
  })

  it('is removed by a reload when everything is granted, and restored by a withdrawal', async () => {
    const { page, handle } = await open()
    const { document } = page
    expect(policies(page)).to.have.length(1)
    handle.acceptAll()
    await page.until('the page is a new one', () => page.document !== document && page.window.consentManager?.version)
    expect(policies(page)).to.deep.equal([])
    const { document: second } = page
    ;(await page.manager()).rejectAll()
    await page.until('there is a policy', () => policies(page).length === 1)
    expect(page.document).to.equal(second)
  })

  it('shows the frames of the reloaded page, which Firefox would restore as they were', async function () {
    const tracker = await consentServer()
    const { port, pathname } = new URL(tracker.url)
    const url = `http://cdn.clicktale.net:${port}${pathname}/film`
    // WebKitGTK cannot resolve host names to this machine.
    if (!(await fetch(url, { mode: 'no-cors' }).catch(() => null))) this.skip()
    const page = await openPage({ head: head(''), body: `${body}<iframe src="${url}"></iframe>` })
    const handle = await page.manager()
    await page.until('the frame is held', () => !page.document.querySelector('iframe')!.hasAttribute('src'))
    const { length } = await tracker.calls()
    handle.acceptAll()
    await page.until('the film arrives', async () => (await tracker.calls()).length > length)
  })

  it('allows the hosts of one category, and reloads the page only if necessary', async () => {
    const { page, handle } = await open()
    const first = page.document
    handle.rejectAll()
    await atRest(page)
    expect(page.document).to.equal(first)
    handle.save({ measurement: true })
    await page.until('the page is a new one', () => page.document !== first && page.window.consentManager?.version)
    expect(policies(page)[0])
      .to.contain('*.google-analytics.com')
      .and.to.contain(' plausible.io ') // few pages use it
      .and.to.not.match(/ (\*\.)?doubleclick\.net/)
  })

  it('does not reload the page in a loop if the decision cannot be stored', async () => {
    const { page, handle } = await open()
    const first = page.document
    page.window.Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    handle.acceptAll()
    await atRest(page)
    expect(page.document).to.equal(first)
    expect(handle.hasConsentFor('marketing')).to.equal(true)
  })

  it('reports an invalid source, and blocks everything listed anyway', async () => {
    const page = await openPage({ head: head('a;b'), body })
    const answer = await page.window.fetch('https://doubleclick.net/').catch((error: Error) => error.message)
    expect(answer).to.equal('Request to https://doubleclick.net/ blocked due to missing consent')
    expect(page.console.join()).to.contain('"a;b" is not a source of a Content-Security-Policy')
  })
})
