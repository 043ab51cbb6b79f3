import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { closePages, openPage, type Page } from '../support/open-page'
import { readGpp } from '../support/read-gpp'
import { tcfBody, tcfHead, last, idsIn, listenTo } from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const guard = '<script src="/dist/guard.js"></script>'
const manager = '<script type="module" src="/dist/consent-elements.js"></script>'
const way = (options: unknown = { label: 'Subscribe' }, more = ''): string =>
  `<script src="/dist/consent-or-pay.js" data-consent-or-pay='${typeof options === 'string' ? options : JSON.stringify(options)}' ${more}></script>`
const banner = (attributes = '', children = ''): string =>
  `<main><h1>News</h1></main><consent-banner mode="offline" categories="all" ${attributes}>${children}</consent-banner>`

const open = (tag = way(), body = banner(), more: Partial<Parameters<typeof openPage>[0]> = {}): Promise<Page> =>
  openPage({ head: tag + guard + manager, body, ...more })
const stored = (): ConsentRecord => JSON.parse(localStorage.getItem('privacy-consent-storage') ?? 'null')
const refused = { necessary: true, functionality: false, measurement: false, experience: false, marketing: false }
const size = (element: Element): number[] => {
  const { width, height } = element.getBoundingClientRect()
  return [Math.round(width), Math.round(height)]
}
const look = (page: Page, element: Element): string[] => {
  const style = page.window.getComputedStyle(element)
  return [style.color, style.backgroundColor, style.fontSize, style.fontWeight, style.borderColor, style.padding]
}

/**
 * Compares size and look of the three ways on the visible layer.
 * @param isWide whether the third one has a row of its own
 */
async function expectEqualWays(page: Page, isWide = false): Promise<void> {
  const [accept, reject, subscribe] = [
    await page.find('[part~=accept]'),
    await page.find('[part~=reject]'),
    await page.find('[part~=subscribe]'),
  ]
  await page.until('the styles apply', () => size(subscribe)[0]! >= size(accept)[0]! * (isWide ? 2 : 1))
  expect(size(reject)).to.deep.equal(size(accept))
  expect(size(subscribe)[1]).to.equal(size(accept)[1])
  expect(look(page, subscribe)).to.deep.equal(look(page, accept))
}

