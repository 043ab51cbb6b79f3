import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const path = '/page/script.js'
const tag = (services: string, file = 'guard.js'): string =>
  `<script src="/dist/${file}" data-manager data-mode="offline" data-categories="all" data-services="${services}"></script>`
const answerOf = (page: Page, url = path): Promise<unknown> =>
  page.window.fetch(url).then(
    () => 'arrived',
    ({ message }: Error) => message,
  )
const workerAnswer = (page: Page): Promise<unknown> =>
  new Promise(resolve => {
    const text = `fetch("${location.origin}${path}").then(() => postMessage("arrived"), ({ message }) => postMessage(message))`
    const worker = new page.window.Worker(page.window.URL.createObjectURL(new page.window.Blob([text])))
    worker.addEventListener('message', ({ data }) => resolve(data))
  })

describe('own addresses of services', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('are blocked before the manager starts, in the page and its workers, and pass after consent', async () => {
    const page = await openPage({
      head: `${tag(`plausible;host=${path}`)}<script>fetch("${path}").catch(({ message }) => { window.said = message })</script>`,
    })
    await page.until('the first request has been answered', () => page.window.said)
    expect(page.window.said).to.equal(`Request to ${path} blocked due to missing consent`)
    expect(await workerAnswer(page)).to.contain('blocked due to missing consent')
    expect(await answerOf(page, '/page/other.js'), 'another path of the site').to.equal('arrived')
    const manager = await page.manager()
    manager.acceptAll()
    await page.until('the request passes', async () => (await answerOf(page)) === 'arrived')
    expect(await workerAnswer(page)).to.equal('arrived')
    manager.rejectAll()
    await page.until('the request is blocked again', async () => (await answerOf(page)) !== 'arrived')
  })

  for (const file of ['guard-capture.js', 'guard-strict.js'])
    it(`are blocked by ${file} until consent`, async () => {
      const page = await openPage({ head: tag(`plausible;host=${path}`, file) })
      const manager = await page.manager()
      expect(await answerOf(page)).to.equal(`Request to ${path} blocked due to missing consent`)
      expect(await answerOf(page, '/page/other.js'), 'another path of the site').to.equal('arrived')
      const { document: refused } = page
      manager.acceptAll()
      // This tier loads the page again, without its policy. In Firefox, a fetch of the page before would never end.
      if (file === 'guard-strict.js')
        await page.until('the page is loaded again', () => page.document !== refused && page.document.body)
      await page.until('the request passes', async () => (await answerOf(page)) === 'arrived')
    })

  it('are blocked in frames of the page, whose requests have the host of the page', async () => {
    const page = await openPage({ head: tag(`plausible;host=${path}`) })
    const manager = await page.manager()
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame must share the origin of the page
    const frame = page.document.createElement('iframe')
    page.document.body.append(frame)
    const inFrame = { ...page, window: frame.contentWindow as Page['window'] }
    expect(await answerOf(inFrame, location.origin + path)).to.contain('blocked due to missing consent')
    manager.acceptAll()
    await page.until('it passes', async () => (await answerOf(inFrame, location.origin + path)) === 'arrived')
  })

  it('of Vercel are blocked as scripts, beacons and images', async () => {
    const page = await openPage({ head: tag('vercel-analytics') })
    const manager = await page.manager()
    const script = page.document.createElement('script')
    script.src = '/_vercel/insights/script.js'
    page.document.head.append(script)
    page.document.createElement('img').src = '/_vercel/speed-insights/vitals'
    expect(page.window.navigator.sendBeacon('/_vercel/insights/event', '{}')).to.equal(false)
    expect(
      manager.requests.map(({ channel, url }) => `${channel} ${new URL(url, location.href).pathname}`),
    ).to.have.members([
      'script /_vercel/insights/script.js',
      'img /_vercel/speed-insights/vitals',
      'sendBeacon /_vercel/insights/event',
    ])
  })

  it('of a refused service are blocked, although its category is granted', async () => {
    const page = await openPage({ head: tag(`plausible;host=${path} posthog`) })
    const manager = await page.manager()
    manager.acceptAll()
    await page.until('the services have been fetched', () => manager.services.length === 2)
    expect(await answerOf(page)).to.equal('arrived')
    page.window.localStorage.setItem(
      'privacy-consent-storage',
      JSON.stringify({
        ...(JSON.parse(page.window.localStorage.getItem('privacy-consent-storage')!) as object),
        services: { plausible: false },
        blockedHosts: { [path]: 'measurement' },
      }),
    )
    const next = await openPage({ head: tag(`plausible;host=${path} posthog`) })
    expect(await answerOf(next)).to.contain('blocked due to missing consent')
    const { services } = await next.manager()
    expect(services).to.be.an('array')
    expect(await answerOf(next)).to.contain('blocked due to missing consent')
  })
})
