import { expect } from '@open-wc/testing'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { holdStyleAttribute, holdStyles, isPlainStyle } from '../../../src/blocking/hold/hold-styles'
import { trackerJudge } from '../stand-ins'

const blocked = (css: string): string => css.replaceAll('https://tracker.test', 'data:,https://tracker.test')

describe('styles that fetch from a blocked host', () => {
  const { allow, judged } = trackerJudge()
  beforeEach(() => allow(false))
  afterEach(() => allow())

  for (const css of [
    'a { background: url(https://tracker.test/a.png) }',
    'a { background: url("https://tracker.test/a.png") }',
    "a { background: URL('https://tracker.test/a.png') }",
    'a { background: image-set("https://tracker.test/a.png" 1x, url(https://tracker.test/b.png) 2x) }',
    '@import "https://tracker.test/a.css";',
    '@import url(https://tracker.test/a.css) screen;',
    'a { --picture: url(https://tracker.test/a.png) }',
  ])
    it(`have a prefix before each address: ${css}`, () => {
      expect(holdStyles(css)).to.equal(blocked(css))
      // Once more, as styles are read and written again.
      expect(holdStyles(blocked(css))).to.equal(blocked(css))
    })

  for (const css of [
    'a { background: url(/a.png) }',
    'a { background: url(data:image/png;base64,tracker) }',
    'a { color: red }',
    'a { content: "https tracker.test" }',
    'a { filter: url(#tracker) }',
  ])
    it(`stay as they are otherwise: ${css}`, () => expect(holdStyles(css)).to.equal(css))

  it('lose the prefix once they are allowed', () => {
    const css = 'a { background: url(https://tracker.test/a.png) }'
    const element = document.createElement('style')
    element.textContent = holdStyles(css, element)
    expect(element.textContent).to.equal(blocked(css))
    allow(true)
    releaseDeferred()
    expect(element.textContent).to.equal(css)
  })

  it('are found when the address is written with escapes, which are kept elsewhere', () => {
    expect(holdStyles('a { background: url(https://tr\\61 cker.test/a) }')).to.equal(
      'a { background: url(data:,https://tracker.test/a) }',
    )
    const harmless = '.\\31 a { content: "\\201c"; background: url(/a) }'
    expect(holdStyles(harmless)).to.equal(harmless)
  })

  it('are not looked for in values that cannot fetch', () => {
    for (const value of [null, undefined, 5, '', 'red', 'calc(1px + 2px)']) expect(isPlainStyle(value)).to.equal(true)
    for (const value of ['url(a)', 'image-set("a")', '//a', '\\61', {}]) expect(isPlainStyle(value)).to.equal(false)
  })

  const address = 'https://tracker.test/a.png'
  const carriers: Record<string, { make: (css: string) => { held: string; read: () => string }; css: string }> = {
    'a declaration': {
      css: `background-image: url("${address}");`,
      make(css) {
        const { style } = document.createElement('p')
        return { held: (style.cssText = holdStyles(css, style)), read: () => style.cssText }
      },
    },
    'a style element': {
      css: `a { background: url(${address}) } b { cursor: url("${address}"), auto }`,
      make(css) {
        const element = document.createElement('style')
        return { held: (element.textContent = holdStyles(css, element)), read: () => element.textContent }
      },
    },
    'a style sheet': {
      css: `i { color: red; }|b { background-image: url("${address}"); }|u { color: blue; }`,
      make(css) {
        const sheet = new CSSStyleSheet()
        const rules = css.split('|')
        rules.forEach((rule, at) => sheet.insertRule(holdStyles(rule, sheet), at))
        return {
          held: holdStyles(css),
          read: () => [...sheet.cssRules].map(({ cssText }) => cssText).join('|'),
        }
      },
    },
    'an attribute of SVG': {
      css: `url("${address}")`,
      make(css) {
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
        element.setAttribute('stroke', 'red')
        const held = holdStyleAttribute(element, 'fill', css)
        element.setAttribute('fill', held)
        return { held, read: () => (element.getAttribute('stroke') === 'red' ? element.getAttribute('fill')! : '') }
      },
    },
    'a style attribute': {
      css: `background-image: url("${address}");`,
      make(css) {
        const element = document.createElement('p')
        const held = holdStyleAttribute(element, 'style', css)
        element.setAttribute('style', held)
        return { held, read: () => element.style.cssText }
      },
    },
  }
  for (const [name, { make, css }] of Object.entries(carriers))
    it(`get their address back: ${name}`, () => {
      const { held, read } = make(css)
      expect(held).to.equal(blocked(css))
      expect(read()).to.contain(`data:,${address}`)
      releaseDeferred()
      expect(read()).to.contain(`data:,${address}`)
      allow()
      releaseDeferred()
      expect(read()).to.equal(css)
    })

  it('get each of their addresses back by itself, and no other text', () => {
    const element = document.createElement('style')
    const css = `a { background: url(${address}), url(https://tracker.test/b.png?$&); } /* ${address} */`
    element.textContent = holdStyles(css, element)
    expect(element.textContent).to.equal(
      css
        .replace(`url(${address}`, `url(data:,${address}`)
        .replace('url(https://tracker.test/b', () => 'url(data:,https://tracker.test/b'),
    )
    allow()
    releaseDeferred()
    expect(element.textContent).to.equal(css)
  })

  it('are judged once for each address of one carrier, and then wait', () => {
    const { style } = document.createElement('p')
    judged.length = 0
    for (let time = 0; time < 3; time++) expect(holdStyles(`url(${address})`, style)).to.equal(`url(data:,${address})`)
    expect(judged.map(([url, channel]) => `${channel} ${url}`)).to.deep.equal([`style ${address}`])
    // What is marked already was reported then.
    holdStyles(`url(data:,${address})`)
    expect(judged.at(-1)![1]).to.equal('release')
    allow()
    releaseDeferred()
  })

  const escapes: [css: string, isHeld: boolean][] = [
    ['url(https://\\74 racker.test/)', true],
    ['url(https://\\000074racker.test/)', true],
    ['url(https:\\/\\/tracker.test/)', true],
    ['\\75rl(https://tracker.test/)', true],
    ['@\\69mport "https://tracker.test/"', true],
    ['url("https://track\\\ner.test/")', true],
    ['url(https://\\110000 racker.test/)', false],
    ['url(https://\\ffffff tracker.test/)', true],
    ['url(/a\\)tracker.test)', false],
    ['a::before { content: "\\201c" }', false],
  ]
  for (const [css, isHeld] of escapes)
    it(`${isHeld ? 'are blocked' : 'stay as they are'}: ${JSON.stringify(css)}`, () => {
      const held = holdStyles(css)
      if (isHeld) expect(held).to.contain('data:,')
      else expect(held).to.equal(css)
    })

  const forms: [css: string, isHeld: boolean][] = [
    ['url( https://tracker.test/ )', true],
    ["url('https://tracker.test/')", true],
    ['Url("//tracker.test/")', true],
    ['src("https://tracker.test/")', true],
    ['image("https://tracker.test/")', true],
    ['url(tracker.test/a)', true],
    ['url(tracker)', false],
    ['curl(tracker:a)', true],
    ['format(https://tracker.test/)', false],
    ['url(DATA:text/plain,tracker/)', false],
    ['url(https://shop.test/)', false],
    ['', false],
  ]
  for (const [css, isHeld] of forms)
    it(`${isHeld ? 'have a prefix' : 'have none'}: ${css}`, () =>
      expect(holdStyles(css).includes('data:,')).to.equal(isHeld))
})