describe('consent or pay', () => {
  it('offers no third way without its script', async () => {
    const page = await open('')
    await page.find('[part~=accept]')
    expect(page.peek('[part~=subscribe]')).to.equal(null)
  })

  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [640, 360],
  ] as const)
    it(`shows three ways of the same look on the banner, at ${width}x${height}`, async () => {
      const page = await open(way({ label: 'Subscribe for €3.99 a month' }), banner(), { width, height })
      await expectEqualWays(page)
    })

  it('shows them on a banner along the edge, and with the buttons in another order', async () => {
    const page = await open(way(), banner('layout="bar" button-order="reject customize accept"'), { width: 1280 })
    await expectEqualWays(page)
  })

  it('refuses everything, and says so in record and receipt', async () => {
    const page = await open()
    const heard: (string | null)[] = []
    page.document.addEventListener('consent-subscribe', ({ detail }) => heard.push(detail.url))
    ;(await page.find('[part~=subscribe]')).click()
    await page.until('the banner is gone', () => !page.peek('[part~=accept]'))
    expect(heard).to.deep.equal([null])
    expect(stored().consents).to.deep.equal(refused)
    expect(stored()).to.deep.include({ origin: 'subscription', surface: 'banner' })
    expect(stored().consentInfo.type).to.equal('necessary')
    const [receipt] = await (await page.manager()).receipts()
    expect(receipt?.method).to.include({ surface: 'banner', action: 'necessary', origin: 'subscription' })
    expect(Object.values(receipt!.purposes).filter(({ decision }) => decision === 'granted')).to.have.length(1)
  })

  it('withdraws what was granted before', async () => {
    const page = await open()
    ;(await page.find('[part~=accept]')).click()
    await page.until('the banner is gone', () => !page.peek('[part~=accept]'))
    ;(await page.manager()).openSettings()
    await expectEqualWays(page)
    ;(await page.find('[part~=subscribe]')).click()
    await page.until('the dialog is gone', () => !page.peek('[part~=accept]'))
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(refused)
    expect(stored()).to.deep.include({ origin: 'subscription', surface: 'dialog' })
    const receipts = await (await page.manager()).receipts()
    expect(receipts.map(({ method }) => method.origin)).to.deep.equal([undefined, 'subscription'])
  })

  it('forgets the subscription with a decision that the visitor makes later', async () => {
    const page = await open()
    ;(await page.find('[part~=subscribe]')).click()
    ;(await page.manager()).save({ experience: true })
    expect(stored().origin).to.equal(undefined)
    expect(stored().consents.experience).to.equal(true)
  })

  it('opens the page of the subscription, unless the page does something else', async () => {
    const page = await open(way({ label: 'Subscribe', url: '/page/?html=checkout' }))
    const prevent = (event: Event): void => event.preventDefault()
    page.document.addEventListener('consent-subscribe', prevent)
    ;(await page.find('[part~=subscribe]')).click()
    expect(stored().origin).to.equal('subscription')
    expect(page.document.body.textContent).to.include('News')
    page.document.removeEventListener('consent-subscribe', prevent)
    ;(await page.manager()).openSettings()
    ;(await page.find('[part~=subscribe]')).click()
    await page.until('the other page', () => page.document.body?.textContent.includes('checkout'))
    expect(stored().consents).to.deep.equal(refused)
  })

  it('serves elements of the page, for a visitor who has decided, too', async () => {
    const link = '<a id="offer" data-consent-subscribe href="/page/?html=offer">Read without tracking</a>'
    const page = await open(way(), link + banner())
    ;(await page.find('[part~=accept]')).click()
    await page.until('the banner is gone', () => !page.peek('[part~=accept]'))
    await page.reload()
    await page.manager()
    ;(await page.find('#offer')).click()
    await page.until('the link', () => page.document.body?.textContent.includes('offer') && !page.peek('#offer'))
    expect(stored()).to.deep.include({ origin: 'subscription', surface: 'page', consents: refused })
  })

  it('shows the text in the language of the visitor, or what the page puts into the slot', async () => {
    const label = { en: 'Subscribe', de: 'Abonnieren' }
    const german = await open(way({ label }), banner('language="de"'))
    await german.until('the text', () => german.peek('[part~=subscribe]')?.textContent === 'Abonnieren')
    closePages()
    const own = await open(way({ label }), banner('', '<span data-slot="subscribe">For <b>4 €</b> a month</span>'))
    await own.find('[part~=subscribe]')
    const slot = own.peek<HTMLSlotElement>('slot[name=subscribe]')!
    expect(slot.assignedElements()[0]?.textContent).to.equal('For 4 € a month')
    expect(own.console.filter(line => line.includes('slot'))).to.deep.equal([])
  })

  for (const options of [
    '',
    '{}',
    '{"label": ""}',
    '{"label": {}}',
    '{"label": "S", "url": "javascript:alert(1)"}',
    '3',
  ])
    it(`offers nothing and says why with the options ${options || 'of an empty attribute'}`, async () => {
      const page = await open(way(options))
      await page.until('the message', () => page.console.some(line => line.includes('Consent or pay was not started')))
      await page.find('[part~=accept]')
      expect(page.peek('[part~=subscribe]')).to.equal(null)
    })
})

