import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentSignals } from '../../src/signals/consent-signals'
import { closePages, openPage, type Page } from '../support/open-page'

const DAY = 86_400_000
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  closePages()
  for (const name of ['_my1', '_my_cart', '_ga', 'privacy-consent']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

/**
 * Reads the snippet behind `<!-- runnable: name -->` of a page of docs/.
 * @param page its path within docs/, without `.md`
 */
async function snippet(page: string, name: string): Promise<string> {
  const text = await (await fetch(`/docs/${page}.md`)).text()
  const [, found] = new RegExp(`<!-- runnable: ${name} -->\\n\`\`\`\\w+\\n([^]*?)\`\`\``).exec(text) ?? []
  if (found === undefined) throw new Error(`docs/${page}.md has no runnable snippet "${name}"`)
  return found
}
/** A site that uses the snippets. It has no server, so its tag sets the offline mode. */
const paste = (
  body: string,
  options: { head?: string; before?: (page: Page['window']) => void; width?: number; height?: number } = {},
): Promise<Page> =>
  openPage({
    ...options,
    head: `${options.head ?? ''}<script type="module" src="/dist/consent-elements.js"></script>`,
    body: body.replace('<consent-banner', '<consent-banner mode="offline"'),
  })
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const run = (page: Page, code: string): void => {
  const script = page.document.createElement('script')
  script.textContent = code
  page.document.head.append(script)
}
const track = (page: Page, host: string): Promise<unknown> =>
  page.window.fetch(`https://${host}/x`, { mode: 'no-cors' }).catch(() => {})
const problems = (page: Page) => page.events.filter(({ type }) => type === 'consent-error')
const commands = (page: Page) =>
  ((page.window.dataLayer as unknown[] | undefined) ?? [])
    .filter(entry => Object.prototype.toString.call(entry) === '[object Arguments]')
    .map(entry => [...(entry as unknown[])])

describe('the snippets of the guides, pasted', () => {
  it('on lifetime set the policy version and the lifetime of a decision', async () => {
    const page = await paste(await snippet('guides/changing-consent', 'lifetime'))
    await press(page, '[data-action=reject]')
    const { expires, consentInfo, policyVersion } = JSON.parse(localStorage.getItem('privacy-consent-storage')!)
    expect([expires - consentInfo.time, policyVersion]).to.deep.equal([365 * DAY, '2026-11'])
    expect(problems(page)).to.deep.equal([])
  })

  const sizes = (page: Page, ...names: string[]) =>
    Promise.all(names.map(async name => (await page.find(`[part=${name}]`)).getBoundingClientRect()))

  const banner = '<consent-banner categories="all"></consent-banner>'

  it('on a bottom sheet span the window, and a drag upwards opens the settings', async () => {
    const page = await paste(
      `${await snippet('guides/styling', 'sheet')}<privacy-settings-dialog></privacy-settings-dialog>`,
      { width: 390, height: 844 },
    )
    await page.find('[part=grabber]')
    await page.until('it rests', () =>
      page
        .peek('[part=banner]')
        ?.getAnimations()
        .every(({ playState }) => playState === 'finished'),
    )
    const [card, accept, reject] = await sizes(page, 'banner', 'accept', 'reject')
    expect([card!.left, card!.right, card!.bottom]).to.deep.equal([0, 390, 844])
    expect([accept!.width, accept!.height]).to.deep.equal([reject!.width, reject!.height])
    await page.manager()
    // The browser knows no such finger, so nothing can capture it.
    page.window.Element.prototype.setPointerCapture = () => {}
    const drag = (type: string, clientY: number): void => {
      const how = { clientY, pointerId: 7, isPrimary: true, bubbles: true, composed: true }
      page.peek('[part=title]')!.dispatchEvent(new page.window.PointerEvent(type, { ...how, pointerType: 'touch' }))
    }
    const dragTo = (clientY: number): void => {
      drag('pointerdown', 700)
      drag('pointermove', clientY)
      drag('pointerup', clientY)
    }
    dragTo(690)
    expect(page.peek('dialog')).to.equal(null)
    dragTo(500)
    await page.find('dialog[part=dialog]')
  })

  for (const width of [320, 1000])
    it(`on an inline banner are a block of the page, ${width} pixels wide`, async () => {
      const page = await paste(await snippet('guides/styling', 'inline'), { width, height: 640 })
      await page.manager()
      const [card, accept, reject] = await sizes(page, 'banner', 'accept', 'reject')
      const main = page.document.querySelector('main')!.getBoundingClientRect()
      expect([card!.left - main.left, main.right - card!.right]).to.deep.equal([0, 0])
      expect(page.document.querySelector('#after')!.getBoundingClientRect().top).to.be.at.least(card!.bottom)
      expect([accept!.width, accept!.height]).to.deep.equal([reject!.width, reject!.height])
      expect(page.document.documentElement.scrollWidth).to.be.at.most(width)
    })

  it('on California show the banner again after a year at the earliest, and the link opens the settings', async () => {
    const page = await paste(
      `${await snippet('guides/privacy-laws', 'california')}<privacy-settings-dialog></privacy-settings-dialog>`,
    )
    await press(page, '[data-action=reject]')
    const { expires, consentInfo } = JSON.parse(localStorage.getItem('privacy-consent-storage')!)
    expect(expires - consentInfo.time).to.equal(365 * DAY)
    await press(page, 'a[data-consent-open]')
    await page.find('[part=dialog]')
    expect(problems(page)).to.deep.equal([])
  })

  it('on withdrawal delete the site’s entries, keep necessary ones, report code that still runs, and reload', async () => {
    const page = await paste(await snippet('guides/changing-consent', 'withdrawal'))
    await press(page, '[data-action=accept]')
    for (const name of ['_my1', '_my_cart', '_ga']) page.document.cookie = `${name}=1; Path=/`
    const hints: unknown[] = []
    Object.assign(page.window, { showReloadHint: (categories: unknown) => hints.push(categories) })
    run(page, await snippet('guides/changing-consent', 'withdrawal-hint'))
    const left = page.window
    left.addEventListener('pagehide', () => (isLeft = true))
    let isLeft = false
    ;(await page.manager()).rejectAll()
    await page.until('it is swept', () => !/_my1|_ga/.test(page.document.cookie))
    expect(page.document.cookie).to.include('_my_cart=1')
    await page.until('it is told', async () => {
      if (!isLeft) await track(page, 'connect.facebook.net')
      return hints.length > 0
    })
    expect(hints).to.deep.equal([['functionality', 'measurement', 'experience', 'marketing']])
    await page.until('the page is loaded anew', () => isLeft)
  })

  it('on tabs apply the decision in each of them', async () => {
    const tabs = [await paste(banner), await paste(banner)]
    const heard: unknown[][] = [[], []]
    for (const [at, page] of tabs.entries()) {
      await page.manager()
      Object.assign(page.window, { adapt: (consents: unknown) => heard[at]!.push(consents) })
      run(page, await snippet('guides/cookies-and-storage', 'tabs'))
    }
    await press(tabs[0]!, '[data-action=accept]')
    await tabs[1]!.until('both have heard', () => heard.every(calls => calls.length > 0))
    expect(heard).to.deep.equal([[allConsents()], [allConsents()]])
  })

  it('on a kiosk forget the decision and open the first page after two minutes without a press', async () => {
    const waits: (() => unknown)[] = []
    const page = await paste(`${banner}${await snippet('guides/televisions-and-kiosks', 'kiosk')}`, {
      before: window => {
        const wait = window.setTimeout.bind(window) as (...words: unknown[]) => number
        const later = (...[act, time]: [() => unknown, number]) =>
          time === 120_000 ? waits.push(act) : wait(act, time)
        Object.assign(window, { setTimeout: later })
      },
    })
    await press(page, '[data-action=accept]')
    await page.until('it is stored', () => localStorage.getItem('privacy-consent-storage'))
    let isLeft = false
    page.window.addEventListener('pagehide', () => (isLeft = true))
    page.document.body.dispatchEvent(new page.window.Event('pointerdown', { bubbles: true }))
    expect(waits.length, 'a press starts the wait again').to.be.at.least(2)
    waits.at(-1)!()
    await page.until('the first page opens', () => isLeft)
    expect(JSON.parse(localStorage.getItem('privacy-consent-storage') ?? '{}').consentInfo ?? null).to.equal(null)
  })

  it('on the cookie store the decision in it', async () => {
    const page = await paste(await snippet('guides/cookies-and-storage', 'cookie'))
    await press(page, '[data-action=accept]')
    await page.until('the decision is in it', () => /privacy-consent=1\.\w+\.\w+\.a\.11111/.test(page.document.cookie))
    expect(problems(page)).to.deep.equal([])
  })

  it('on vendors send Meta and Matomo their own consent calls', async () => {
    const calls: unknown[][] = []
    const page = await paste(await snippet('guides/vendor-signals', 'vendors'), {
      before: window => void Object.assign(window, { fbq: (...words: unknown[]) => calls.push(words) }),
    })
    await page.until('both have been started', () => calls.length === 1 && page.window['_paq'])
    await press(page, '[data-action=accept]')
    await page.until(
      'the decision is passed on',
      () => calls.length > 1 && (page.window['_paq'] as unknown[]).length > 1,
    )
    expect(calls).to.deep.equal([
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ])
    expect((page.window['_paq'] as string[][]).flat()).to.deep.equal(['requireCookieConsent', 'setCookieConsentGiven'])
    expect(problems(page)).to.deep.equal([])
  })

  it('on other vendors call them at start and after each change', async () => {
    const page = await paste('<consent-banner categories="all"></consent-banner>')
    const manager = await page.manager()
    const said: unknown[] = []
    Object.assign(page.window, {
      amplitude: { setOptOut: (out: boolean) => said.push(['amplitude', out]) },
      mixpanel: { opt_in_tracking: () => said.push(['in']), opt_out_tracking: () => said.push(['out']) },
    })
    run(page, await snippet('guides/vendor-signals', 'other-vendors'))
    manager.acceptAll()
    expect(said).to.deep.equal([['amplitude', true], ['out'], ['amplitude', false], ['in']])
  })

  it('on the tag manager send one default, the options for regions, and then the decision', async () => {
    // Replaces Google's script, which no test may request.
    const container = (await snippet('guides/google-tag-manager', 'tag-manager')).replace(
      '"id": ',
      '"customScriptUrl": "/none.js", "id": ',
    )
    const page = await paste(container)
    await page.until('it has been started', () => commands(page).length > 0)
    await press(page, '[data-action=accept]')
    await page.until('the decision is passed on', () => commands(page).some(([, word]) => word === 'update'))
    const [theDefault, regional, redaction, update, ...more] = commands(page)
    expect([theDefault!.slice(0, 2), regional, redaction, update, more]).to.deep.equal([
      ['consent', 'default'],
      ['consent', 'default', { region: ['US'], analytics_storage: 'granted' }],
      ['set', 'ads_data_redaction', true],
      ['consent', 'update', consentSignals(allConsents())],
      [],
    ])
    expect(problems(page)).to.deep.equal([])
  })

  it('on gtag.js send no second default if the page has one, and send the decision', async () => {
    const [, inHead = ''] = /<head>([^]*)<\/head>/.exec(await snippet('guides/google-analytics', 'gtag')) ?? []
    const page = await paste('', { head: inHead.replace('https://www.googletagmanager.com/gtag/js', '/none.js') })
    await press(page, '[data-action=reject]')
    await page.until('the decision is told', () => commands(page).some(([, word]) => word === 'update'))
    expect(commands(page).map(([command, word]) => [command, word === 'default' || word === 'update'])).to.deep.equal([
      ['consent', true],
      ['js', false],
      ['config', false],
      ['consent', true],
    ])
    expect(commands(page).at(-1)).to.deep.equal(['consent', 'update', consentSignals(onlyNecessary())])
    expect(page.document.querySelectorAll('script[src="/none.js?id=G-AB12CD3"]')).to.have.length(1)
    expect(problems(page)).to.deep.equal([])
  })
})

describe('the quick start of the README, pasted', () => {
  it('blocks a tracker, shows the banner, stores a rejection and opens the settings by the link in the footer', async () => {
    const readme = await (await fetch('/README.md')).text()
    const [, html = ''] = /## Quick start[^]*?```html\n([^]*?)```/.exec(readme) ?? []
    const served = html.replaceAll('/consent-elements/', '/dist/')
    const [, head = ''] = /<head>([^]*)<\/head>/.exec(served) ?? []
    const [, body = ''] = /<body>([^]*)<\/body>/.exec(served) ?? []
    const page = await openPage({ head, body })
    await press(page, '[data-action=reject]')
    await page.until('the rejection is stored', () => localStorage.getItem('privacy-consent-storage'))
    await track(page, 'connect.facebook.net')
    expect((await page.manager()).requests.map(({ category, state }) => [category, state])).to.deep.equal([
      ['marketing', 'held'],
    ])
    page.document.querySelector<HTMLElement>('[data-consent-open]')!.click()
    await page.find('[part=dialog]')
    expect(problems(page)).to.deep.equal([])
  })
})
