import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const dialog = '<privacy-settings-dialog></privacy-settings-dialog>'
const offline = '<consent-banner mode="offline" categories="all"></consent-banner>'
const site = (body = offline + dialog, head = script) => openPage({ head, body })

const stored = (key = 'privacy-consent-storage') => JSON.parse(localStorage.getItem(key) ?? 'null')
const press = async (page: Page, selector: string) => (await page.find(selector)).click()
const bannerGone = (page: Page) => page.until('the banner is gone', () => !page.peek('[part=banner]'))
const types = (page: Page) => page.events.map(({ type }) => type)

beforeEach(() => localStorage.clear())
afterEach(closePages)

describe('§2 the consent banner', () => {
  it('shows a title, a description and buttons for Accept All, Reject All and Customize', async () => {
    const page = await site()
    const banner = await page.find('[part=banner]')
    expect(banner.querySelector('[part=title]')!.textContent).to.equal('We value your privacy')
    expect(banner.querySelector('[part=description]')!.textContent).to.have.length.greaterThan(40)
    const labels = [...banner.querySelectorAll('button')].map(button => [button.dataset.action, button.textContent])
    expect(labels).to.deep.equal([
      ['accept', 'Accept All'],
      ['reject', 'Reject All'],
      ['customize', 'Customize'],
    ])
  })

  it('has a maximum width of 440px and sits at level 999999998, with its overlay at 999999997', async () => {
    const page = await site()
    const banner = await page.find('[part=banner]')
    expect(banner.getBoundingClientRect().width).to.equal(440)
    const level = (selector: string) => page.window.getComputedStyle(page.peek(selector)!).zIndex
    expect(level('[part=banner]')).to.equal('999999998')
    expect(level('consent-banner [part=overlay], [part=overlay]')).to.equal('999999997')
  })

  it('fits a window of 320px', async () => {
    const page = await openPage({ head: script, body: offline + dialog, width: 320, height: 480 })
    const banner = await page.find('[part=banner]')
    const { left, right, top, bottom } = banner.getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(320)
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(480)
    expect(page.document.documentElement.scrollWidth).to.equal(320)
  })
})

describe('§2 the privacy settings dialog', () => {
  it('shows a title, a description, one accordion item per displayed category, each with a switch', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    const box = await page.find('[part=dialog]')
    expect(box.querySelector('[part=title]')!.textContent).to.equal('Privacy Settings')
    expect(box.querySelector('[part=description]')!.textContent).to.have.length.greaterThan(40)
    const names = ['necessary', 'functionality', 'measurement', 'experience', 'marketing']
    for (const name of names) {
      const item = box.querySelector(`[part~="category-${name}"]`)!
      expect(item.querySelector(`[part~="switch-${name}"][role=switch]`), name).to.exist
    }
    expect([...box.querySelectorAll('[role=switch]')]).to.have.length(5)
  })

  it('locks the necessary switch on', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    const locked = await page.find('[part~="switch-necessary"]')
    locked.click()
    expect(locked.getAttribute('aria-checked')).to.equal('true')
    expect(page.window.consentManager!.state.selection.necessary).to.equal(true)
  })

  it('has Reject All, Accept All, Save Settings, a close button and an overlay', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    const box = await page.find('[part=dialog]')
    for (const action of ['reject', 'accept', 'save', 'close'])
      expect(box.querySelector(`[data-action=${action}]`)).to.exist
    expect(box.querySelector('[part~=overlay]')).to.exist
    expect(box.querySelector('[data-action=save]')!.textContent).to.equal('Save Settings')
  })

  it('shows only the categories that the site names, and always the necessary one', async () => {
    const page = await site(`<consent-banner mode="offline" categories="measurement"></consent-banner>${dialog}`)
    await press(page, '[data-action=customize]')
    const box = await page.find('[part=dialog]')
    expect([...box.querySelectorAll('[role=switch]')].map(one => one.getAttribute('part'))).to.deep.equal([
      'switch-necessary',
      'switch-measurement',
    ])
  })

  it('shows necessary and marketing if the site configures no categories', async () => {
    const page = await site(`<consent-banner mode="offline"></consent-banner>${dialog}`)
    expect((await page.manager()).state.gdprTypes).to.deep.equal(['necessary', 'marketing'])
    const told = (): boolean => page.console.join().includes('Accept All grants every category')
    await page.until('the site is told that Accept All grants more', told)
  })

  it('is at most 28rem wide and 80 percent high, and the widget at most 32rem wide', async () => {
    const widget = '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>'
    const page = await site(offline + dialog + widget)
    await press(page, '[data-action=customize]')
    const card = (await page.find('[part=dialog]')).getBoundingClientRect()
    const inner = page.peek('[part=dialog] .card')?.getBoundingClientRect() ?? card
    expect(inner.width).to.be.at.most(28 * 16)
    expect(inner.height).to.be.at.most(600 * 0.8 + 1)
    const inline = () => page.document.querySelector('[variant=widget]')!.shadowRoot!.querySelector('section')
    await page.until('the widget is drawn', inline)
    expect(inline()!.getBoundingClientRect().width).to.equal(32 * 16)
  })
})

