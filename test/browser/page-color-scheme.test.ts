import { expect } from '@open-wc/testing'
import { pageColorScheme, whenPageColorsChange } from '../../src/browser/page-color-scheme'
import { waitUntil } from '../support/wait-until'

const { documentElement: html, body, head } = document

afterEach(() => {
  html.removeAttribute('style')
  body.removeAttribute('style')
})

describe('the color scheme of a page', () => {
  // Colors in the notations in which browsers return computed colors.
  const backgrounds: [string, 'light' | 'dark'][] = [
    ['white', 'light'],
    ['black', 'dark'],
    ['rgb(127 127 127)', 'dark'],
    ['rgb(128 128 128)', 'light'],
    ['rgb(0 255 0)', 'light'],
    ['rgb(255 0 0)', 'dark'],
    ['rgb(0 0 255)', 'dark'],
    ['oklch(0.5 0 0)', 'light'],
    ['oklab(0.49 0 0)', 'dark'],
    ['lab(50 0 0)', 'light'],
    ['lch(49 0 0)', 'dark'],
    ['color(srgb 0.6 0.6 0.6)', 'light'],
    ['color(srgb 0.4 0.4 0.4)', 'dark'],
    ['rgb(0 0 0 / 0.5)', 'dark'],
    ['rgb(0 0 0 / 0.49)', 'light'],
  ]
  for (const [color, scheme] of backgrounds)
    it(`is ${scheme} on ${color}`, () => {
      body.style.background = color
      expect(pageColorScheme()).to.equal(scheme)
    })

  it('is that of the root if the body is transparent', () => {
    html.style.background = 'black'
    expect(pageColorScheme()).to.equal('dark')
    body.style.background = 'white'
    expect(pageColorScheme()).to.equal('light')
  })

  it('is the declared one without a background', () => {
    expect(pageColorScheme()).to.equal('light')
    html.style.colorScheme = 'dark'
    expect(pageColorScheme()).to.equal('dark')
    html.style.colorScheme = 'light dark'
    expect(pageColorScheme()).to.equal(matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')
  })
})

describe('a change of the colors of a page', () => {
  const changes: Record<string, () => void> = {
    'a class of the root': () => void (html.className = html.className === 'x' ? '' : 'x'),
    'a style of the body': () => void (body.style.background = body.style.background ? '' : 'black'),
    'a style sheet in the head': () => head.append(document.createElement('style')),
    'the end of loading': () => void dispatchEvent(new Event('load')),
    'the end of a transition of the body': () => void body.dispatchEvent(new Event('transitionend', { bubbles: true })),
  }
  for (const [what, change] of Object.entries(changes))
    it(`is noticed after ${what}, until nobody listens`, async () => {
      let calls = 0
      const stop = whenPageColorsChange(() => calls++)
      change()
      await waitUntil(() => calls > 0, 'it is noticed')
      stop()
      const before = calls
      change()
      await new Promise(resolve => setTimeout(resolve))
      expect(calls).to.equal(before)
    })

  it('is not noticed in transitions of other elements', async () => {
    let calls = 0
    const stop = whenPageColorsChange(() => calls++)
    const element = body.appendChild(document.createElement('p'))
    element.dispatchEvent(new Event('transitionend', { bubbles: true }))
    await new Promise(resolve => setTimeout(resolve))
    stop()
    element.remove()
    expect(calls).to.equal(0)
  })
})
