import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { deleteConsentCookie } from '../../src/storage/consent-cookie'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, decideBefore } from '../support/stored-decisions'

const head = '<script type="module" src="/dist/consent-elements.js"></script>'
const body = (more = ''): string => `<consent-banner mode="offline" categories="all" ${more}></consent-banner>`
const key = 'privacy-consent-storage'
const files = (page: Page): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /consent-elements(?:-(\w+))?\.js/.exec(name)?.[1] ?? [])
    .toSorted()
const visit = async (more = ''): Promise<Page> => {
  const page = await openPage({ head, body: body(more) })
  await page.manager()
  return page
}
const comesBack = async (): Promise<Page> => {
  await decideBefore()
  const page = await visit()
  await atRest(page)
  expect(files(page)).to.deep.equal(['kernel'])
  return page
}

describe('the banner chunk', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('is not loaded for visitors who have already chosen, until a reset', async () => {
    const page = await comesBack()
    ;(await page.manager()).reset()
    await page.find('[part=banner]')
    expect(files(page)).to.include('banner')
  })

  it('is loaded when another tab removes the decision', async () => {
    const page = await comesBack()
    localStorage.removeItem(key)
    await page.find('[part=banner]')
  })

  it('is loaded if the decision has expired', async () => {
    decide(allConsents(), { expires: Date.now() - 1 })
    await (await visit()).find('[part=banner]')
  })

  it('is loaded if the policy version has changed since the decision', async () => {
    decide(allConsents(), { policyVersion: '1' })
    await (await visit('policy-version="2"')).find('[part=banner]')
  })

  it('leaves the tag unchanged for visitors who have already chosen, and reads its attributes when the banner shows', async () => {
    const page = await comesBack()
    const tag = page.document.querySelector('consent-banner')!
    expect(page.window.customElements.get('consent-banner')).to.equal(undefined)
    tag.setAttribute('color-scheme', 'dark')
    tag.layout = 'bar'
    const upgraded = page.window.customElements.whenDefined('consent-banner')
    ;(await page.manager()).reset()
    await page.find('[part=banner]')
    await upgraded
    expect(tag.getAttribute('layout')).to.equal('bar')
    expect(page.peek('.root')!.dataset.scheme).to.equal('dark')
    expect(tag.matches(':defined')).to.equal(true)
  })
})

describe('visitors who have granted everything', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    closePages()
    deleteConsentCookie()
  })

  it('cost the page no read of cookies, unless the site uses one', async () => {
    const count = `<script>
      const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
      window.reads = 0
      Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get() { return reads++, get.call(this) } })
    </script>`
    await decideBefore()
    for (const [more, least] of [
      ['', 0],
      ['cookie', 1],
    ] as const) {
      const page = await openPage({ head: count + head, body: body(more) })
      await page.manager()
      const { reads } = page.window as unknown as { reads: number }
      if (least === 0) expect(reads).to.equal(0)
      else expect(reads).to.be.at.least(least)
    }
  })
})