describe('§4 deciding', () => {
  const ways = [
    { press: 'accept', type: 'all', consents: allConsents(), what: 'Accept all: every category true' },
    { press: 'reject', type: 'necessary', consents: onlyNecessary(), what: 'Reject: only necessary true' },
  ]
  for (const { press: action, type, consents, what } of ways)
    it(`${what}, saved, reported, and the banner hidden`, async () => {
      const page = await site()
      await press(page, `[data-action=${action}]`)
      expect(stored().consents).to.deep.equal(consents)
      expect(stored().consentInfo.type).to.equal(type)
      expect((await page.manager()).state.consents).to.deep.equal(consents)
      await bannerGone(page)
      expect(types(page)).to.deep.equal([
        'consent-ready',
        'consent-banner-show',
        'consent-change',
        'consent-banner-hide',
      ])
    })

  it('Custom: saves the current switches, and nothing before Save', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    await press(page, '[part~="switch-measurement"]')
    expect(stored()).to.equal(null)
    expect(page.window.consentManager!.hasConsentFor('measurement')).to.equal(false)
    await press(page, '[data-action=save]')
    expect(stored().consents).to.deep.equal({ ...onlyNecessary(), measurement: true })
    expect(stored().consentInfo.type).to.equal('custom')
    await page.until('the dialog is gone', () => !page.peek('[part=dialog]'))
    expect(page.peek('[part=banner]')).to.equal(null)
  })

  it('Customize opens the dialog and hides the banner', async () => {
    const page = await site()
    await press(page, '[data-action=customize]')
    await page.find('dialog[open]')
    expect(page.window.consentManager!.state).to.include({ showPopup: false, isPrivacyDialogOpen: true })
    await bannerGone(page)
  })

  for (const way of ['the close button', 'Escape', 'the overlay'])
    it(`closing the dialog by ${way} drops the draft, shows the banner again, and restores the focus`, async () => {
      const page = await site()
      await press(page, '[data-action=customize]')
      await page.find('dialog[open]')
      await press(page, '[part~="switch-marketing"]')
      if (way === 'Escape') await sendKeys({ press: 'Escape' })
      else if (way === 'the overlay') await press(page, 'dialog [part~=overlay]')
      else await press(page, '[data-action=close]')
      await page.find('[part=banner]')
      await page.until('the focus is on Customize', () => {
        const focused = page.document.activeElement?.shadowRoot?.activeElement
        return focused && focused === page.peek('[data-action=customize]')
      })
      expect(stored()).to.equal(null)
      expect(page.window.consentManager!.state.selection).to.deep.equal(onlyNecessary())
    })

  it('a returning visitor sees no banner, and downloads no elements', async () => {
    const first = await site()
    await press(first, '[data-action=accept]')
    first.close()
    const page = await site()
    expect((await page.manager()).state.consents).to.deep.equal(allConsents())
    await atRest(page)
    const fetched = page.window.performance.getEntriesByType('resource').map(({ name }) => name)
    expect(fetched.filter(name => name.includes('consent-elements-ui'))).to.deep.equal([])
    expect(page.peek('[part=banner]')).to.equal(null)
  })

  it('a decision of c15t 1.5 is accepted without showing the banner', async () => {
    const record = { consents: allConsents(), consentInfo: { time: Date.now() - 1e9, type: 'all' } }
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    const page = await site()
    expect((await page.manager()).state).to.deep.include({ consents: allConsents(), showPopup: false })
    expect(stored()).to.deep.equal(record)
  })

  it('the banner shows again if the decision is about another policy', async () => {
    const banner = (version: string) =>
      `<consent-banner mode="offline" categories="all" policy-version="${version}"></consent-banner>`
    const first = await site(banner('1') + dialog)
    await press(first, '[data-action=accept]')
    first.close()
    const same = await site(banner('1') + dialog)
    expect((await same.manager()).state.consents).to.deep.equal(allConsents())
    same.close()
    const other = await site(banner('2') + dialog)
    await other.find('[part=banner]')
    expect((await other.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('Reset restores defaults, clears consentInfo and removes the stored consent; the banner shows again', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    await bannerGone(page)
    const manager = await page.manager()
    manager.reset()
    expect(manager.state).to.deep.include({ consents: onlyNecessary(), consentInfo: null })
    expect(Object.keys(localStorage)).to.deep.equal([])
    await page.find('[part=banner]')
  })

  it('nothing is stored before a choice', async () => {
    const page = await site()
    await page.find('[part=banner]')
    expect(Object.keys(localStorage)).to.deep.equal([])
    expect(Object.keys(sessionStorage)).to.deep.equal([])
    expect(page.document.cookie).to.equal('')
  })

  it('the banner is hidden if local storage is unavailable, and nothing is granted', async () => {
    const page = await openPage({
      head: script,
      body: offline + dialog,
      before: window =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    })
    const manager = await page.manager()
    await page.until('the question was answered', () => !manager.state.isLoadingConsentInfo)
    expect(manager.state).to.deep.include({ showPopup: false, effectiveConsents: onlyNecessary() })
    manager.acceptAll()
    expect(manager.hasConsentFor('marketing')).to.equal(true)
  })

  it('with Do Not Track on and honoured, only the necessary category is granted', async () => {
    const page = await openPage({
      head: script,
      body: offline + dialog,
      before: window => Object.defineProperty(window.navigator, 'doNotTrack', { value: '1' }),
    })
    await press(page, '[data-action=accept]')
    const { consents, effectiveConsents } = (await page.manager()).state
    expect([consents, effectiveConsents]).to.deep.equal([allConsents(), onlyNecessary()])
  })

  it('setting a disabled category is ignored', async () => {
    const page = await site()
    const manager = await page.manager()
    manager.setConsent('necessary', false)
    manager.save({ necessary: false })
    expect(manager.state.consents.necessary).to.equal(true)
  })
})

describe('§3 translations', () => {
  const german = (attributes = '') =>
    openPage({
      head: script,
      body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner>${dialog}`,
      before: window => Object.defineProperty(window.navigator, 'languages', { value: ['de-CH', 'en'] }),
    })
  const label = async (page: Page) => (await page.find('[data-action=accept]')).textContent

  it('the browser language selects the translation', async () => {
    const page = await german()
    await page.until('it speaks German', () => page.peek('[data-action=accept]')?.textContent === 'Alle akzeptieren')
    expect((await page.manager()).state.language).to.equal('de')
  })

  it('a returning visitor reads the dialog in the same language', async () => {
    const first = await german()
    await press(first, '[data-action=reject]')
    first.close()
    const page = await german()
    ;(await page.manager()).openSettings()
    await page.until(
      'the dialog is German',
      () => page.peek('[part=title]')?.textContent === 'Datenschutz-Einstellungen',
    )
  })

  it('auto switching can be disabled', async () => {
    const page = await openPage({
      head: script,
      body: `<consent-banner mode="offline"><script type="application/json">{"translations":{"disableAutoLanguageSwitch":true}}</script></consent-banner>`,
      before: window => Object.defineProperty(window.navigator, 'languages', { value: ['de'] }),
    })
    expect(await label(page)).to.equal('Accept All')
  })

  it("the site's own texts replace ours one by one", async () => {
    const texts = { translations: { en: { common: { acceptAll: 'Fine by me' } } } }
    const page = await site(
      `<consent-banner mode="offline"><script type="application/json">${JSON.stringify({ translations: texts })}</script></consent-banner>`,
    )
    expect(await label(page)).to.equal('Fine by me')
    expect(page.peek('[data-action=reject]')!.textContent).to.equal('Reject All')
  })

  it('an attribute chooses the language', async () => {
    const page = await site('<consent-banner mode="offline" language="de"></consent-banner>')
    await page.until('it speaks German', () => page.peek('[data-action=reject]')?.textContent === 'Alle ablehnen')
  })
})

describe('the settings can be opened again', () => {
  it('by any element with data-consent-open, also one that was added later', async () => {
    const page = await site(offline + dialog)
    await press(page, '[data-action=reject]')
    await bannerGone(page)
    page.document.body.insertAdjacentHTML('beforeend', '<a href="#settings" data-consent-open><b>Cookies</b></a>')
    page.document.querySelector<HTMLElement>('[data-consent-open] b')!.click()
    await page.find('dialog[open]')
    expect(page.window.location.hash).to.equal('')
  })

  it('by our button, which needs no React', async () => {
    const page = await site(`${offline}${dialog}<privacy-settings-button></privacy-settings-button>`)
    await press(page, '[data-action=accept]')
    const button = await page.find<HTMLButtonElement>('[part=button]')
    expect(button.textContent).to.equal('Privacy Settings')
    button.click()
    await page.find('dialog[open]')
    expect(page.peek('[part~="switch-marketing"]')!.getAttribute('aria-checked')).to.equal('true')
  })

  it('on a page without a dialog of its own', async () => {
    const page = await site(offline)
    ;(await page.manager()).openSettings()
    await page.find('dialog[open]')
  })

  it('which dispatches an event on opening and on closing', async () => {
    const page = await site()
    const manager = await page.manager()
    manager.openSettings()
    await page.find('dialog[open]')
    manager.closeSettings()
    expect(types(page).filter(type => type.startsWith('privacy'))).to.deep.equal([
      'privacy-settings-open',
      'privacy-settings-close',
    ])
  })
})

describe('a page', () => {
  it('may have an element with the same id as our handle', async () => {
    const page = await site(`<button id="consentManager"></button><img name="dispatchEvent" alt="">${offline}${dialog}`)
    await press(page, '[data-action=accept]')
    expect(stored().consents).to.deep.equal(allConsents())
  })

  it('may load the script before or after the tags', async () => {
    const early = await site(offline + dialog, script.replace('type="module"', 'async type="module"'))
    await early.find('[part=banner]')
    early.close()
    const late = await openPage({ body: offline + dialog + script })
    await late.find('[part=banner]')
  })

  it('may add the tags later', async () => {
    const page = await openPage({ head: script })
    await atRest(page)
    page.document.body.insertAdjacentHTML('beforeend', offline + dialog)
    await page.find('[part=banner]')
  })

  it('with two copies of our script has one manager, one banner and one decision', async () => {
    const copies = ['?copy=1', '?copy=2'].map(query => script.replace('.js', `.js${query}`)).join('')
    const page = await site(offline + dialog, `${copies}<script src="/dist/standalone.js"></script>`)
    await page.find('[part=banner]')
    await atRest(page)
    const shown = [...page.document.querySelectorAll('consent-banner')]
    expect(shown.filter(banner => banner.shadowRoot?.querySelector('[part=banner]'))).to.have.length(1)
    expect(types(page).filter(type => type === 'consent-ready')).to.have.length(1)
    await press(page, '[data-action=accept]')
    expect((await page.manager()).state.consents).to.deep.equal(allConsents())
    await page.until('the change is reported', () => types(page).includes('consent-change'))
    await atRest(page)
    expect(types(page).filter(type => type === 'consent-change')).to.have.length(1)
  })

  it('with a copy of another version keeps the first, and the second reports that', async () => {
    const page = await openPage({
      body: offline + dialog + script,
      before: window => Object.assign(window, { consentManager: { version: '0.0.1' } }),
    })
    await page.until('the copy has said so', () => page.console.join().includes('0.0.1'))
    expect(page.window.consentManager).to.deep.equal({ version: '0.0.1' })
    expect(page.console.join()).to.contain('does nothing')
  })

  it('that starts the manager a second time gets a warning that its options come too late', async () => {
    const again =
      '<script type="module">import { startConsentManager } from "/dist/consent-elements.js"; window.again = startConsentManager; startConsentManager({ mode: "offline", categories: "all" })</script>'
    const page = await openPage({ body: offline + dialog + again })
    const manager = await page.manager()
    const start = page.window.again as (options?: object) => unknown
    expect(start()).to.equal(manager)
    expect(page.console).to.deep.equal([])
    expect(start({ mode: 'c15t' })).to.equal(manager)
    expect(page.console.join()).to.contain('these options are ignored')
  })

  it('can load everything as one classic script', async () => {
    const page = await site(offline + dialog, '<script src="/dist/standalone.js"></script>')
    await press(page, '[data-action=accept]')
    expect(stored().consents).to.deep.equal(allConsents())
    expect(page.window.ConsentElements).to.have.property('startConsentManager')
  })

  it('reads one classic script in its own language, which is loaded from the same folder', async () => {
    const banner = '<consent-banner mode="offline" language="fr"></consent-banner>'
    const page = await site(banner, '<script src="/dist/standalone.js"></script>')
    await page.until('it speaks French', () => page.peek('[data-action=reject]')?.textContent === 'Tout refuser')
  })

  it('can stop its handle: requests pass, and the elements are removed', async () => {
    const page = await site()
    await page.find('[part=banner]')
    const held = page.window.fetch
    ;(await page.manager()).stop()
    expect(page.window.consentManager).to.equal(undefined)
    expect(page.window.fetch).not.to.equal(held)
    await bannerGone(page)
  })

  it('is not broken by a mistake in the options, which is reported', async () => {
    const page = await site(`<consent-banner mode="online" categories="ads" backend-url="http://["></consent-banner>`)
    await page.manager()
    await page.until('it was told', () => page.console.join().includes('(INVALID_OPTION)'))
    const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
    expect(errors).to.deep.include({
      code: 'INVALID_OPTION',
      message: 'Option "mode" is "online"; allowed is "c15t", "offline" or "custom"',
    })
    expect(page.console.filter(line => line.includes('Option "categories" has "ads"'))).to.have.length(1)
    expect(page.console.filter(line => line.includes('Option "backendUrl" is "http://["'))).to.have.length(1)
  })

  it('gets a report of mistakes in the options at every visit, and a page without mistakes loads nothing for that', async () => {
    const fetched = (page: Page): string[] =>
      page.window.performance
        .getEntriesByType('resource')
        .map(({ name }) => name.match(/consent-elements[\w-]*/)?.[0] ?? '')
        .filter((name, at, names) => name !== '' && names.indexOf(name) === at) // WebKit lists the resources of a reload twice.
    const mistaken = await site(`<consent-banner mode="offline" color-scheme="blue"></consent-banner>`)
    ;(await mistaken.manager()).rejectAll()
    await mistaken.reload()
    await mistaken.manager()
    await mistaken.until('it was told', () =>
      mistaken.console
        .join()
        .includes('Option "colorScheme" is "blue"; allowed is "system", "light", "dark" or "page"'),
    )
    await mistaken.until('the explanation was fetched', () => fetched(mistaken).length > 3)
    const always = ['consent-elements', 'consent-elements-blocking', 'consent-elements-core']
    expect(fetched(mistaken)).to.have.members([...always, 'consent-elements-options'])

    const right = await site(`<consent-banner mode="offline" color-scheme="dark" policy-url="/p"></consent-banner>`)
    await right.manager()
    await right.until('its files were fetched', () => fetched(right).length >= always.length)
    await atRest(right)
    expect(fetched(right)).to.have.members(always)
  })

  it('gets a report of JSON options that cannot be parsed', async () => {
    const page = await site(
      `<consent-banner mode="offline"><script type="application/json">{"categories":</script></consent-banner>`,
    )
    await page.find('[part=banner]')
    expect(page.console.join())
      .to.contain('The options in <script type="application/json"> cannot be read')
      .and.to.contain('allowed is one JSON object')
  })

  it('gets a report of an empty tag manager id', async () => {
    const page = await site(`<consent-banner mode="offline" tag-manager-id=""></consent-banner>`)
    await page.find('[part=banner]')
    await page.until('it was told', () => types(page).includes('consent-error'))
    expect(page.events.find(({ type }) => type === 'consent-error')!.detail).to.deep.equal({
      code: 'INVALID_OPTION',
      message: 'GTM container ID is required and must be a non-empty string',
    })
  })

  for (const entry of ['consent-elements.js', 'standalone.js'])
    it(`violates no strict policy (${entry})`, async () => {
      const violations: string[] = []
      const page = await openPage({
        head: script.replace('consent-elements.js', entry),
        body: offline + dialog,
        csp: "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
        before: ({ document }) =>
          document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective)),
      })
      await press(page, '[data-action=customize]')
      await press(page, '[part~="switch-marketing"]')
      await press(page, '[data-action=save]')
      expect(stored().consents.marketing).to.equal(true)
      expect(violations).to.deep.equal([])
      page.document.body.setAttribute('style', 'color: red')
      await page.until('a violation is heard at all', () => violations.length > 0)
    })
})

describe('the tag manager', () => {
  const layer = (page: Page) =>
    ((page.window.dataLayer as unknown[] | undefined) ?? []).map(entry => Object.values(entry as object))

  it('receives a default of denied before it loads, and each decision after', async () => {
    const page = await site('<consent-banner mode="offline" categories="all" tag-manager-id="GTM-X"></consent-banner>')
    await press(page, '[data-action=accept]')
    await page.until('the tag manager is told', () => layer(page).some(entry => entry[1] === 'update'))
    const entries = layer(page)
    expect(entries[0]!.slice(0, 2)).to.deep.equal(['consent', 'default'])
    expect(new Set(Object.values(entries[0]![2] as object))).to.deep.equal(new Set(['denied']))
    const update = entries.find(entry => entry[1] === 'update')!
    expect(new Set(Object.values(update[2] as object))).to.deep.equal(new Set(['granted']))
    expect(page.document.querySelector('script[src="https://www.googletagmanager.com/gtm.js?id=GTM-X"]')).to.exist
  })

  it('defines no global if it is not configured', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    expect(page.window.dataLayer).to.equal(undefined)
  })
})

describe('§4 blocking', () => {
  const fetched = async (page: Page, url: string): Promise<string> => {
    try {
      await page.window.fetch(url, { mode: 'no-cors' })
      return 'sent'
    } catch (thrown) {
      return (thrown as Error).message
    }
  }

  it('rejects requests to hosts of unconsented categories with the text of the specification, and dispatches an event', async () => {
    const page = await site()
    await page.find('[part=banner]')
    const url = 'https://www.google-analytics.com/g/collect'
    expect(await fetched(page, url)).to.equal(`Request to ${url} blocked due to missing consent`)
    expect(page.events.filter(({ type }) => type === 'ConsentBlockedRequest')).to.deep.equal([
      { type: 'ConsentBlockedRequest', detail: { url, category: 'measurement', channel: 'fetch' } },
    ])
  })

  it('releases them when their category is granted, and blocks them again after a reset', async () => {
    const page = await site()
    const url = 'https://www.google-analytics.com/g/collect'
    const manager = await page.manager()
    manager.save({ measurement: true })
    expect(await fetched(page, url)).not.to.contain('missing consent')
    manager.reset()
    expect(await fetched(page, url)).to.contain('missing consent')
  })

  it("applies the site's own list and its exemptions", async () => {
    const options = { trackingHosts: { 'a.test': 'marketing' }, exemptHosts: ['google-analytics.com'] }
    const page = await site(
      `<consent-banner mode="offline"><script type="application/json">${JSON.stringify(options)}</script></consent-banner>`,
    )
    await page.manager()
    expect(await fetched(page, 'https://x.a.test/')).to.contain('missing consent')
    expect(await fetched(page, 'https://google-analytics.com/')).not.to.contain('missing consent')
  })

  it('starts with the script, by the stored decision, while the page has no banner yet', async () => {
    const page = await openPage({ head: script })
    await page.until('it is held', async () => (await fetched(page, 'https://static.hotjar.com/x')).includes('missing'))
    page.document.body.insertAdjacentHTML('beforeend', offline)
    ;(await page.manager()).acceptAll()
    expect(await fetched(page, 'https://static.hotjar.com/x')).not.to.contain('missing consent')
  })

  it('can be disabled, also with a guard', async () => {
    const page = await site(
      '<consent-banner mode="offline" blocking="off"></consent-banner>',
      `<script src="/dist/guard.js"></script>${script}`,
    )
    await page.manager()
    expect(await fetched(page, 'https://www.google-analytics.com/')).not.to.contain('missing consent')
  })

  it('uses the manager’s rules, also if a guard loads later', async () => {
    const options = '{"exemptHosts":["google-analytics.com"]}'
    const page = await site(
      `<consent-banner mode="offline"><script type="application/json">${options}</script></consent-banner>`,
    )
    await page.manager()
    const guard = page.document.createElement('script')
    guard.src = '/dist/guard.js'
    await new Promise(resolve => {
      guard.addEventListener('load', resolve)
      page.document.head.append(guard)
    })
    expect(await fetched(page, 'https://www.google-analytics.com/')).not.to.contain('missing consent')
    expect(await fetched(page, 'https://static.hotjar.com/')).to.contain('missing consent')
  })

  it('can be disabled', async () => {
    const page = await site('<consent-banner mode="offline" blocking="off"></consent-banner>')
    await page.manager()
    expect(await fetched(page, 'https://www.google-analytics.com/')).not.to.contain('missing consent')
  })

  it('starts with the guard, before anything else runs, and goes on with the manager', async () => {
    const early =
      '<script>window.early = fetch("https://connect.facebook.net/x").catch(error => error.message)</script>'
    const page = await site(offline + dialog, `<script src="/dist/guard.js"></script>${early}${script}`)
    expect(await page.window.early).to.contain('blocked due to missing consent')
    const manager = await page.manager()
    manager.acceptAll()
    expect(await fetched(page, 'https://connect.facebook.net/x')).not.to.contain('missing consent')
    await page.reload()
    expect(await page.window.early).not.to.contain('missing consent')
  })
})