describe('a subscriber', () => {
  it('is not asked, and counts as refused', async () => {
    const page = await open(way({ label: 'Subscribe' }, 'data-subscriber'))
    await page.until('the refusal', () => stored()?.origin === 'subscription')
    expect(stored()).to.deep.include({ surface: 'page', consents: refused })
    await page.until('no banner', () => !page.peek('[part~=accept]'))
  })

  it('is refused whatever the options are', async () => {
    const page = await open(way('{', 'data-subscriber="true"'))
    await page.until('the refusal', () => stored()?.origin === 'subscription')
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(refused)
  })

  it('is refused before anything loads, although an earlier visit accepted', async () => {
    const visitor = await open('')
    ;(await visitor.find('[part~=accept]')).click()
    await visitor.until('the decision', () => stored()?.consents.marketing)
    const before = stored().id
    closePages()
    const probe =
      '<script>window.early = fetch("https://www.google-analytics.com/collect").then(() => "sent", () => "blocked")</script>'
    const page = await open(way(undefined, 'data-subscriber=""'), probe + banner())
    expect(await page.window.early).to.equal('blocked')
    await page.until('the refusal', () => stored().origin === 'subscription')
    expect(stored()).to.deep.include({ consents: refused, previousId: before })
  })

  it('is one from the moment at which the page says so, and can still allow a video on that page', async () => {
    const page = await open()
    ;(await page.find('[part~=accept]')).click()
    await page.until('the banner is gone', () => !page.peek('[part~=accept]'))
    const tag = page.document.querySelector<HTMLElement>('[data-consent-or-pay]')!
    tag.dataset.subscriber = 'false'
    await page.manager()
    expect(stored().consents.marketing).to.equal(true)
    tag.dataset.subscriber = 'true'
    await page.until('the refusal', () => stored().origin === 'subscription')
    ;(await page.manager()).save({ experience: true })
    expect((await page.manager()).state.effectiveConsents.experience).to.equal(true)
    await page.reload()
    page.document.querySelector<HTMLElement>('[data-consent-or-pay]')!.dataset.subscriber = ''
    await page.until('the refusal', () => stored().origin === 'subscription')
    expect(stored().consents).to.deep.equal(refused)
  })

  it('has opted out where the law asks for that only', async () => {
    const options = '<script type="application/json">{"signals": {"gpp": {"sections": "states"}}}</script>'
    const page = await openPage({
      head: `${way(undefined, 'data-subscriber')}${guard}<script src="/dist/gpp-stub.js"></script>${manager}`,
      body: banner('place="US-CA"', options),
    })
    await page.until('the refusal', () => stored()?.origin === 'subscription')
    interface Ping {
      gppString: string
      signalStatus: string
    }
    const ping = (): Ping => {
      let answer!: Ping
      const { __gpp: api } = page.window as unknown as Record<
        '__gpp',
        (command: string, use: (data: Ping) => void) => void
      >
      api('ping', data => (answer = data))
      return answer
    }
    await page.until('the string', () => ping().signalStatus === 'ready')
    expect(readGpp(ping().gppString).sections[8], ping().gppString).to.include({ SaleOptOut: 1, SharingOptOut: 1 })
  })
})

describe('consent or pay with TCF', () => {
  it('has the third way on both layers, and a string without consent and legitimate interests', async () => {
    const page = listenTo(await openPage({ head: way() + tcfHead(), body: tcfBody, width: 390, height: 844 }))
    await expectEqualWays(page, true)
    ;(await page.find('[part~=customize]')).click()
    await page.find('dialog[part=settings]')
    await expectEqualWays(page, true)
    ;(await page.find('[part~=subscribe]')).click()
    const { model } = await last(page, 'useractioncomplete')
    const fields = [
      model.purposeConsents,
      model.purposeLegitimateInterests,
      model.vendorConsents,
      model.vendorLegitimateInterests,
      model.specialFeatureOptins,
    ]
    expect(fields.map(idsIn)).to.deep.equal([[], [], [], [], []])
    expect(stored()).to.deep.include({ origin: 'subscription', surface: 'dialog', consents: refused })
  })
})
