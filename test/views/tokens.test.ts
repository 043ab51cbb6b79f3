import { expect } from '@open-wc/testing'
import { adoptStyles } from '../../src/views/adopt-styles'
import { groundStyles } from '../../src/views/tokens'
import { pretend, clearPage } from './page'

/** The documented values of each token: on light pages, and on dark ones. */
const values: Record<string, readonly [light: string, dark: string]> = {
  surface: ['#ffffff', '#181c24'],
  'surface-raised': ['#f5f7f9', '#1f2530'],
  text: ['#17202c', '#eef1f5'],
  'text-muted': ['#4b5768', '#aab4c3'],
  line: ['#e1e6ec', '#2f3744'],
  control: ['#75808f', '#8692a4'],
  accent: ['#175c6e', 'oklch'],
  overlay: ['rgb(15 23 32/45%)', 'rgb(0 0 0/60%)'],
  shadow: ['0 1px 2px rgb(15 23 32/8%)', '0 0 0 1px rgb(255 255 255/8%)'],
}

describe('the tokens', () => {
  let host: HTMLElement
  let root: HTMLElement
  const tokenOf = (name: string): string => getComputedStyle(root).getPropertyValue(`--_${name}`).trim()
  const scheme = (name: string): string => {
    root.dataset.scheme = name
    return getComputedStyle(root).colorScheme
  }
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    adoptStyles(shadow, groundStyles)
    root = shadow.appendChild(document.createElement('div'))
    root.className = 'root'
  })
  afterEach(async () => {
    host.remove()
    await clearPage()
  })

  for (const [name, [light, dark]] of Object.entries(values))
    it(`have the documented ${name}, on light and on dark pages`, () => {
      for (const page of ['light', 'system', 'page-light']) {
        scheme(page)
        expect(tokenOf(name).startsWith(light), page).to.equal(true)
      }
      for (const page of ['dark', 'page-dark']) {
        scheme(page)
        expect(tokenOf(name).startsWith(dark), `${page}: ${tokenOf(name)}`).to.equal(true)
      }
    })

  for (const name of [...Object.keys(values), 'accent-hover', 'on-accent', 'focus'])
    it(`take ${name} from the site: the dark one on dark pages, the light one only where dark is chosen by name`, () => {
      host.style.setProperty(`--consent-${name}`, 'rgb(1 2 3)')
      scheme('light')
      expect(tokenOf(name)).to.equal('rgb(1 2 3)')
      scheme('dark')
      expect(tokenOf(name)).to.equal('rgb(1 2 3)')
      scheme('page-dark')
      expect(tokenOf(name)).to.not.equal('rgb(1 2 3)')
      host.style.setProperty(`--consent-dark-${name}`, 'rgb(4 5 6)')
      for (const page of ['dark', 'page-dark']) {
        scheme(page)
        expect(tokenOf(name), page).to.equal('rgb(4 5 6)')
      }
      scheme('light')
      expect(tokenOf(name)).to.equal('rgb(1 2 3)')
    })

  it('tell the browser which color scheme they are for, also in a dark system', async () => {
    expect(['light', 'dark', 'page-dark', 'system'].map(scheme)).to.eql(['light', 'dark', 'dark', 'light'])
    await pretend({ colorScheme: 'dark' })
    expect(['light', 'dark', 'system'].map(scheme)).to.eql(['light', 'dark', 'dark'])
    expect(tokenOf('surface')).to.equal('#181c24')
  })

  /** Returns the red, green and blue of a token, from 0 to 255. */
  const colorOf = (name: string): number[] => {
    const probe = root.appendChild(document.createElement('i'))
    probe.style.color = `var(--_${name})`
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!
    canvas.fillStyle = getComputedStyle(probe).color
    canvas.fillRect(0, 0, 1, 1)
    probe.remove()
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const sum = (color: number[]): number => color.reduce((all, one) => all + one, 0)

  for (const [accent, text] of [
    ['#000000', 255],
    ['#175c6e', 255],
    ['#0b57d0', 255],
    ['#757575', 255],
    ['#777777', 0],
    ['#8fd3e2', 0],
    ['#ffff00', 0],
    ['#ffffff', 0],
  ] as const)
    it(`have text of ${text} on the accent ${accent}, which moves away from it on hover`, function () {
      if (!CSS.supports('color', 'color(from red xyz-d65 clamp(0,y*9,1) y y)')) return this.skip()
      host.style.setProperty('--consent-accent', accent)
      scheme('light')
      for (const channel of colorOf('on-accent')) expect(channel).to.be.closeTo(text, 2)
      const [before, after] = [sum(colorOf('accent')), sum(colorOf('accent-hover'))]
      if (accent === '#000000' || accent === '#ffffff') expect(after).to.be.closeTo(before, 3)
      else expect(text === 255 ? before - after : after - before).to.be.above(0)
    })

  it('have a lighter accent and ring on dark pages, and a darker ring on light ones', function () {
    if (!CSS.supports('color', 'color(from red xyz-d65 clamp(0,y*9,1) y y)')) return this.skip()
    host.style.setProperty('--consent-accent', '#ff8800')
    scheme('light')
    const [light, ring] = [sum(colorOf('accent')), sum(colorOf('focus'))]
    expect(ring).to.be.below(light)
    host.style.setProperty('--consent-accent', '#003344')
    scheme('page-dark')
    expect(sum(colorOf('accent'))).to.be.above(400)
    expect(sum(colorOf('focus'))).to.be.above(400)
  })

  it('have borders of the accent that are dark enough on light pages, and of the accent itself on dark ones', function () {
    if (!CSS.supports('color', 'color(from red xyz-d65 clamp(0,y*9,1) y y)')) return this.skip()
    host.style.setProperty('--consent-accent', '#ffee88')
    scheme('light')
    expect(sum(colorOf('edge'))).to.be.below(sum(colorOf('accent')) - 100)
    for (const page of ['dark', 'page-dark']) {
      scheme(page)
      expect(colorOf('edge'), page).to.eql(colorOf('accent'))
    }
  })
})
