import 'axe-core/axe.min.js'
import type * as Axe from 'axe-core'
import { expect } from '@open-wc/testing'
import { announceBlocked } from '../../src/blocking/page/announce-blocked'
import { categoryNames } from '../../src/consent/categories'
import { openSettingsAtom, saveAtom } from '../../src/store/actions'
import { showConfirmation } from '../../src/views/confirmation/show-confirmation'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../../src/store/dialog-atoms'
import { recordAtom } from '../../src/store/record-atoms'
import { servicesAtom } from '../../src/store/service-atoms'
import { settingsAtom, signalsAtom } from '../../src/store/settings-atoms'
import { en } from '../../src/translations/en'
import { atRest } from '../support/at-rest'
import { acmeService } from '../support/acme-service'
import { eventually } from '../support/eventually'
import { contrast } from './accessibility/contrast'
import {
  allOf,
  bannerScene,
  buttonScene,
  dialogScene,
  rootOf,
  settled,
  style,
  widgetScene,
} from './accessibility/scenes'
import {
  afterwards,
  clearPage,
  faded,
  focused,
  part,
  partOrNull,
  pretend,
  put,
  putPage,
  sizeWindow,
  spoken,
} from './page'

const { axe } = window as unknown as { axe: typeof Axe }
const runningAnimations = (element: Element): Animation[] =>
  [document, rootOf(element), ...allOf(element, '*').flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    .flatMap(root => root.getAnimations())
    .filter(({ playState }) => playState === 'running')
const box = (element: Element): DOMRect => element.getBoundingClientRect()

describe('axe on the whole document, with its default rules', () => {
  afterEach(clearPage)

  const surfaces = {
    'the banner': () => bannerScene(),
    'the banner with a close button': () => bannerScene({ closeButton: true }),
    'the banner that locks the page': () => bannerScene({ scrollLock: true }),
    'the dialog': () => dialogScene(),
    'the dialog of a visitor whom a signal limits': async () => {
      const scene = await dialogScene()
      scene.store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
      await settled()
      return scene
    },
    'the dialog with services, a switch each, and the list of requests': async () => {
      const scene = await dialogScene({ serviceChoices: true, showRequests: true })
      scene.store.set(servicesAtom, [acmeService()])
      announceBlocked({ url: 'https://chat.acme.example/a', category: 'marketing', channel: 'fetch' })
      await settled()
      const unfold = async () => {
        for (const one of rootOf(scene.element).querySelectorAll<HTMLElement>('[aria-expanded=false]')) one.click()
        await settled()
      }
      await unfold() // the categories
      await unfold() // what services store
      return scene
    },
    'the confirmation': async () => {
      const scene = await bannerScene({ confirmation: true })
      part(scene.element, 'reject').click()
      await eventually(() => expect(rootOf(scene.element).querySelector('consent-confirmation')).to.not.equal(null))
      return scene
    },
    'the widget': () => widgetScene(),
    'the button of the footer': () => buttonScene(),
  }
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [name, scene] of Object.entries(surfaces))
      it(`reports nothing above a page with text (${name}, ${colorScheme})`, async () => {
        putPage()
        const { store, element } = await scene()
        style(element, '*{transition:none!important}')
        store.set(settingsAtom, settings => ({ ...settings, colorScheme }))
        await settled()
        await eventually(() => expect(runningAnimations(element)).to.eql([]))
        const { violations } = await axe.run(document)
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.flat().join(' ')).join(', ')}`),
        ).to.eql([])
      })
})

describe('screen readers', () => {
  afterEach(clearPage)

  it('get each switch described by the text of its category, also while it is collapsed', async () => {
    await sizeWindow(375, 553)
    await dialogScene()
    const texts = Object.values(en.consentTypes)
    // Firefox builds its accessibility tree only when it is asked for the first time.
    const switches = await eventually(async () => {
      const told = await spoken()
      const found = told.filter(line => line.startsWith('switch'))
      expect(found.length, told.join(', ')).to.equal(5)
      return found
    })
    switches.forEach((line, at) => expect(line).to.contain(texts[at]!.description))
    expect(switches[0]).to.contain(en.common.alwaysActive)
  })

  it('get the focus on the dialog, so its title is announced once', async () => {
    const { element } = await dialogScene()
    expect(focused() === part(element, 'dialog')).to.equal(true)
  })
})

describe('the element of the dialog', () => {
  afterEach(clearPage)

  // Firefox exposes nothing of a modal dialog in a host with `display:contents` to screen readers that start later.
  it('has an empty box of its own, which takes no room in the page, open or closed', async () => {
    const site = document.body.appendChild(document.createElement('main'))
    afterwards(() => site.remove())
    site.style.cssText = 'display:grid;gap:40px;inline-size:200px'
    site.innerHTML = '<p>Text</p>'
    const height = site.scrollHeight
    const { element, store } = await dialogScene()
    site.append(element)
    for (const isOpen of [true, false]) {
      store.set(isPrivacyDialogOpenAtom, isOpen)
      await settled()
      const { width, height: own } = box(element)
      expect([site.scrollHeight, width, own], `open: ${isOpen}`).to.eql([height, 0, 0])
      expect(getComputedStyle(element).display).to.equal('block')
    }
  })
})

describe('the necessary category', () => {
  afterEach(clearPage)

  it('shows a lock and text, and no dark track', async () => {
    const { element } = await dialogScene()
    const necessary = part(element, 'switch-necessary')
    expect(necessary.querySelector('svg') !== null).to.equal(true)
    expect(necessary.querySelector('[part~=track]')).to.equal(null)
    expect(part(element, 'category-necessary').textContent).to.contain(en.common.alwaysActive)
    expect(necessary.getAttribute('aria-checked')).to.equal('true')
    expect(necessary.getAttribute('aria-disabled')).to.equal('true')
  })
})

describe('with prefers-contrast', () => {
  afterEach(clearPage)

  it('muted text is as dark as other text, and there are borders', async () => {
    await pretend({ contrast: 'more' })
    const { element } = await bannerScene()
    const { color } = getComputedStyle(part(element, 'description'))
    expect(color).to.equal(getComputedStyle(part(element, 'title')).color)
    expect(contrast(getComputedStyle(part(element, 'customize')).borderTopColor, 'rgb(255, 255, 255)')).to.be.at.least(
      7,
    )
  })
})

describe('in forced colors', () => {
  afterEach(clearPage)

  it('icons have the color of the text beside them', async () => {
    await pretend({ forcedColors: 'active', colorScheme: 'dark' })
    const { element, store } = await widgetScene({ colorScheme: 'light' })
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await settled()
    const color = (node: Element): string => getComputedStyle(node).color
    for (const icon of allOf(element, '.opener svg,.note svg,.branding svg,.lock svg'))
      expect(color(icon), icon.parentElement!.className).to.equal(color(icon.parentElement!))
  })
})

describe('the page behind the dialog', () => {
  afterEach(clearPage)

  for (const rule of ['transform:scale(.99)', 'filter:saturate(1.1)', 'backdrop-filter:blur(4px)'])
    it(`stays dimmed if the site gives the dialog a ${rule.split(':')[0]}`, async () => {
      const { element } = await dialogScene()
      part(element, 'dialog').style.cssText = rule
      await settled()
      const { backgroundColor } = getComputedStyle(part(element, 'dialog'), '::backdrop')
      expect(backgroundColor).to.match(/rgba\(15, 23, 32, 0\.45\)/)
    })

  it('closes the dialog on click', async () => {
    const { element, store } = await dialogScene()
    const dialog = part(element, 'dialog')
    dialog.style.transform = 'scale(.99)'
    dialog.dispatchEvent(new MouseEvent('click', { clientX: 2, clientY: 2, bubbles: true }))
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
  })
})

describe('the parts and slots of the banner', () => {
  afterEach(clearPage)

  it('exist for icon, header, text, actions and link, and the icon is hidden with the title', async () => {
    const { element } = await bannerScene()
    for (const name of ['icon', 'header', 'text', 'actions', 'link'])
      expect(part(element, name) !== null).to.equal(true)
    part(element, 'title').style.display = 'none'
    expect(box(part(element, 'icon')).width).to.equal(0)
  })

  it("accept the site's title and icon", async () => {
    const { element } = await bannerScene()
    const title = Object.assign(document.createElement('span'), { slot: 'title', textContent: 'Cookies here' })
    const icon = Object.assign(document.createElement('i'), { slot: 'icon' })
    element.append(title, icon)
    await settled()
    expect([box(title).width > 0, box(icon).width]).to.eql([true, 24])
    expect(await spoken()).to.include('heading "Cookies here" level=2')
  })

  it('show a wide logo in its proportions, as high as our icon', async () => {
    const { element } = await bannerScene()
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"/>'
    const logo = Object.assign(new Image(160, 40), {
      slot: 'icon',
      src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    })
    element.append(logo)
    await logo.decode()
    await settled()
    expect([box(logo).width, box(logo).height]).to.eql([96, 24])
  })

  it('has more buttons of the site after the three, with their looks', async () => {
    const { element } = await bannerScene()
    const own = Object.assign(document.createElement('a'), { slot: 'actions', textContent: 'Subscribe', href: '#' })
    element.append(own)
    await settled()
    const customize = part(element, 'customize')
    expect(box(own).top).to.be.at.least(box(customize).bottom)
    const looks = (button: Element) => {
      const { fontSize, fontWeight, borderRadius, color, textAlign } = getComputedStyle(button)
      return {
        fontSize,
        fontWeight,
        borderRadius,
        color,
        textAlign,
        height: Math.round(box(button).height), // a link can be a fraction of a pixel higher in Firefox
        width: box(button).width,
      }
    }
    expect(looks(own)).to.eql(looks(customize))
  })

  it('are in the order of button-order, also for the keyboard, and the order can change', async () => {
    const { element } = await bannerScene({ buttonOrder: 'reject accept customize' })
    const order = () => allOf(element, '[part=actions] button').map(button => button.getAttribute('part'))
    expect(order()).to.eql(['reject', 'accept', 'customize'])
    expect(box(part(element, 'reject')).left).to.be.below(box(part(element, 'accept')).left)
    part(element, 'accept').focus()
    element.setAttribute('button-order', 'customize reject accept')
    expect(order()).to.eql(['customize', 'reject', 'accept'])
    expect(box(part(element, 'accept')).width).to.equal(box(part(element, 'reject')).width)
    element.setAttribute('button-order', 'accept reject')
    expect(order()).to.eql(['accept', 'reject', 'customize'])
  })

  it('paint a translucent surface once', async () => {
    const { element } = await bannerScene()
    const surfaces = allOf(element, '[part=banner],[part=banner] *').filter(
      node => !node.closest('button') && getComputedStyle(node).backgroundColor !== 'rgba(0, 0, 0, 0)',
    )
    expect(surfaces.map(node => node.getAttribute('part'))).to.eql(['banner'])
  })
})

describe('the parts and slots of the dialog', () => {
  afterEach(clearPage)

  it('exist by their names', async () => {
    const { element, store } = await dialogScene()
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await settled()
    const names = 'header footer actions categories category switch track thumb branding note link icon'.split(' ')
    expect(names.filter(name => partOrNull(element, name) === null)).to.eql([])
  })

  it('name the state of each switch', async () => {
    const { element, store } = await dialogScene()
    style(element, '::part(on){background:rgb(1, 2, 3)!important}')
    const track = () => part(element, 'switch-marketing').querySelector('[part~=track]')!
    const states = () => ['on', 'off', 'locked'].filter(name => track().matches(`[part~=${name}]`))
    expect(states()).to.eql(['off'])
    part(element, 'switch-marketing').click()
    await settled()
    expect(states()).to.eql(['on'])
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await settled()
    expect(states()).to.eql(['off', 'locked'])
  })

  it('accept a title, a description and more content for the footer', async () => {
    const { element } = await dialogScene()
    for (const slot of ['title', 'description', 'footer'])
      element.append(Object.assign(document.createElement('span'), { slot, textContent: `Our ${slot}` }))
    await settled()
    for (const own of element.children) expect(box(own).width, own.slot).to.be.above(0)
    expect(rootOf(element).querySelector('[part=footer] slot') !== null).to.equal(true)
  })
})

describe('the note about a signal', () => {
  afterEach(clearPage)

  it('names the signal and the category that it disables', async () => {
    const { element, store } = await dialogScene()
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await settled()
    expect(part(element, 'note').textContent).to.equal(
      'Your browser sends the Global Privacy Control signal. Whatever you choose here, this stays off: Marketing.',
    )
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    await settled()
    expect(part(element, 'note').textContent).to.contain('Do Not Track')
    expect(part(element, 'note').textContent).to.contain('Extra features, Analytics, Videos and maps, and Marketing')
  })
})

describe('the dialog for visitors with a decision', () => {
  afterEach(clearPage)

  it('shows the date of the decision and of its expiry', async () => {
    const { element, store } = await dialogScene()
    expect(partOrNull(element, 'decision')).to.equal(null)
    store.set(recordAtom, {
      consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
      consentInfo: { time: new Date(2026, 4, 3, 12).getTime(), type: 'custom' },
      expires: new Date(2026, 10, 1, 12).getTime(),
    })
    await settled()
    expect(part(element, 'decision').textContent).to.equal(
      'You decided on May 3, 2026. Your choice is valid until November 1, 2026.',
    )
  })

  it('breaks the sentences with the dates into lines of similar length', async () => {
    await sizeWindow(768, 1024)
    const { element, store } = await dialogScene()
    store.set(recordAtom, {
      consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
      consentInfo: { time: new Date(2026, 10, 3, 12).getTime(), type: 'custom' },
      expires: new Date(2027, 4, 4, 12).getTime(),
    })
    await settled()
    const range = document.createRange()
    range.selectNodeContents(part(element, 'decision'))
    const widths = [...range.getClientRects()].map(({ width }) => width)
    expect(widths).to.have.length(2)
    expect(Math.min(...widths) / Math.max(...widths)).to.be.above(0.6)
  })
})

describe('under an opt-out law', () => {
  afterEach(clearPage)

  it('banner and dialog state that everything is on until it is turned off', async () => {
    const { element, store } = await bannerScene()
    store.set(bannerAnswerAtom, answer => answer && { ...answer, from: 'server', model: 'opt-out' })
    await settled()
    expect(part(element, 'description').textContent).to.contain('You can turn this off now or at any time.')
    expect(part(element, 'description').textContent).not.to.contain('permission')
  })
})

describe('the close button of the banner', () => {
  afterEach(clearPage)

  it('is off by default, has a clear label, and rejects', async () => {
    const { element } = await bannerScene()
    expect(partOrNull(element, 'close')).to.equal(null)
    await clearPage()
    const { element: other, store } = await bannerScene({ closeButton: true })
    const close = part(other, 'close')
    expect(close.getAttribute('aria-label')).to.equal('Close: Reject All')
    expect(Math.min(box(close).width, box(close).height)).to.be.at.least(44)
    close.click()
    expect(store.get(recordAtom)?.consentInfo.type).to.equal('necessary')
  })

  for (const language of ['en', 'ar'] as const)
    it(`lies at the end of a bar, and covers no button (${language})`, async () => {
      for (const width of [768, 1000, 1600]) {
        await sizeWindow(width, 500)
        const { element } = await bannerScene({ language, closeButton: true, attributes: { layout: 'bar' } })
        const close = box(part(element, 'close'))
        expect(language === 'ar' ? close.left : width - close.right, `${width}px`).to.be.within(0, 16)
        expect(close.top - box(part(element, 'banner')).top).to.be.within(0, 16)
        for (const name of ['accept', 'reject', 'customize', 'description']) {
          const { left, right, top, bottom } = box(part(element, name))
          const covers = left < close.right && right > close.left && top < close.bottom && bottom > close.top
          expect(covers, `${name}, ${width}px`).to.equal(false)
        }
        await clearPage()
      }
    })
})

describe('the confirmation', () => {
  afterEach(clearPage)
  const note = (element: Element): HTMLElement | null =>
    rootOf(element)
      .querySelector('consent-confirmation')
      ?.shadowRoot?.querySelector<HTMLElement>('[part=confirmation]') ?? null
  /** Waits until the confirmation is there, and rests. */
  const confirmed = async (element: Element): Promise<void> => {
    await eventually(() => expect(note(element)).to.not.equal(null))
    await faded()
  }

  it('names what is in force, and the companies that receive nothing', async () => {
    const { element, store } = await bannerScene({ confirmation: true, gdprTypes: categoryNames })
    const services = (['measurement', 'marketing', 'experience'] as const).map(category =>
      acmeService({
        name: category,
        category,
        company: { name: category, country: 'GB' },
        hosts: [`${category}.example`],
      }),
    )
    store.set(servicesAtom, services)
    part(element, 'reject').click()
    await eventually(() =>
      expect(note(element)?.textContent).to.include(
        'Not allowed: Extra features, Analytics, Videos and maps, and Marketing (3 companies).',
      ),
    )
    store.set(saveAtom, { experience: true })
    showConfirmation(store, rootOf(element) as ShadowRoot)
    expect(note(element)?.textContent).to.include(
      'Allowed: Videos and maps.\nNot allowed: Extra features, Analytics, and Marketing (2 companies).',
    )
  })

  it('names only what has changed after a later choice in the dialog, and everything if nothing has', async () => {
    const scene = await bannerScene({ confirmation: true })
    const dialog = put('privacy-settings-dialog')
    scene.store.set(saveAtom, { measurement: true, experience: true })
    const change = async (...names: string[]): Promise<string> => {
      scene.store.set(openSettingsAtom)
      await eventually(() => expect(partOrNull(dialog, 'save')?.checkVisibility()).to.equal(true))
      await settled()
      for (const name of names) part(dialog, `switch-${name}`).click()
      await settled()
      rootOf(scene.element).querySelector('consent-confirmation')?.remove()
      part(dialog, 'save').click()
      await eventually(() => expect(note(scene.element)).to.not.equal(null))
      return note(scene.element)!.querySelector('#choice')!.textContent!
    }
    expect(await change('experience')).to.equal('Not allowed: Videos and maps.')
    expect(await change('marketing', 'measurement')).to.equal('Allowed: Marketing.\nNot allowed: Analytics.')
    expect(await change()).to.equal('Allowed: Marketing.\nNot allowed: Extra features, Analytics, and Videos and maps.')
  })

  it('shows after a choice if the option is on, is announced once, and opens the settings', async () => {
    const { element, store } = await bannerScene({ confirmation: true })
    part(element, 'reject').click()
    await confirmed(element)
    expect(store.get(showPopupAtom)).to.equal(false)
    expect(note(element)?.textContent).to.contain(en.common.saved)
    expect(note(element)?.closest('[role=status],[aria-live]')).to.equal(null)
    expect(note(element)?.getAttribute('role')).to.equal('region')
    expect(rootOf(element).querySelector('[role=status]')?.textContent).to.equal(en.common.saved)
    note(element)?.querySelector('button')?.click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
    expect(note(element)).to.equal(null)
  })

  it('aligns its link with its text, in low and narrow windows with large text, too, and stays whole in them', async () => {
    await sizeWindow(640, 568)
    const { element } = await bannerScene({ confirmation: true })
    part(element, 'reject').click()
    await confirmed(element)
    const lefts = (...more: string[]): number[] =>
      ['#choice', '[part=reopen]', ...more].map(selector => {
        const range = document.createRange()
        range.selectNodeContents(note(element)!.querySelector(selector)!)
        return Math.round(range.getBoundingClientRect().left)
      })
    expect(new Set(lefts('#saved')).size).to.equal(1)
    await sizeWindow(320, 320)
    expect(new Set(lefts()).size).to.equal(1)
    element.style.setProperty('--consent-rem', '32px')
    expect(new Set(lefts()).size).to.equal(1)
    const { top, bottom } = box(note(element)!)
    expect([top >= 0, bottom <= 320]).to.eql([true, true])
  })

  it('lies in the corner of the banner', async () => {
    const { element } = await bannerScene({ confirmation: true, attributes: { layout: 'top-end' } })
    const before = box(part(element, 'banner'))
    part(element, 'reject').click()
    await confirmed(element)
    const { top, right } = box(note(element)!)
    expect([top, right]).to.eql([before.top, before.right])
  })

  it('does not show by default', async () => {
    const { element } = await bannerScene()
    part(element, 'accept').click()
    await atRest()
    expect(note(element)).to.equal(null)
  })
})
