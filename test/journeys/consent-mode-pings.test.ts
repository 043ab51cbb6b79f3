import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const collect = 'https://region1.google-analytics.com/g/collect'
const denied = `${collect}?v=2&tid=G-AB12CD3EF4&gcs=G100&gcd=13p3p3p2p5l1&npa=1&cid=1489320012.1745843287&en=page_view`
const granted = `${collect}?v=2&tid=G-AB12CD3EF4&gcs=G111&gcd=13r3r3r2r5l1&cid=1489320012.1745843287&en=page_view`
const isBlocked = async (page: Page, url: string): Promise<boolean> => {
  const message = await page.window.fetch(url, { method: 'POST', mode: 'no-cors' }).then(
    () => '',
    (error: Error) => error.message,
  )
  return message.includes('blocked due to missing consent')
}
const open = (mode: string): Promise<Page> =>
  openPage({
    head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"
      data-options='{"tagManager": {"id": "GTM-TEST", "mode": "${mode}", "customScriptUrl": "/page/script.js"}}'></script>`,
  })

describe('the guard in the modes of Google’s Consent Mode', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('passes cookieless pings in advanced mode, and nothing else', async () => {
    const page = await open('advanced')
    const manager = await page.manager()
    await page.until('a ping passes', async () => !(await isBlocked(page, denied)))
    expect(await isBlocked(page, granted), 'with granted signals').to.equal(true)
    expect(await isBlocked(page, `${denied}&uid=1`), 'with an id').to.equal(true)
    expect(await isBlocked(page, 'https://www.google-analytics.com/analytics.js')).to.equal(true)
    manager.rejectAll()
    expect(await isBlocked(page, denied), 'after a refusal').to.equal(false)
    expect(await isBlocked(page, granted), 'after a refusal').to.equal(true)
  })

  it('blocks them in basic mode', async () => {
    const page = await open('basic')
    await page.manager()
    // The tag manager has started once its default is in the data layer.
    await page.until('the default has been queued', () => Array.isArray(page.window.dataLayer))
    expect(await isBlocked(page, denied)).to.equal(true)
    expect(await isBlocked(page, granted)).to.equal(true)
  })
})
