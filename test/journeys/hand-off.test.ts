import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const sites = 'news.test 127.0.0.1 localhost'
const ours = `<script src="/dist/hand-off.js" data-hand-off="${sites}"></script>`
const rest = '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>'
/** What a tracker on the page can find out about its address. */
const spy = `<script>
  window.seen = () => JSON.stringify([location.href, document.URL, document.baseURI, document.referrer, history.state,
    performance.getEntries().map(({ name }) => name), document.documentElement.outerHTML, Object.keys(window)])
  window.early = window.seen()
  addEventListener('hashchange', () => { window.hasHeard = true })
</script>`
const banner = '<main><h1>Shop</h1></main><consent-banner mode="offline" categories="all"></consent-banner>'
const token = `${'eyJ2IjoxfQ'.repeat(30)}.${'s'.repeat(86)}`
const stored = (): ConsentRecord => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')

interface Call {
  path: string
  body: Record<string, unknown>
  referrer: string
}
/** Answers the calls of the page to its consent server. */
const server = (window: Page['window'], answer: object | null): Call[] => {
  const calls: Call[] = []
  const { fetch } = window
  window.fetch = async (input, init) => {
    const path = new URL(String(input), window.location.href).pathname
    if (!path.includes('/hand-off/')) return fetch.call(window, input, init)
    calls.push({ path, body: JSON.parse(String(init?.body)), referrer: String(init?.referrerPolicy) })
    return new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 400 })
  }
  return calls
}
/** Opens a page to which a visitor comes with a token in the address. */
async function arrive(
  answer: object | null,
  fragment = `#consent-hand-off=${token}`,
  body = banner,
): Promise<{ page: Page; calls: Call[] }> {
  let calls: Call[] = []
  const page = await openPage({
    head: ours + spy + rest,
    body,
    before(window) {
      window.history.replaceState({ own: 1 }, '', window.location.href + fragment)
      calls = server(window, answer)
    },
  })
  return { page, calls }
}
const chose = (...granted: string[]) => ({ from: 'news.test', granted })

describe('a decision that arrives from a sister site', () => {
  it('is offered, and nothing is granted or stored before the visitor takes it over', async () => {
    const { page, calls } = await arrive(chose('measurement', 'experience'))
    const button = await page.find('[part=use-offer]')
    expect(calls).to.deep.equal([{ path: '/api/c15t/hand-off/accept', body: { token }, referrer: 'no-referrer' }])
    const text = page.peek('[part=offer] p')!.textContent
    expect(text).to.match(/^On news\.test you allowed: /)
    expect(stored()).to.equal(null)
    expect((await page.manager()).state.effectiveConsents.measurement).to.equal(false)
    for (const name of ['accept', 'reject', 'customize']) expect(page.peek(`[part=${name}]`), name).to.not.equal(null)
    button.click()
    await page.until('the banner is gone', () => !page.peek('[part=accept]'))
    const { consents, consentInfo, origin, surface } = stored()
    expect(consents).to.deep.equal({
      necessary: true,
      functionality: false,
      measurement: true,
      experience: true,
      marketing: false,
    })
    expect([consentInfo.type, origin, surface]).to.deep.equal(['custom', 'hand-off news.test', 'banner'])
    const [receipt] = await (await page.manager()).receipts()
    expect(receipt?.method).to.include({ surface: 'banner', origin: 'hand-off news.test' })
    expect(receipt?.notice).to.match(/^[\da-f]{64}$/)
  })

  it('is a refusal if nothing was granted', async () => {
    const { page } = await arrive(chose())
    ;(await page.find('[part=use-offer]')).click()
    await page.until('the decision', () => stored())
    expect([stored().consentInfo.type, stored().consents.marketing]).to.deep.equal(['necessary', false])
  })

  it('is weighed like Customize, and not like Accept', async () => {
    const { page } = await arrive(chose('marketing'))
    const look = (element: Element): string => page.window.getComputedStyle(element).backgroundColor
    const button = await page.find('[part=use-offer]')
    await page.until('the styles', () => look(button) === look(page.peek('[part=customize]')!))
    expect(look(button)).to.not.equal(look(page.peek('[part=accept]')!))
  })

  it('never grants what this banner does not show, or what is no category', async () => {
    const some = banner.replace('"all"', '"necessary measurement"')
    const { page } = await arrive(chose('measurement', 'marketing', 'necessary', '__proto__', 'all'), undefined, some)
    ;(await page.find('[part=use-offer]')).click()
    await page.until('the decision', () => stored())
    expect(Object.entries(stored().consents).filter(([, on]) => on)).to.deep.equal([
      ['necessary', true],
      ['measurement', true],
    ])
  })

  it('is gone from the address before the next script of the page reads it', async () => {
    const { page } = await arrive(chose('measurement'))
    await page.find('[part=use-offer]')
    const { early, seen } = page.window as unknown as { early: string; seen: () => string }
    for (const text of [early, seen()]) {
      expect(text).to.not.include(token)
      expect(text).to.not.include('consent-hand-off=')
    }
    expect(page.window.history.state).to.deep.equal({ own: 1 })
    expect(page.window.hasHeard).to.equal(undefined)
  })

  it('is in no referrer of frames and requests', async () => {
    const frame = '<iframe src="/page/?html=inner" referrerpolicy="unsafe-url"></iframe>'
    const { page } = await arrive(chose('measurement'), undefined, frame + banner)
    await page.find('[part=use-offer]')
    const inner = page.document.querySelector('iframe')!
    await page.until('the frame', () => inner.contentDocument?.body.textContent.includes('inner'))
    expect(inner.contentDocument!.referrer).to.include('/page/')
    expect(inner.contentDocument!.referrer).to.not.include('consent-hand-off')
  })

  it('is not offered if the server refuses it, and the banner asks as usual', async () => {
    const { page, calls } = await arrive(null)
    await page.find('[part=accept]')
    await page.until('the call', () => calls.length === 1)
    expect(page.peek('[part=use-offer]')).to.equal(null)
  })

  for (const answer of [{}, { from: 'news.test' }, { from: 4, granted: [] }, { granted: ['marketing'] }, []])
    it(`is not offered if the answer is ${JSON.stringify(answer)}`, async () => {
      const { page, calls } = await arrive(answer)
      await page.find('[part=accept]')
      await page.until('the call', () => calls.length === 1)
      await page.manager()
      expect(page.peek('[part=use-offer]')).to.equal(null)
    })

  for (const [name, text] of [
    ['empty', ''],
    ['truncated before the signature', 'eyJ2IjoxfQ'],
    ['longer than a token', `${'A'.repeat(1300)}.${'s'.repeat(86)}`],
    ['with markup', '<img src=x>.a'],
    ['with another parameter', `${token}&x=1`],
  ] as const)
    it(`is taken from the address and sent nowhere if it is ${name}`, async () => {
      const { page, calls } = await arrive(chose('marketing'), `#consent-hand-off=${text}`)
      await page.find('[part=accept]')
      expect(page.window.location.hash).to.equal('')
      expect(calls).to.deep.equal([])
    })

  it('does not touch other fragments', async () => {
    const { page } = await arrive(chose('marketing'), '#prices')
    await page.find('[part=accept]')
    expect(page.window.location.hash).to.equal('#prices')
  })

  it('does not replace a decision that the visitor has made here', async () => {
    const first = await openPage({ head: ours + rest, body: banner })
    ;(await first.find('[part=reject]')).click()
    await first.until('the decision', () => stored())
    closePages()
    const { page, calls } = await arrive(chose('marketing'))
    await page.manager()
    expect([page.window.location.hash, calls.length, stored().consents.marketing]).to.deep.equal(['', 0, false])
  })

  it('is withdrawn as an offer when the visitor decides otherwise', async () => {
    const { page } = await arrive(chose('marketing'))
    await page.find('[part=use-offer]')
    ;(await page.find('[part=reject]')).click()
    await page.until('the offer is gone', () => !page.peek('[part=use-offer]'))
    expect(stored().origin).to.equal(undefined)
  })
})

