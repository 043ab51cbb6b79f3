import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { categoryNames } from '../../src/consent/categories'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { receiptsAtom } from '../../src/store/receipts-atom'
import { recordAtom } from '../../src/store/record-atoms'
import { servicesAtom } from '../../src/store/service-atoms'
import { settingsAtom, signalsAtom } from '../../src/store/settings-atoms'
import { bannerScene, dialogScene, rootOf, settled, widgetScene, type Scene } from './accessibility/scenes'
import { allLanguages, polyglot } from './all-languages'
import { acmeService } from '../support/acme-service'
import { eventually } from '../support/eventually'
import { contrast } from './accessibility/contrast'
import { clearPage, part, partOrNull, pretend, sizeWindow } from './page'

const box = (element: Element): DOMRect => element.getBoundingClientRect()

/** Returns the number of lines of a text. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
}

/** Returns the number of switches that are completely visible between header and footer. */
function visibleSwitches(element: Element): number {
  const [top, bottom] = [box(part(element, 'header')).bottom, box(part(element, 'footer')).top]
  const seen = (face: Element): boolean =>
    box(face).top >= top - 1 && box(face).bottom <= Math.min(bottom, innerHeight) + 1
  return [...rootOf(element).querySelectorAll('[role=switch] [part~=switch]')].filter(seen).length
}

/** Stores the decision of a returning visitor: the dialog then has a download, dates and the note about a signal. */
function comeBack(store: ConsentStore): void {
  const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: true }
  store.set(recordAtom, {
    consents,
    consentInfo: { time: Date.UTC(2026, 4, 3), type: 'custom' },
    expires: Date.UTC(2026, 10, 1),
  })
  store.set(receiptsAtom, [{} as never])
  store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
}

/** Three services in each category that visitors decide about. */
const manyServices = categoryNames
  .filter(name => name !== 'necessary')
  .flatMap(category =>
    [1, 2, 3].map(at =>
      acmeService({
        name: `${category}-${at}`,
        title: `${category} ${at}`,
        category,
        hosts: [`${category}-${at}.example`],
        stores: [],
      }),
    ),
  )

/** Returns the problem in each language that has one. */
async function wrongIn(scene: Scene, look: () => string | null): Promise<Record<string, string>> {
  const speak = await polyglot(scene.store)
  const wrong: Record<string, string> = {}
  for (const language of allLanguages) {
    speak(language)
    await settled()
    const found = look()
    if (found) wrong[language] = found
  }
  return wrong
}

/** Returns differences between the sizes of Accept and Reject. */
const unequalSides = (accept: Element, reject: Element): string[] =>
  (['width', 'height'] as const)
    .filter(side => Math.abs(box(accept)[side] - box(reject)[side]) > 0.5)
    .map(side => `${side} ${box(accept)[side]} and ${box(reject)[side]}`)

/** Returns broken words and overflowing texts of titles and buttons. */
const broken = ({ element }: Scene): string[] =>
  [...rootOf(element).querySelectorAll('button,h2,h3')].flatMap(node => [
    ...(node.scrollWidth > node.clientWidth + 1 ? [`${node.textContent} is wider than its box`] : []),
    ...brokenWords(node),
  ])

/** Returns differences between Accept and Reject, broken words and overflowing texts. */
function flaws(scene: Scene): string | null {
  const [accept, reject] = [part(scene.element, 'accept'), part(scene.element, 'reject')]
  const found = [
    ...unequalSides(accept, reject),
    ...(linesOf(accept) === linesOf(reject) ? [] : [`lines ${linesOf(accept)} and ${linesOf(reject)}`]),
    ...broken(scene),
  ]
  return found.join('; ') || null
}

/** Gives the visitor an opt-out law, which has texts of its own. */
const optOut = (store: ConsentStore): void =>
  store.set(bannerAnswerAtom, answer => answer && { ...answer, from: 'server', model: 'opt-out' })

