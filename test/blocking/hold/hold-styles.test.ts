import { expect } from '@open-wc/testing'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { holdStyles, isPlainStyle } from '../../../src/blocking/hold/hold-styles'
import { trackerJudge } from '../stand-ins'

const blocked = (css: string): string => css.replaceAll('https://tracker.test', 'data:,https://tracker.test')

describe('styles that fetch from a blocked host', () => {
  const { allow } = trackerJudge()
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
})
