import { expect } from '@open-wc/testing'
import { onlyNecessary } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const tags =
  '<consent-banner mode="offline" categories="all" policy-url="/privacy"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>'
const content =
  '<header><h1>A shop</h1><nav><a href="#a">One</a> <a href="#b">Two</a></nav></header><main><p>Text <b>bold</b></p>' +
  '<form><label>Name <input /></label><button type="button" id="buy">Buy</button></form>' +
  `<table><tr><td>1</td></tr></table><div style="height:2000px"></div></main>`
/** Disables transitions and animations, so that the measured values are stable. */
const still = 'consent-banner,privacy-settings-dialog{--consent-banner-duration:0s;--consent-dialog-duration:0s}'

const visible = async (page: Page, selector: string): Promise<HTMLElement> => {
  const found = await page.find(selector)
  await page.until(`${selector} is visible`, () => found.getBoundingClientRect().height > 0)
  return found
}

/** Returns every computed value of every element of the page except ours. Elements that are added later are ignored. */
function looks(page: Page, elements = page.document.querySelectorAll(notOurs)) {
  const values = [...elements].map(element => {
    const style = page.window.getComputedStyle(element)
    return [...style].map(name => [`${element.localName} ${name}`, style.getPropertyValue(name)] as const)
  })
  return { elements, values: values.flat() }
}
const notOurs = '*:not(consent-banner,privacy-settings-dialog)'

/** Returns the computed values that have changed. */
function changes(page: Page, before: ReturnType<typeof looks>): string[] {
  const after = looks(page, before.elements).values
  return before.values.filter(([, value], at) => after[at]?.[1] !== value).map(([name]) => name)
}