/** Returns words that are split into two lines without a hyphen of their own. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
  if (/^(ja|zh|th|ko)/.test(lang)) return [] // they break between any two letters
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}’]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(`${word} is broken`)
    }
  return broken
}

describe('the dialog in small windows', () => {
  afterEach(clearPage)

  for (const [width, height, least] of [
    [375, 553, 4],
    [360, 616, 4],
    [320, 568, 3],
    [1366, 625, 4],
  ] as const)
    for (const returning of [false, true])
      it(`shows at least ${least} of 5 switches at ${width}x${height} in every language${returning ? ', also to returning visitors with a signal' : ''}`, async () => {
        await sizeWindow(width, height)
        const scene = await dialogScene()
        if (returning) comeBack(scene.store)
        const view = rootOf(scene.element).querySelector('.scroll-view')!
        const wrong = await wrongIn(scene, () => {
          const seen = visibleSwitches(scene.element)
          const hidden = view.scrollHeight - view.clientHeight
          // On the most frequent laptops, new visitors need not scroll.
          if (width > 1000 && !returning && hidden > 1) return `${hidden}px hidden`
          return seen < least ? `${seen} switches` : null
        })
        expect(wrong).to.eql({})
      })

  for (const [width, height, least] of [
    [375, 553, 4],
    [320, 568, 3],
  ] as const)
    it(`shows as many at ${width}x${height} with services, switches for them and the list of requests`, async () => {
      await sizeWindow(width, height)
      const scene = await dialogScene({ serviceChoices: true, showRequests: true })
      scene.store.set(servicesAtom, manyServices)
      comeBack(scene.store)
      const wrong = await wrongIn(scene, () => {
        const seen = visibleSwitches(scene.element)
        return seen < least ? `${seen} switches` : null
      })
      expect(wrong).to.eql({})
    })

  for (const [width, height] of [
    [375, 553],
    [320, 568],
  ] as const)
    it(`fills the window at ${width}x${height}, with at most a third for header and footer`, async () => {
      await sizeWindow(width, height)
      const scene = await dialogScene()
      comeBack(scene.store)
      const wrong = await wrongIn(scene, () => {
        const { element } = scene
        const { width: w, height: h } = box(part(element, 'dialog'))
        const share = (box(part(element, 'header')).height + box(part(element, 'footer')).height) / height
        return w === width && h === height && share <= 1 / 3 ? null : `${w}x${h}, ${share}`
      })
      expect(wrong).to.eql({})
    })

  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [683, 384],
    [320, 480],
  ] as const)
    it(`has Reject and Accept in one row, and Save in it or below, in view at ${width}x${height} in every language, also to returning visitors`, async () => {
      await sizeWindow(width, height)
      const scene = await dialogScene()
      comeBack(scene.store)
      const wrong = await wrongIn(scene, () => {
        const boxes = ['reject', 'accept', 'save'].map(name => box(part(scene.element, name)))
        const [reject, accept, save] = boxes as [DOMRect, DOMRect, DOMRect]
        const isEqual = (one: DOMRect, other: DOMRect): boolean =>
          Math.abs(one.top - other.top) < 1 && Math.abs(one.width - other.width) < 1
        const isBelow = save.top >= accept.bottom && save.width > accept.width
        const isOrdered = isEqual(reject, accept) && (isBelow || isEqual(accept, save))
        const isInView = boxes.every(({ top, bottom }) => top >= 0 && bottom <= height)
        return isOrdered && isInView ? null : boxes.map(({ top, bottom }) => `${top} to ${bottom}`).join(', ')
      })
      expect(wrong).to.eql({})
    })

  it('leaves a quarter of 320x568 for the text and the categories with a font twice as large, in every language', async () => {
    await sizeWindow(320, 568)
    document.documentElement.style.fontSize = '200%'
    const scene = await dialogScene()
    const wrong = await wrongIn(scene, () => {
      const room = box(part(scene.element, 'footer')).top - box(part(scene.element, 'header')).bottom
      return room >= 568 / 4 ? null : `${room}px`
    })
    document.documentElement.style.fontSize = ''
    expect(wrong).to.eql({})
  })

  it('draws no focus ring through a purpose', async () => {
    await sizeWindow(375, 553)
    const { element } = await dialogScene()
    const category = part(element, 'category-functionality')
    const opener = category.querySelector<HTMLElement>('[aria-expanded=true]')!
    await sendKeys({ press: 'Tab' })
    opener.focus()
    const [ring, at] = ['::after', ''].map(pseudo => getComputedStyle(opener, pseudo))
    expect([at!.outlineStyle, ring!.outlineStyle]).to.eql(['none', 'solid'])
    const text = document.createRange()
    text.selectNodeContents(category.querySelector('.panel>p')!)
    expect(box(opener).bottom - parseFloat(ring!.bottom)).to.be.at.most(text.getBoundingClientRect().top)
  })

  it("has 80 percent of the window's height if there is room", async () => {
    await sizeWindow(375, 812)
    const { element } = await dialogScene()
    expect(box(part(element, 'dialog')).height).to.be.closeTo(812 * 0.8, 1)
    await sizeWindow(1280, 800)
    await settled()
    expect(box(part(element, 'dialog')).height).to.be.closeTo(640, 1)
  })

  it('shows an arrow until the end is reached', async () => {
    await sizeWindow(320, 568)
    const { element, store } = await dialogScene()
    comeBack(store)
    await settled()
    const view = rootOf(element).querySelector('.scroll-view')!
    const arrow = (): boolean => box(rootOf(element).querySelector('.more')!).height > 0
    await eventually(() => expect([view.scrollHeight > view.clientHeight, arrow()]).to.eql([true, true]))
    view.scrollTop = view.scrollHeight
    await eventually(() => expect(arrow()).to.equal(false))
  })

  it('has one scroll container, in windows of any height', async () => {
    for (const height of [256, 400, 480, 553, 640]) {
      await sizeWindow(375, height)
      const { element, store } = await dialogScene()
      comeBack(store)
      await settled()
      const scrollers = [...rootOf(element).querySelectorAll('*')].filter(
        node =>
          node.scrollHeight > node.clientHeight + 1 && ['auto', 'scroll'].includes(getComputedStyle(node).overflowY),
      )
      expect(scrollers.length, `${height}px`).to.equal(1)
      await clearPage()
    }
  })
})

describe('the dialog in large windows', () => {
  afterEach(clearPage)
  const open = (element: Element): number => rootOf(element).querySelectorAll('[aria-expanded=true]').length

  it('shows all descriptions if they fit, and otherwise as many as fit, none partially', async () => {
    await sizeWindow(1920, 1080)
    expect(open((await dialogScene()).element)).to.equal(5)
    await clearPage()
    await sizeWindow(375, 553)
    const { element } = await dialogScene()
    const { bottom } = box(rootOf(element).querySelector('.scroll-view')!)
    const shown = [...rootOf(element).querySelectorAll('.panel>p')].filter(text => text.checkVisibility())
    expect(shown.length).to.be.within(1, 4)
    for (const text of shown) expect(box(text).bottom).to.be.at.most(bottom + 1)
  })

  it('shows the descriptions of all that visitors decide about before that of the locked one', async () => {
    await sizeWindow(375, 640)
    const scene = await dialogScene()
    const { element, store } = scene
    const speak = await polyglot(store)
    const view = rootOf(element).querySelector('.scroll-view')!
    const isOpen = (name: string): boolean =>
      part(element, `category-${name}`).querySelector('[aria-expanded=true]') !== null
    let full = 0
    for (const language of ['en', 'de', 'fi', 'nl', 'sv', 'ar', 'ja']) {
      speak(language)
      await settled()
      await eventually(() => expect(open(element), language).to.be.within(3, 5))
      expect(view.scrollHeight, language).to.be.at.most(view.clientHeight + 1)
      if (open(element) === 5) full++
      else if (open(element) === 4) expect(isOpen('necessary'), language).to.equal(false)
    }
    expect(full, 'languages with all five').to.be.below(7)
  })

  it('keeps all switches in view when services arrive after it has opened, and lists them once their category is opened', async () => {
    await sizeWindow(768, 1024)
    const { element, store } = await dialogScene()
    expect(open(element)).to.equal(5)
    store.set(servicesAtom, manyServices)
    await settled()
    await eventually(() => expect(visibleSwitches(element)).to.equal(5))
    const lists = () => [...rootOf(element).querySelectorAll('[part=services]>ul')]
    expect(lists()).to.eql([])
    part(element, 'category-marketing').querySelector<HTMLElement>('[aria-expanded=false]')!.click()
    await settled()
    expect(lists().map(list => list.closest('[part^=category-]')!.part.value)).to.eql(['category-marketing'])
  })

  it('opens the same descriptions to returning visitors, whenever their dates and receipts arrive', async () => {
    await sizeWindow(768, 1024)
    const { element, store } = await dialogScene()
    comeBack(store)
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: false }) // a signal is known before the dialog opens
    await settled()
    const first = open(element)
    store.set(isPrivacyDialogOpenAtom, false)
    await eventually(() => expect(partOrNull(element, 'dialog')).to.equal(null))
    store.set(isPrivacyDialogOpenAtom, true)
    await eventually(() => expect(open(element)).to.equal(first))
    expect([first >= 4, visibleSwitches(element)]).to.eql([true, 5])
  })

  it('leaves no empty space below two categories at 1280x720', async () => {
    await sizeWindow(1280, 720)
    const { element } = await dialogScene({ gdprTypes: ['necessary', 'marketing'] })
    const gap = box(rootOf(element).querySelector('.tail')!).top - box(part(element, 'categories')).bottom
    expect(open(element)).to.equal(2)
    expect(gap).to.be.at.most(96)
  })

  it('shows the categories in two columns with layout="wide" from 1280 pixels on', async () => {
    await sizeWindow(1280, 800)
    const { element } = await dialogScene({ attributes: { layout: 'wide' } })
    const tops = (): number[] => categoryNames.map(name => Math.round(box(part(element, `category-${name}`)).top))
    expect(box(part(element, 'dialog')).width).to.equal(896)
    expect(getComputedStyle(part(element, 'categories')).overflow, 'clips no corner').to.equal('visible')
    expect(tops()[0]).to.equal(tops()[1])
    await sizeWindow(1279, 800)
    await settled()
    expect(box(part(element, 'dialog')).width).to.equal(448)
    expect(new Set(tops()).size).to.equal(5)
  })
})

describe('the banner in small windows', () => {
  afterEach(clearPage)

  // The label of an opt-out law is too long for half a row, so that the banner has a third row of buttons.
  for (const law of ['opt-in', 'opt-out'])
    it(`covers at most 45 percent of 360x640 in every language (${law})`, async () => {
      await sizeWindow(360, 640)
      const scene = await bannerScene()
      if (law === 'opt-out') optOut(scene.store)
      const wrong = await wrongIn(scene, () => {
        const { width, height } = box(part(scene.element, 'banner'))
        const share = (width * height) / (360 * 640)
        return share > 0.45 ? share.toFixed(3) : null
      })
      expect(wrong).to.eql({})
    })
})

describe('Accept and Reject', () => {
  afterEach(clearPage)

  for (const width of [320, 360, 375])
    for (const [name, scene] of Object.entries({ banner: bannerScene, dialog: dialogScene }))
      it(`have the same size and number of lines in every language, without broken words (${name}, ${width}px)`, async () => {
        await sizeWindow(width, 640)
        const shown = await scene()
        expect(await wrongIn(shown, () => flaws(shown))).to.eql({})
      })

  for (const width of [320, 360, 375])
    it(`have the same size if an opt-out law names the button, on at most two lines in every language (${width}px)`, async () => {
      await sizeWindow(width, 640)
      const scene = await bannerScene()
      optOut(scene.store)
      const wrong = await wrongIn(scene, () => {
        const [accept, reject] = [part(scene.element, 'accept'), part(scene.element, 'reject')]
        const found = [...unequalSides(accept, reject), ...broken(scene)]
        if (linesOf(reject) > 2) found.push(`${linesOf(reject)} lines`)
        return found.join('; ') || null
      })
      expect(wrong).to.eql({})
    })
})

describe("the site's colors", () => {
  afterEach(clearPage)

  it('stay readable: those for light pages are not combined with ours for dark pages', async () => {
    await pretend({ colorScheme: 'dark' })
    const { element, store } = await bannerScene()
    element.style.setProperty('--consent-surface', '#ffffff')
    element.style.setProperty('--consent-text', '#111111')
    element.style.setProperty('--consent-accent', '#0b6b3a')
    await settled()
    const surface = getComputedStyle(part(element, 'banner')).backgroundColor
    const read = (name: string): string => getComputedStyle(part(element, name)).color
    expect(contrast(read('description'), surface)).to.be.at.least(4.5)
    expect(contrast(read('title'), surface)).to.be.at.least(4.5)
    expect(contrast(read('accept'), getComputedStyle(part(element, 'accept')).backgroundColor)).to.be.at.least(4.5)
    element.style.setProperty('--consent-dark-surface', 'rgb(1, 2, 3)')
    expect(getComputedStyle(part(element, 'banner')).backgroundColor).to.equal('rgb(1, 2, 3)')
    store.set(settingsAtom, settings => ({ ...settings, colorScheme: 'light' }))
    await settled()
    expect(getComputedStyle(part(element, 'banner')).backgroundColor).to.equal('rgb(255, 255, 255)')
  })

  for (const [name, show] of Object.entries({ dialog: dialogScene, widget: widgetScene }))
    it(`stay readable in the dark ${name}`, async () => {
      await pretend({ colorScheme: 'dark' })
      const { element } = await show()
      for (const [color, value] of Object.entries({ surface: '#ffffff', text: '#111111', accent: '#0b6b3a' }))
        element.style.setProperty(`--consent-${color}`, value)
      await settled()
      const ground = (node: Element): string => {
        const { backgroundColor } = getComputedStyle(node)
        return backgroundColor === 'rgba(0, 0, 0, 0)' && node.parentElement
          ? ground(node.parentElement)
          : backgroundColor
      }
      for (const name of ['title', 'description', 'save', 'accept', 'category-marketing'])
        expect(contrast(getComputedStyle(part(element, name)).color, ground(part(element, name))), name).to.be.at.least(
          4.5,
        )
    })
})