describe('a link to a sister site', () => {
  /** A page of the other site, which says how it was opened. */
  const target = (head = ''): string => {
    const html =
      head +
      '<script>parent.parent.postMessage({ opened: location.hash, seen: performance.getEntries().map(({ name }) => name) }, "*")</script>'
    return `http://127.0.0.1:${location.port}/page/?${new URLSearchParams({ html })}`
  }
  const leave = async (
    answer: object | null,
    { decides = true, hash = '', head = '' } = {},
  ): Promise<{ opened: string; seen: string[]; calls: Call[] }> => {
    let calls: Call[] = []
    const page = await openPage({
      head: ours + rest,
      body: `<a id="link" href="${target(head).replaceAll('"', '&quot;')}${hash}">Shop</a>${banner}`,
      before: window => void (calls = server(window, answer)),
    })
    if (decides) {
      ;(await page.find('[part=accept]')).click()
      await page.until('the decision', () => stored())
    } else await page.find('[part=accept]')
    const heard = new Promise<{ opened: string; seen: string[] }>(resolve => {
      const listen = ({ data }: MessageEvent<{ opened: string; seen: string[] } | null>): void => {
        if (typeof data?.opened !== 'string') return
        removeEventListener('message', listen)
        resolve(data)
      }
      addEventListener('message', listen)
    })
    page.document.querySelector<HTMLElement>('#link')!.click()
    return { ...(await heard), calls }
  }

  it('has the signed decision in its fragment', async () => {
    const { opened, calls } = await leave({ token })
    expect(opened).to.equal(`#consent-hand-off=${token}`)
    expect(calls.map(({ path, body }) => [path, body])).to.deep.equal([
      ['/api/c15t/hand-off/issue', { recordId: stored().id, to: '127.0.0.1' }],
    ])
    expect(opened).to.not.include(stored().id!)
  })

  it('is gone from the address of the other page, of which only the list of navigations keeps it', async () => {
    const { opened, seen } = await leave({ token }, { head: ours })
    expect(opened).to.equal('')
    // Browsers do not let a page change the first entry; see docs/internals/threat-model.md.
    const [navigation, ...others] = seen
    expect(navigation).to.include('/page/')
    expect(others.join()).to.not.include('consent-hand-off=')
  })

  it('opens as it is without a decision, with a fragment of its own, or if the server refuses', async () => {
    expect(await leave({ token }, { decides: false })).to.deep.include({ opened: '', calls: [] })
    closePages()
    localStorage.clear()
    expect(await leave({ token }, { hash: '#prices' })).to.deep.include({ opened: '#prices', calls: [] })
    for (const answer of [null, {}, { token: 'a b' }, { token: 7 }]) {
      closePages()
      localStorage.clear()
      expect((await leave(answer)).opened).to.equal('')
    }
  })
})
