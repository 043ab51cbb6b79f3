import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script>'
const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const banner = (trackingHosts: object): string =>
  `<consent-banner mode="offline" categories="all"><script type="application/json">${JSON.stringify({ trackingHosts })}</script></consent-banner>`

describe('the ledger of requests on the handle', () => {
  let tracker: ConsentServer
  let url: string
  const open = (head = guard + script): Promise<Page> =>
    openPage({ head, body: banner({ [new URL(tracker.url).hostname]: 'marketing' }) })
  const states = async (page: Page): Promise<string[]> =>
    (await page.manager()).requests.map(one => `${one.channel} ${one.url.slice(url.length)} ${one.state}`)

  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
    url = `${tracker.url}/`
  })
  afterEach(closePages)

  it('contains the URL, the category, the channel, the time and the state of each', async () => {
    const before = Date.now()
    const page = await open()
    const handle = await page.manager()
    await page.window.fetch(`${url}call`).catch(() => {})
    expect(handle.requests).to.have.length(1)
    const { time, ...request } = handle.requests[0]!
    expect(request).to.deep.equal({ url: `${url}call`, category: 'marketing', channel: 'fetch', state: 'held' })
    expect(time).to.be.within(before, Date.now())
  })

  it('sets the state of deferred requests to "released", and keeps failed calls as "held"', async () => {
    const page = await open()
    const handle = await page.manager()
    await page.window.fetch(`${url}same`).catch(() => {})
    new page.window.Image().src = `${url}same`
    new page.window.Image().srcset = `${url}a 1x, ${url}b 2x`
    const given = Object.assign(new page.window.Image(), { src: `${url}given-up` })
    given.removeAttribute('src')
    expect(await states(page)).to.deep.equal([
      'fetch same held',
      'img same held',
      ...(await states(page)).slice(2, -1),
      'img given-up held',
    ])
    handle.acceptAll()
    const after = await states(page)
    expect(after.slice(0, 2)).to.deep.equal(['fetch same held', 'img same released'])
    expect(after.at(-1)).to.equal('img given-up held')
    const sets = after.slice(2, -1)
    expect(sets.length).to.be.at.least(1)
    for (const one of sets) expect(one).to.match(/^img [ab] released$/)
  })

  it('lists new requests that are blocked after a withdrawal', async () => {
    const page = await open()
    const handle = await page.manager()
    handle.acceptAll()
    new page.window.Image().src = `${url}fine`
    expect(await states(page)).to.deep.equal([])
    handle.rejectAll()
    new page.window.Image().src = `${url}late`
    expect(await states(page)).to.deep.equal(['img late held'])
  })

  it('reports that an element before the guard may have been requested, and how to prevent it', async () => {
    const host = new URL(tracker.url).hostname
    const page = await openPage({
      head: guard + script,
      body: `<iframe src="${url}film" width="300" height="200"></iframe><img src="https://www.facebook.com/tr?id=1">
        <iframe data-consent="marketing" data-src="${url}gated"></iframe>${banner({ [host]: 'marketing' })}`,
    })
    const handle = await page.manager()
    new page.window.Image().src = 'https://www.facebook.com/tr?id=2'
    const image = handle.requests.find(one => one.url.endsWith('id=1'))
    expect(image).to.deep.include({ channel: 'img', state: 'held', mayHaveBeenRequested: true })
    expect(handle.requests.find(one => one.url.endsWith('id=2'))).not.to.have.property('mayHaveBeenRequested')
    await page.until('the console names the markup', () =>
      page.console.some(text =>
        /facebook\.com\/tr\?id=1 may have been requested.*<img data-consent="marketing" data-src="https:\/\/www\.facebook/.test(
          text,
        ),
      ),
    )
    expect(page.console.join()).not.to.match(/gated|id=2/)
  })

  it('contains the requests that the guard blocked before the manager ran', async () => {
    const early = '<script>new Image().src = "https://connect.facebook.net/early"</script>'
    const page = await open(guard + early + script)
    await page.manager()
    expect(await states(page)).to.have.length(1)
    expect((await page.manager()).requests[0]).to.deep.include({
      url: 'https://connect.facebook.net/early',
      category: 'marketing',
      state: 'held',
    })
  })

  it('exists without the guard, and can only be changed as a copy', async () => {
    const page = await open(script)
    const handle = await page.manager()
    await page.window.fetch(`${url}call`).catch(() => {})
    expect(await states(page)).to.deep.equal(['fetch call held'])
    Object.assign(handle.requests[0]!, { state: 'released' })
    ;(handle.requests as unknown[]).length = 0
    expect(await states(page)).to.deep.equal(['fetch call held'])
  })

  it('is announced by events for each of 10,000 requests, in order, and at most 50 in one task', async () => {
    const page = await open()
    const handle = await page.manager()
    const { Image } = page.window
    for (let index = 0; index < 10_000; index++) new Image().src = `${url}${index}`
    const told = () =>
      page.events
        .filter(({ type }) => type === 'ConsentBlockedRequest')
        .map(({ detail }) => (detail as { url: string }).url)
    expect(told()).to.have.length(50)
    await page.until('each was told', () => told().length === 10_000)
    expect(told()).to.deep.equal(Array.from({ length: 10_000 }, (_, index) => `${url}${index}`))
    expect(handle.requests).to.have.length(500)
  })
})
