import { aTimeout, expect } from '@open-wc/testing'
import { languages } from '../../../src/translations/languages'
import { keepOffer } from '../../../src/views/hand-off/keep-offer'
import { offerTexts } from '../../../src/views/hand-off/offer-texts'
import { eventually } from '../../support/eventually'

describe('an offer in the banner', () => {
  let banner: HTMLElement
  let root: ShadowRoot
  let texts: { text: string; button: string; language: string }
  let used: Event[]
  let kept: ReturnType<typeof keepOffer>
  const offer = (): HTMLElement | null => root.querySelector('[part=offer]')
  const start = (): void => {
    kept = keepOffer(
      () => texts,
      event => used.push(event),
    )
  }

  beforeEach(() => {
    // Not defined here, so that the test has the shadow tree to itself.
    banner = document.createElement('consent-banner')
    root = banner.shadowRoot ?? banner.attachShadow({ mode: 'open' })
    root.innerHTML = '<div part="text"><p>We ask.</p></div>'
    texts = { text: 'You allowed.', button: 'The same', language: 'en' }
    used = []
  })
  afterEach(() => {
    kept.stop()
    banner.remove()
  })

  it('stands after the text, with a button as quiet as Customize, and hands over the press', () => {
    document.body.append(banner)
    start()
    expect(offer()!.previousElementSibling!.textContent).to.equal('We ask.')
    expect(offer()!.querySelector('p')!.textContent).to.equal('You allowed.')
    const button = offer()!.querySelector('button')!
    expect([button.textContent, button.type, button.className, button.part.value]).to.deep.equal([
      'The same',
      'button',
      'button soft',
      'use-offer',
    ])
    button.click()
    expect(used.map(({ type }) => type)).to.deep.equal(['click'])
    expect(getComputedStyle(offer()!).marginTop, 'the styles').not.to.equal('')
    expect(root.adoptedStyleSheets.length + root.querySelectorAll('style').length).to.equal(1)
  })

  it('is there once, also if it is drawn again in another language', () => {
    document.body.append(banner)
    start()
    texts = { text: 'Erlaubt.', button: 'Genauso', language: 'de' }
    kept.draw()
    expect(root.querySelectorAll('[part=offer]')).to.have.length(1)
    expect([offer()!.querySelector('p')!.textContent, offer()!.querySelector('button')!.textContent]).to.deep.equal([
      'Erlaubt.',
      'Genauso',
    ])
  })

  it('waits for a banner that is painted later than its element is there', async () => {
    root.replaceChildren()
    document.body.append(banner)
    start()
    expect(offer()).to.equal(null)
    root.innerHTML = '<div part="text"><p>Wir fragen.</p></div>'
    await Promise.resolve()
    expect(offer()!.previousElementSibling!.textContent).to.equal('Wir fragen.')
  })

  it('waits for the banner, and comes back in another one', async () => {
    start()
    await aTimeout(0)
    document.body.append(banner)
    await eventually(() => expect(offer()).not.to.equal(null))
    offer()!.remove()
    document.body.append(document.createElement('i'))
    await eventually(() => expect(offer()).not.to.equal(null))
    document.body.lastElementChild!.remove()
  })

  it('is not added to a banner without a text, and not after a stop', async () => {
    root.innerHTML = ''
    document.body.append(banner)
    start()
    expect(offer()).to.equal(null)
    root.innerHTML = '<div part="text"></div>'
    kept.draw()
    expect(offer()).not.to.equal(null)
    kept.stop()
    expect(offer()).to.equal(null)
    document.body.append(document.createElement('i'))
    await aTimeout(0)
    expect(offer()).to.equal(null)
    document.body.lastElementChild!.remove()
  })
})

describe('the texts of an offer', () => {
  it('are whole in each of their languages, which the banner has, too', () => {
    const english = offerTexts.en!
    for (const [language, texts] of Object.entries(offerTexts)) {
      expect(['en', ...Object.keys(languages)], language).to.include(language)
      expect(Object.keys(texts)).to.deep.equal(Object.keys(english))
      expect(texts.chose).to.match(/^(?!\s).*\{site\}.*\{choice\}.*\S$/)
      expect(texts.rejected)
        .to.match(/^(?!\s).*\{site\}.*\S$/)
        .and.not.include('{choice}')
      expect(texts.use)
        .to.match(/^\S.*\S$/)
        .and.not.include('{')
      if (language !== 'en')
        for (const name of ['chose', 'rejected', 'use'] as const) expect(texts[name]).not.to.equal(english[name])
    }
  })
})
