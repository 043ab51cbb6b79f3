import { aTimeout, expect } from '@open-wc/testing'
import { recordAtom } from '../../../src/store/record-atoms'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { settingsAtom } from '../../../src/store/settings-atoms'
import {
  availableLanguagesAtom,
  hostLanguageAtom,
  loadedTextsAtom,
  textsAtom,
  translationConfigAtom,
} from '../../../src/store'
import { namePurposes } from '../../../src/translations/name-purposes'
import { categoryNames } from '../../../src/consent/categories'
import { en } from '../../../src/translations/en'
import { de } from '../../../src/translations/languages/de'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import {
  askingStore,
  clearPage,
  drawn,
  faded,
  fading,
  fadesAs,
  focused,
  part,
  partOrNull,
  press,
  pretend,
  put,
  sizeWindow,
} from '../page'

const looks = (button: Element) => {
  const { backgroundColor, color, fontSize, fontWeight, padding, borderRadius, borderColor } = getComputedStyle(button)
  const { width, height } = button.getBoundingClientRect()
  return { backgroundColor, color, fontSize, fontWeight, padding, borderRadius, borderColor, width, height }
}

describe('the consent banner', () => {
  afterEach(clearPage)

  it('has a title, a description, and the buttons Accept All, Reject All and Customize', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    expect(part(banner, 'title').textContent).to.equal('We value your privacy')
    expect(part(banner, 'description').textContent?.trim()).to.equal(
      namePurposes(en.cookieBanner, categoryNames).description,
    )
    const buttons = [...(banner.shadowRoot?.querySelectorAll('button') ?? [])]
    expect(buttons.map(button => [button.textContent, button.dataset.action, button.getAttribute('part')])).to.eql([
      ['Accept All', 'accept', 'accept'],
      ['Reject All', 'reject', 'reject'],
      ['Customize', 'customize', 'customize'],
    ])
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 768, 1280]) {
      it(`gives Accept All and Reject All the same emphasis (${colorScheme}, ${width}px, English and German)`, async () => {
        await sizeWindow(width, 640)
        const store = askingStore({ colorScheme })
        store.set(availableLanguagesAtom, ['en', 'de'])
        store.set(loadedTextsAtom, { en, de })
        const banner = put('consent-banner')
        for (const language of ['en', 'de']) {
          store.set(hostLanguageAtom, language)
          await drawn()
          expect(looks(part(banner, 'accept'))).to.eql(looks(part(banner, 'reject')))
        }
      })
    }
  }

  it('is at most 440px wide, has z-index 999999998, and its overlay 999999997', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    expect(part(banner, 'banner').getBoundingClientRect().width).to.equal(440)
    expect(getComputedStyle(part(banner, 'banner')).zIndex).to.equal('999999998')
    expect(getComputedStyle(part(banner, 'overlay')).zIndex).to.equal('999999997')
    expect(part(banner, 'overlay').hidden).to.equal(true)
  })

  it('accepts everything on Accept All, also on a scripted click', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    await drawn()
    part(banner, 'accept').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    expect(store.get(recordAtom)?.consentInfo.type).to.equal('all')
    expect(store.get(recordAtom)?.consents.marketing).to.equal(true)
  })

  it('grants only the necessary category on Reject All', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    await drawn()
    part(banner, 'reject').click()
    expect(store.get(recordAtom)?.consentInfo.type).to.equal('necessary')
    expect(store.get(recordAtom)?.consents.marketing).to.equal(false)
  })

  it('opens the settings and closes on Customize', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    await drawn()
    part(banner, 'customize').click()
    await faded()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
    expect(partOrNull(banner, 'banner') === null).to.equal(true)
  })

  it('fades out within 200 ms, inert meanwhile, and is removed', async () => {
    askingStore()
    const banner = put('consent-banner')
    await faded()
    const card = part(banner, 'banner')
    part(banner, 'reject').click()
    await fadesAs('leave', card)
    const { duration, halfway } = fading(card) ?? {}
    expect(duration).to.equal(200)
    expect(halfway).to.be.within(0.01, 0.99)
    await eventually(() => expect(card.inert).to.equal(true))
    await eventually(() => expect(card.isConnected).to.equal(false))
  })

  it('takes one decision from two presses of the same frame', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    await faded()
    part(banner, 'reject').click()
    const record = store.get(recordAtom)
    part(banner, 'accept').click()
    expect(record !== null && store.get(recordAtom) === record).to.equal(true)
  })

  it('fades in, and can be clicked from its first frame on', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    while (!partOrNull(banner, 'banner')) await aTimeout(0)
    const accept = part(banner, 'accept')
    const { name, duration, halfway } = fading(part(banner, 'banner')) ?? {}
    expect([name, duration]).to.eql(['enter', 200])
    expect(halfway).to.be.within(0.01, 0.99)
    // Text that starts at opacity 0 does not count for Largest Contentful Paint.
    expect(fading(part(banner, 'description'))).to.include({ name: 'fade', duration: 200 })
    const { x, y, width, height } = accept.getBoundingClientRect()
    const hit = banner.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)
    expect(hit).to.equal(accept)
    accept.click()
    expect(store.get(recordAtom)).not.to.equal(null)
  })

  it('reads its duration from --consent-banner-duration', async () => {
    askingStore()
    const banner = put('consent-banner')
    banner.style.setProperty('--consent-banner-duration', '.6s')
    await drawn()
    const clock = stopClock()
    try {
      part(banner, 'reject').click()
      // It is read after the paint that follows the press.
      await new Promise(requestAnimationFrame)
      await clock.pass(0)
      await clock.pass(599)
      expect(partOrNull(banner, 'banner') !== null).to.equal(true)
      await clock.pass(1)
      expect(partOrNull(banner, 'banner') === null).to.equal(true)
    } finally {
      clock.restore()
    }
  })

  it("uses the system's color scheme unless the site sets one", async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    await pretend({ colorScheme: 'dark' })
    await drawn()
    const dark = getComputedStyle(part(banner, 'banner')).backgroundColor
    store.set(settingsAtom, settings => ({ ...settings, colorScheme: 'light' }))
    await drawn()
    expect(getComputedStyle(part(banner, 'banner')).backgroundColor).to.equal('rgb(255, 255, 255)')
    expect(dark).to.equal('rgb(24, 28, 36)')
  })

  it('links to the policy, but not to a javascript URL', async () => {
    const store = askingStore({ policyUrl: '/privacy?a=b' })
    const banner = put('consent-banner')
    await drawn()
    const link = () => part(banner, 'description').querySelector('a')?.getAttribute('href')
    expect(link()).to.equal('/privacy?a=b')
    for (const policyUrl of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', null]) {
      store.set(settingsAtom, settings => ({ ...settings, policyUrl }))
      await drawn()
      expect(link(), String(policyUrl)).to.equal(undefined)
    }
  })

  it('leaves the page usable', async () => {
    askingStore()
    put('consent-banner')
    await drawn()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible')
    expect(document.elementFromPoint(780, 300)?.localName).not.to.equal('consent-banner')
  })

  it('with scrollLock locks and dims the page and traps the focus, and undoes both when it closes', async () => {
    const store = askingStore({ scrollLock: true })
    const banner = put('consent-banner')
    await drawn()
    expect(part(banner, 'overlay').hidden).to.equal(false)
    expect(document.elementFromPoint(780, 10)).to.equal(banner)
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    expect(part(banner, 'banner').getAttribute('aria-modal')).to.equal('true')
    expect(focused() === part(banner, 'banner')).to.equal(true)
    for (let i = 0; i < 4; i++) await press('Tab')
    expect(focused() === part(banner, 'accept')).to.equal(true)
    await expect(banner).to.be.accessible()
    store.set(settingsAtom, settings => ({ ...settings, scrollLock: false }))
    await drawn()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible')
  })

  it('unlocks the page if it is removed while open', async () => {
    askingStore({ scrollLock: true })
    const banner = put('consent-banner')
    await drawn()
    banner.remove()
    await drawn()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible')
    expect(document.adoptedStyleSheets).to.eql([])
  })

  it('has neither style attributes nor style elements', async () => {
    askingStore({ scrollLock: true })
    const banner = put('consent-banner')
    await faded()
    expect(banner.shadowRoot?.querySelectorAll('[style],style').length).to.equal(0)
  })

  describe('after a rendering error', () => {
    const { error } = console
    let reports: string[] = []
    beforeEach(() => {
      reports = []
      console.error = (report: unknown) => void reports.push(String(report))
    })
    afterEach(() => {
      console.error = error
    })

    it('shows a message, reports it once, and leaves page and decision unchanged', async () => {
      const store = askingStore()
      const banner = put('consent-banner')
      await drawn()
      store.set(translationConfigAtom, {
        defaultLanguage: 'en',
        disableAutoLanguageSwitch: false,
        get translations(): never {
          throw new Error('a crash inside the banner')
        },
      })
      await faded()
      expect(part(banner, 'banner').textContent).to.equal('Something went wrong with the Cookie Banner.')
      expect(reports).to.eql(['consent-elements: the banner could not be rendered'])
      expect(store.get(recordAtom)).to.equal(null)
      expect(() => store.get(textsAtom)).to.throw('a crash inside')
      await expect(banner).to.be.accessible()
    })
  })
})
