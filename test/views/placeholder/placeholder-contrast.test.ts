import { expect } from '@open-wc/testing'
import type { HeldFrame } from '../../../src/blocking/hold/held-frame'
import { createConsentStore } from '../../../src/store/create-consent-store'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { placeholderFor, type Placeholder } from '../../../src/views/placeholder/placeholder'

const film: HeldFrame = { url: 'https://www.films.example/embed/1', categories: ['experience'] }

/** Paints colors above each other, and returns the relative luminance of WCAG. */
function luminance(...layers: readonly string[]): number {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
  for (const layer of layers) {
    context.fillStyle = layer
    context.fillRect(0, 0, 1, 1)
  }
  const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(a: number, b: number): number {
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  return (high + 0.05) / (low + 0.05)
}

describe('text of a placeholder', () => {
  let page: HTMLElement
  let placeholder: Placeholder
  const find = (selector: string): HTMLElement => placeholder.element.shadowRoot!.querySelector<HTMLElement>(selector)!

  const draw = (colorScheme: 'light' | 'dark', attributes = '', style = ''): void => {
    page.innerHTML = `<iframe title="A film" width="560" height="315" ${attributes}></iframe>`
    page.style.cssText = style
    const store = createConsentStore()
    store.set(settingsAtom, { ...store.get(settingsAtom), colorScheme })
    placeholder = placeholderFor(page.querySelector('iframe')!, store, () => {})
    placeholder.draw(film, null)
  }
  /** The color that a custom property of the placeholder resolves to. */
  const colorOf = (name: string): string => {
    const probe = find('.words').appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const texts = (): number[] =>
    ['.title', '.sentence', '[part=settings]'].map(selector => luminance(getComputedStyle(find(selector)).color))

  beforeEach(() => {
    page = document.body.appendChild(document.createElement('main'))
  })
  afterEach(() => {
    placeholder.finish('')
    page.remove()
  })

  for (const scheme of ['light', 'dark'] as const)
    for (const accent of ['', '#ffd400', '#b3261e', '#000000', '#2563eb'])
      it(`has 7:1 on the whole ground, ${scheme}, with the accent ${accent || 'of the product'}`, () => {
        draw(scheme, '', accent && `--consent-accent:${accent};--consent-dark-accent:${accent}`)
        for (const ground of ['--_ground', '--_deep'])
          for (const text of texts()) expect(contrast(text, luminance(colorOf(ground))), ground).to.be.at.least(7)
      })

  it('has 7:1 above a picture, also above a white one', () => {
    const white = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    draw('light', `data-poster='${white}'`)
    const ground = luminance('#fff', getComputedStyle(find('.sheet')).backgroundColor)
    for (const text of texts()) expect(contrast(text, ground)).to.be.at.least(7)
  })
})