/** Returns every computed value and the position of each element in one of our views. */
function drawn(page: Page, surface: Element): string[] {
  return [surface, ...surface.querySelectorAll('*')].flatMap((element, at) => {
    const style = page.window.getComputedStyle(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    const box = [x, y, width, height].map(length => Math.round(length)).join(' ')
    return [...style]
      .filter(name => !name.startsWith('--'))
      .map(name => `${at} ${element.localName} ${name}: ${style.getPropertyValue(name)}`)
      .concat(`${at} ${element.localName} box: ${box}`)
  })
}

describe('we change nothing on the page', () => {
  it('no computed value and no markup changes while the banner shows and afterwards', async () => {
    const page = await openPage({ head: `<style>${still}</style>`, body: tags + content })
    const [before, markup] = [looks(page), page.document.documentElement.innerHTML]
    const core = Object.assign(page.document.createElement('script'), {
      type: 'module',
      src: '/dist/consent-elements.js',
    })
    page.document.documentElement.append(core)
    await visible(page, '[part=banner]')
    core.remove()
    await page.until('its markup is as it was', () => page.document.documentElement.innerHTML === markup)
    expect(changes(page, before)).to.eql([])
    ;(await page.find('[part=customize]')).click()
    await visible(page, 'dialog')
    await page.until('it locks the scroll', () => changes(page, before).some(name => name.startsWith('html overflow')))
    const withDialog = changes(page, before)
    expect(withDialog.filter(name => !/^html (overflow|scrollbar-gutter)/.test(name))).to.eql([])
    ;(await page.find('dialog [part=reject]')).click()
    await page.until('the dialog is gone', () => !page.peek('dialog'))
    await page.until('its markup is as it was', () => page.document.documentElement.innerHTML === markup)
    expect(changes(page, before)).to.eql([])
    expect(page.document.adoptedStyleSheets.length).to.equal(0)
  })

  it('a change would be detected', async () => {
    const page = await openPage({ body: content })
    const before = looks(page)
    page.document.body.style.paddingBottom = '1px'
    expect(changes(page, before)).to.include('body padding-bottom')
  })
})

describe('the page cannot change us', () => {
  const hostile =
    'body *,body *::before,body *::after{all:unset!important;display:none!important;font:italic 40px fantasy!important;color:lime!important;' +
    'background:lime!important;position:static!important;width:100%!important;margin:99px!important;padding:99px!important;' +
    'opacity:.1!important;transform:rotate(9deg)!important;text-transform:uppercase!important;letter-spacing:9px!important;' +
    'writing-mode:vertical-rl!important;direction:rtl!important;pointer-events:none!important;visibility:hidden!important;' +
    'animation:none!important;transition:none!important;box-sizing:content-box!important;user-select:none!important}' +
    'button,svg,section,dialog,h2,p,ul,li{width:100%!important;height:300px!important;float:left!important;border:9px solid!important}' +
    'html{font-size:62.5%!important;line-height:4!important}'

  for (const [tag, surface] of [
    ['consent-banner', '[part=banner]'],
    ['privacy-settings-dialog', 'dialog'],
  ] as const)
    it(`<${tag}> keeps every computed value, whatever the page sets with !important`, async () => {
      const show = async (css: string): Promise<string[]> => {
        localStorage.clear()
        // A page that hides its content would be wider by its scroll bar, so there is nothing to scroll.
        const page = await openPage({ head: `<style>${css}${still}</style>${script}`, body: `${tags}<h1>A page</h1>` })
        const manager = await page.manager()
        if (tag === 'privacy-settings-dialog') manager.openSettings()
        const shown = await visible(page, surface)
        await atRest(page)
        const root = shown.getRootNode() as ShadowRoot
        const bar = root.querySelector('.scroll-bar')
        await page.until(
          'the scroll bar has gone',
          () => !root.querySelector('[data-moving]') && (!bar || page.window.getComputedStyle(bar).opacity === '0'),
        )
        return drawn(page, shown)
      }
      const plain = new Set(await show(''))
      expect(plain.size).to.be.greaterThan(1000)
      expect((await show(hostile)).filter(line => !plain.has(line))).to.eql([])
    })
})

describe('a content blocker that removes our elements', () => {
  for (const attributes of ['', ' scroll-lock'])
    it(`leaves the page usable and grants nothing (<consent-banner${attributes}>)`, async () => {
      const page = await openPage({ head: script, body: tags.replace('mode', `${attributes} mode`) + content })
      const manager = await page.manager()
      const banner = await visible(page, '[part=banner]')
      const { document } = page
      // It removes them as often as they return.
      new page.window.MutationObserver(() =>
        document.querySelectorAll('consent-banner').forEach(found => found.remove()),
      ).observe(document.documentElement, { childList: true, subtree: true })
      ;(banner.getRootNode() as ShadowRoot).host.remove()
      await atRest(page)
      await eventually(() => expect(page.document.adoptedStyleSheets.length).to.equal(0))
      const buy = page.document.querySelector<HTMLElement>('#buy')!
      const { x, y } = buy.getBoundingClientRect()
      expect(page.document.elementFromPoint(x + 5, y + 5) === buy).to.equal(true)
      expect(page.window.getComputedStyle(page.document.documentElement).overflowY).to.equal('visible')
      expect([manager.state.effectiveConsents, manager.state.consentInfo]).to.eql([onlyNecessary(), null])
      expect(localStorage.length).to.equal(0)
    })

  it('restores the page’s scrolling while the dialog is open', async () => {
    const page = await openPage({ head: script, body: tags + content })
    ;(await page.manager()).openSettings()
    await visible(page, 'dialog')
    page.document.querySelector('privacy-settings-dialog')?.remove()
    await eventually(() =>
      expect(page.window.getComputedStyle(page.document.documentElement).overflowY).to.equal('visible'),
    )
    expect((await page.manager()).state.effectiveConsents).to.eql(onlyNecessary())
  })
})

describe('a page that replaces its body, as Turbo and view transitions do', () => {
  for (const way of ['a new body', 'new content', 'a view transition'] as const)
    it(`has one working banner after ${way}`, async () => {
      const page = await openPage({ head: script, body: tags + content })
      const manager = await page.manager()
      await visible(page, '[part=banner]')
      const swap = (): void => {
        const body = page.document.createElement('body')
        const markup = page.document.createRange().createContextualFragment(`<h1>The next page</h1>${tags}`)
        if (way === 'new content') return page.document.body.replaceChildren(markup)
        body.append(markup)
        page.document.documentElement.replaceChild(body, page.document.body)
      }
      const { startViewTransition } = page.document as Partial<Document>
      if (way === 'a view transition' && startViewTransition)
        await startViewTransition.call(page.document, swap).updateCallbackDone
      else swap()
      await atRest(page)
      await visible(page, '[part=banner]')
      const banners = [...page.document.querySelectorAll('consent-banner')]
      expect(banners.filter(({ shadowRoot }) => shadowRoot?.querySelector('[part=banner]')).length).to.equal(1)
      expect(page.window.consentManager).to.equal(manager)
      ;(await page.find('[part=reject]')).click()
      await page.until('it is gone', () => !page.peek('[part=banner]'))
      expect(manager.state.consentInfo?.type).to.equal('necessary')
      swap()
      await atRest(page)
      expect(page.peek('[part=banner]') === null, 'it does not ask again').to.equal(true)
      manager.openSettings()
      await visible(page, 'dialog')
      expect(page.console).to.eql([])
    })
})
