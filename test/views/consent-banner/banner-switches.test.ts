import { expect } from '@open-wc/testing'
import { categoryNames } from '../../../src/consent/categories'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { effectiveConsentsAtom, recordAtom } from '../../../src/store/record-atoms'
import { signalsAtom } from '../../../src/store/settings-atoms'
import { eventually } from '../../support/eventually'
import { bannerScene, choiceScene, languages, rootOf, settled, speak, type Scene } from '../accessibility/scenes'
import { allLanguages, polyglot } from '../all-languages'
import { clearPage, focused, part, partOrNull, press, sizeWindow, spoken } from '../page'

const box = (element: Element): DOMRect => element.getBoundingClientRect()
const switchOf = ({ element }: Scene, name: string): HTMLElement => part(element, `switch-${name}`)
const checked = (scene: Scene): string[] =>
  categoryNames.filter(name => switchOf(scene, name).getAttribute('aria-checked') === 'true')

describe('the switches of the banner', () => {
  afterEach(clearPage)

  it('are not there without the option', async () => {
    const scene = await bannerScene()
    await settled()
    expect([partOrNull(scene.element, 'save'), rootOf(scene.element).querySelector('[role=switch]')]).to.eql([
      null,
      null,
    ])
  })

  it('are off except for the necessary one, and saving stores what they show', async () => {
    const scene = await choiceScene()
    expect(checked(scene)).to.eql(['necessary'])
    switchOf(scene, 'measurement').click()
    switchOf(scene, 'marketing').click()
    switchOf(scene, 'marketing').click()
    switchOf(scene, 'necessary').click()
    expect(checked(scene)).to.eql(['necessary', 'measurement'])
    expect(scene.store.get(recordAtom), 'nothing is stored before').to.equal(null)
    part(scene.element, 'save').click()
    const { consents, consentInfo } = scene.store.get(recordAtom)!
    expect([Object.keys(consents).filter(name => consents[name as 'marketing']), consentInfo.type]).to.eql([
      ['necessary', 'measurement'],
      'custom',
    ])
    await eventually(() => expect(partOrNull(scene.element, 'banner')).to.equal(null))
  })

  it('say what a browser signal turns off, and stay off', async () => {
    const scene = await choiceScene()
    scene.store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await settled()
    switchOf(scene, 'marketing').click()
    expect(checked(scene)).to.eql(['necessary'])
    const tree = await spoken()
    const told = tree.filter(line => /"(Marketing|Strictly necessary)"/i.test(line) && line.startsWith('switch'))
    expect(told.map(line => /\(([^)]*)\)/.exec(line)?.[1])).to.eql([
      'Always active',
      part(scene.element, 'category-marketing').querySelector('.why')!.textContent,
    ])
    part(scene.element, 'save').click()
    expect(scene.store.get(effectiveConsentsAtom).marketing).to.equal(false)
  })

  it('are used by keyboard, between the text and the buttons, and keep the focus', async () => {
    const scene = await choiceScene()
    switchOf(scene, 'functionality').focus()
    await press(' ')
    expect(checked(scene)).to.eql(['necessary', 'functionality'])
    expect(focused()?.getAttribute('part')).to.equal('switch-functionality')
    const order = [...rootOf(scene.element).querySelectorAll('button')].map(button => button.getAttribute('part'))
    expect(order).to.eql([...categoryNames.map(name => `switch-${name}`), 'accept', 'reject', 'customize', 'save'])
  })

  it('go on in the dialog with what was changed, and come back as they were when it closes', async () => {
    const scene = await choiceScene()
    switchOf(scene, 'experience').click()
    scene.store.set(openSettingsAtom)
    await eventually(() => expect(partOrNull(scene.element, 'banner')).to.equal(null))
    scene.store.set(closeSettingsAtom)
    await eventually(() => part(scene.element, 'save'))
    expect(checked(scene)).to.eql(['necessary'])
  })

  for (const [width, height] of [
    [320, 480],
    [375, 667],
    [1280, 720],
  ] as const)
    for (const language of ['de', 'fi', 'ar'] as const)
      it(`leave all buttons in view, of equal size, at ${width}x${height} (${language})`, async () => {
        await sizeWindow(width, height)
        const scene = await choiceScene({ language })
        const banner = box(part(scene.element, 'banner'))
        expect(banner.top).to.be.at.least(0)
        for (const name of ['accept', 'reject', 'customize', 'save']) {
          const { top, bottom } = box(part(scene.element, name))
          expect(top, name).to.be.at.least(banner.top)
          expect(bottom, name).to.be.at.most(Math.min(height, banner.bottom) + 0.5)
        }
        const [accept, reject] = [box(part(scene.element, 'accept')), box(part(scene.element, 'reject'))]
        expect([accept.width, accept.height]).to.eql([reject.width, reject.height])
        const wide = [...rootOf(scene.element).querySelectorAll('.label,button')].filter(
          node => node.scrollWidth > node.clientWidth + 1,
        )
        expect(wide.map(({ textContent }) => textContent)).to.eql([])
      })

  for (const width of [320, 360, 375, 390, 1280])
    it(`break no word and fit into the banner at ${width} pixels, in every language`, async () => {
      await sizeWindow(width, 800)
      const { element, store } = await choiceScene()
      const speakAll = await polyglot(store)
      const wrong: string[] = []
      for (const language of allLanguages) {
        speakAll(language)
        await settled()
        const text = part(element, 'text')
        if (text.scrollWidth > text.clientWidth) wrong.push(`${language}: ${text.scrollWidth} of ${text.clientWidth}`)
        for (const label of rootOf(element).querySelectorAll('.label,[part=save],[part=customize]'))
          if (label.scrollWidth > label.clientWidth + 1) wrong.push(`${language}: ${label.textContent}`)
      }
      expect(wrong).to.eql([])
    })

  it('follow the language', async () => {
    const { element, store } = await choiceScene()
    speak(store, 'de')
    await settled()
    expect(part(element, 'save').textContent).to.equal(languages.de.common!.save)
  })
})

describe("the cue below the banner's text", () => {
  afterEach(clearPage)
  const cue = ({ element }: Scene): HTMLElement | null => rootOf(element).querySelector('.more')
  const isShown = (scene: Scene): boolean => (cue(scene)?.getBoundingClientRect().height ?? 0) > 0

  it('shows until its end is reached, and only where the text scrolls', async () => {
    await sizeWindow(320, 256)
    const scene = await bannerScene({ language: 'de' })
    await eventually(() => expect(isShown(scene)).to.equal(true))
    const text = part(scene.element, 'text')
    const { scrollHeight } = text
    text.scrollTop = text.scrollHeight
    await eventually(() => expect(isShown(scene)).to.equal(false))
    expect(text.scrollHeight, 'it takes no room').to.equal(scrollHeight)
    await sizeWindow(1280, 800)
    await settled()
    expect(isShown(scene)).to.equal(false)
  })
})
