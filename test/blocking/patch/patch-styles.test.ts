import { expect } from '@open-wc/testing'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { patchStyles } from '../../../src/blocking/patch/patch-styles'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const held = `data:,${tracker}`
/** Not in Chromium: its declarations have the properties themselves. */
const hasStyleAccessors = 'background' in (Object.getPrototypeOf(document.body.style) as object)

describe('patchStyles', () => {
  const { allow, judged } = trackerJudge()
  let place: HTMLElement
  let restores: (() => boolean)[]
  beforeEach(async () => {
    // Nodes that the previous test touched are scanned when its script has ended.
    await Promise.resolve()
    allow(false)
    place = document.body.appendChild(document.createElement('div'))
    restores = [patchStyles(), patchMarkup()]
    judged.length = 0
  })
  afterEach(() => {
    for (const restore of restores) restore()
    place.remove()
    allow()
    releaseDeferred()
  })
  const sheetIn = (): CSSStyleSheet => place.appendChild(document.createElement('style')).sheet!
  const ruled = (): CSSStyleRule => {
    const sheet = sheetIn()
    sheet.insertRule('i { color: red }')
    return sheet.cssRules[0] as CSSStyleRule
  }
  const adopted = (write: (sheet: CSSStyleSheet) => unknown): (() => string) => {
    const sheet = new CSSStyleSheet()
    write(sheet)
    return () => sheet.cssRules[0]!.cssText
  }

  it('keeps the escapes in all other values of the same styles', () => {
    const style = place.appendChild(document.createElement('style'))
    style.textContent = `i { background: url(${tracker}) } b::after { content: "\\"\\201C" } u { background: u\\72l("/own") }`
    const rules = (): string[] => [...style.sheet!.cssRules].map(({ cssText }) => cssText)
    expect(rules()[0]).to.contain(held)
    expect(rules()[1]).to.contain('"\\"“"')
    expect(rules()[2]).to.contain('url("/own")')
    allow()
    releaseDeferred()
    expect(style.textContent).to.equal(
      `i { background: url(${tracker}) } b::after { content: "\\"\\201C" } u { background: u\\72l("/own") }`,
    )
  })

  for (const name of ['url', 'URL', 'Url'])
    it(`blocks addresses without quotes in ${name}()`, () => {
      place.style.cssText = `background: ${name}(${tracker})`
      expect(place.style.cssText).to.contain(held)
      const style = place.appendChild(document.createElement('style'))
      style.textContent = `i { background: ${name}( ${tracker} ) }`
      expect(style.sheet!.cssRules[0]!.cssText).to.contain(held)
    })

  it('blocks URLs in declarations between nested rules, if the browser has them', () => {
    if (!('CSSNestedDeclarations' in window)) return
    const { cssRules } = (() => {
      const sheet = sheetIn()
      sheet.insertRule('i { b { color: red } color: blue }')
      return sheet.cssRules[0] as CSSStyleRule
    })()
    const { style } = cssRules[1] as CSSStyleRule
    style.backgroundImage = `url(${tracker})`
    expect(style.backgroundImage).to.contain(held)
  })

  /** Each function writes styles and returns a function that reads them. */
  const ways: Record<string, () => () => string> = {
    setProperty() {
      place.style.setProperty('background-image', `url(${tracker})`)
      return () => place.style.backgroundImage
    },
    cssText() {
      place.style.cssText = `background: url('${tracker}')`
      return () => place.style.backgroundImage
    },
    'a property'() {
      place.style.backgroundImage = `url(${tracker})`
      return () => place.style.backgroundImage
    },
    'image-set() with a string'() {
      place.style.setProperty('background-image', `image-set("${tracker}" 1x)`)
      return () => place.style.backgroundImage
    },
    'the text of a style element'() {
      const style = place.appendChild(document.createElement('style'))
      style.textContent = `@import "${tracker}";`
      return () => style.textContent!
    },
    'a string in a custom property'() {
      place.style.setProperty('--address', `"${tracker}"`)
      return () => place.style.getPropertyValue('--address')
    },
    'text appended to a style element'() {
      const style = place.appendChild(document.createElement('style'))
      style.append(`i { background: url(${tracker}) }`)
      return () => style.textContent!
    },
    'the data of the text in a style element'() {
      const style = place.appendChild(document.createElement('style'))
      style.textContent = ' '
      ;(style.firstChild as Text).data = `@font-face { font-family: f; src: url(${tracker}) }`
      return () => style.textContent!
    },
    insertRule() {
      const sheet = sheetIn()
      sheet.insertRule(`i { background: url(${tracker}) }`)
      return () => sheet.cssRules[0]!.cssText
    },
    'insertRule of a group'() {
      const sheet = sheetIn()
      sheet.insertRule('@media all { }')
      ;(sheet.cssRules[0] as CSSMediaRule).insertRule(`i { background: url(${tracker}) }`)
      return () => sheet.cssRules[0]!.cssText
    },
    replaceSync: () => adopted(sheet => sheet.replaceSync(`i { background: url(${tracker}) }`)),
    'appendRule of keyframes'() {
      const sheet = sheetIn()
      sheet.insertRule('@keyframes k { to { color: red } }')
      ;(sheet.cssRules[0] as CSSKeyframesRule).appendRule(`from { background: url(${tracker}) }`)
      return () => sheet.cssRules[0]!.cssText
    },
    'the style of a rule of keyframes'() {
      const sheet = sheetIn()
      sheet.insertRule('@keyframes k { from { color: red } }')
      const { style } = (sheet.cssRules[0] as CSSKeyframesRule).cssRules[0] as CSSKeyframeRule
      style.backgroundImage = `url(${tracker})`
      return () => style.backgroundImage
    },
    'the style of an element of MathML'() {
      const math = document.createElementNS('http://www.w3.org/1998/Math/MathML', 'math') as MathMLElement
      math.style.backgroundImage = `url(${tracker})`
      return () => math.style.backgroundImage
    },
    'a map of styles'() {
      if (!('StylePropertyMap' in window)) place.style.backgroundImage = `url(${tracker})`
      else place.attributeStyleMap.set('background-image', `url(${tracker})`)
      return () => place.style.backgroundImage
    },
    'the map of a rule, and a parsed value'() {
      const rule = ruled()
      if (!('StylePropertyMap' in window)) rule.style.backgroundImage = `url(${tracker})`
      else rule.styleMap.append('background-image', CSSStyleValue.parse('background-image', `url(${tracker})`))
      return () => rule.style.backgroundImage
    },
    'the style of a rule'() {
      const rule = ruled()
      rule.style.backgroundImage = `url(${tracker})`
      return () => rule.style.backgroundImage
    },
  }
  for (const [way, write] of Object.entries(ways)) {
    it(`blocks a URL that is written by ${way}, and releases it`, () => {
      const read = write()
      expect(read()).to.contain(held)
      expect(judged.filter(([, channel]) => channel === 'style')).to.deep.equal([[tracker, 'style']])
      allow()
      releaseDeferred()
      expect(read()).to.contain(tracker).and.not.contain(held)
    })
  }

  it('finds a URL that is written with escapes', () => {
    const style = place.appendChild(document.createElement('style'))
    style.textContent = `i { background: u\\72l(${tracker.replace('t', '\\74 ')}) }`
    expect(style.textContent).to.contain(held)
  })

  it('finds a URL that contains line breaks', () => {
    const style = place.appendChild(document.createElement('style'))
    style.textContent = `i { background: url("${tracker.replace('track', 'tra\\\nck')}") }`
    expect(style.textContent).to.contain(held)
  })

  it('blocks the keyframes of an animation that fetch on their own, and leaves the others alone', () => {
    const effect = new KeyframeEffect(place, [{ backgroundImage: `url(${tracker})` }, { color: 'red' }], 1000)
    expect(effect.getKeyframes()[0]!.backgroundImage).to.contain(held)
    expect(effect.getKeyframes()[1]!.color).to.equal('red')
    const byVariable = new KeyframeEffect(place, { '--a': [`"${tracker}"`, '"x"'] }, 1000)
    expect(byVariable.getKeyframes()[0]!['--a']).to.contain(held)
    expect([effect.target, effect.getTiming().duration]).to.deep.equal([place, 1000])
  })

  it('blocks keyframes that an iterator makes, which can be read only once', () => {
    function* keyframes(): Generator<Keyframe> {
      yield { backgroundImage: `url(${tracker})` }
      yield { backgroundImage: 'none' }
    }
    const made = place.animate(keyframes() as unknown as Keyframe[], 1000).effect as KeyframeEffect
    expect(made.getKeyframes()[0]!.backgroundImage).to.contain(held)
    expect(made.getKeyframes()).to.have.length(2)
  })

  it('lets the browser read keyframes as it does without the guard: frozen ones, each getter once and in its order', () => {
    const read: string[] = []
    const frame = (last: string): Keyframe =>
      Object.freeze({
        get width() {
          return (read.push('width'), '1px')
        },
        get willChange() {
          return (read.push('willChange'), 'left')
        },
        get backgroundImage() {
          return (read.push('backgroundImage'), `url(${tracker})`)
        },
        easing: { toString: () => 'linear' } as unknown as string,
        height: last,
      })
    const effect = new KeyframeEffect(place, Object.freeze([frame('1px'), frame('2px')]) as Keyframe[], 1000)
    expect(read).to.deep.equal(['backgroundImage', 'width', 'backgroundImage', 'width'])
    const [first, last] = effect.getKeyframes()
    expect([first!.height, last!.height, first!.easing]).to.deep.equal(['1px', '2px', 'linear'])
    expect(first!.backgroundImage).to.contain(held)
    expect(() => place.animate({ easing: 'none', color: ['red', 'blue'] }, 1000)).to.throw(TypeError)
    const cyclic: Record<string, unknown> = { opacity: [0, 1] }
    cyclic.self = cyclic
    expect(
      (place.animate(cyclic as PropertyIndexedKeyframes, 1).effect as KeyframeEffect).getKeyframes(),
    ).to.have.length(2)
  })

  it('gives no second call to a getter that returns a blocked address then', () => {
    let calls = 0
    const frame = {
      get backgroundImage() {
        return calls++ === 0 ? 'none' : `url(${tracker})`
      },
    }
    const effect = new KeyframeEffect(place, [frame, { backgroundImage: 'none' }], 1000)
    expect(effect.getKeyframes()[0]!.backgroundImage).to.equal('none')
  })

  it('lets a KeyframeEffect be copied, and options of an animation refer to themselves', () => {
    const options: Record<string, unknown> = { duration: 1000 }
    options.self = options
    const { effect } = place.animate([{ opacity: 0 }, { opacity: 1 }], options)
    const copy = new KeyframeEffect(effect as KeyframeEffect)
    expect([copy.target, copy.getKeyframes().length]).to.deep.equal([place, 2])
  })

  it('treats proxies of a declaration, and objects that inherit from one, like the browser', () => {
    if (hasStyleAccessors) return
    const written = document.createElement('p')
    const proxy = new Proxy(written.style, {})
    proxy.backgroundImage = 'none'
    expect(written.getAttribute('style')).to.equal('background-image: none;')
    expect(proxy.backgroundImage).to.equal('none')
    proxy.backgroundImage = `url(${tracker})`
    expect(written.style.backgroundImage).to.contain(held)
    const heir = Object.create(written.style) as CSSStyleDeclaration
    heir.cursor = 'pointer'
    expect([Object.keys(heir), heir.cursor, written.style.cursor]).to.deep.equal([['cursor'], 'pointer', ''])
    const { background } = CSSStyleDeclaration.prototype
    expect(background).to.equal(undefined)
    expect(() => (getComputedStyle(place).background = 'red')).to.throw(DOMException, 'read-only')
  })

  it('blocks the initial value of a registered property', () => {
    CSS.registerProperty({ name: '--first', syntax: '<url>', inherits: false, initialValue: `url(${tracker})` })
    expect(getComputedStyle(place).getPropertyValue('--first')).to.contain(held)
    const general = { syntax: '<url>', inherits: false, initialValue: `url(${tracker})` }
    CSS.registerProperty(Object.setPrototypeOf({ name: '--second' }, general) as PropertyDefinition)
    expect(getComputedStyle(place).getPropertyValue('--second')).to.contain(held)
  })

  it('blocks a URL in every property that accepts one, as soon as a script writes it', () => {
    const values = ['url(X)', 'url(X) 1', 'url(X), auto', 'below 0px url(X)', 'image-set("X" 1x)']
    const style = place.style as unknown as Record<string, string>
    const known = new Set<string>()
    for (const key in style) if (typeof style[key] === 'string' && key !== 'cssText') known.add(key)
    // Chromium does not list these spellings.
    for (const key of Array.from(known)) {
      known.add(key.replace(/^webkit/, 'Webkit'))
      known.add(key.replace(/^webkit/, '-webkit').replace(/[A-Z]/g, upper => `-${upper.toLowerCase()}`))
    }
    const write = (key: string, value: string): string => {
      style.cssText = ''
      style[key] = value
      return style.cssText!
    }
    const fetching = [...known].flatMap(key => {
      const value = values.find(each => /url|image/.test(write(key, each.replace('X', '/own'))))
      return value === undefined ? [] : [{ key, value }]
    })
    expect(fetching.length).to.be.greaterThan(40)
    for (const { key, value } of fetching) expect(write(key, value.replace('X', tracker)), key).to.contain(held)
  })

  it('keeps what properties of a style return, throw and list', () => {
    const keysOf = (): string[] => {
      const keys = []
      for (const key in place.style) keys.push(key)
      return keys
    }
    const keys = keysOf()
    const { style } = place
    style.setProperty('background-image', 'url("/own")', 'important')
    style.backgroundImage = 'none'
    expect(style.cssText).to.equal('background-image: none;')
    style.backgroundImage = 'url( nonsense'
    style.backgroundImage = undefined as unknown as string
    expect(style.backgroundImage).to.equal('url("nonsense")')
    style.backgroundImage = null as unknown as string
    expect([style.backgroundImage, style.cssText]).to.deep.equal(['', ''])
    expect(() => (getComputedStyle(place).backgroundImage = 'none')).to.throw(DOMException)
    expect(getComputedStyle(place).backgroundImage).to.equal('none')
    for (const restore of restores.splice(0)) restore()
    expect(keysOf()).to.deep.equal(keys)
  })

  it('leaves every other style, and values that are not styles, as they were written', () => {
    const css = `i { background: url("/own.png"), url(data:image/gif,x); content: "\\f101 'tracker'" }`
    const style = place.appendChild(document.createElement('style'))
    style.textContent = css
    expect(style.textContent).to.equal(css)
    place.textContent = `url(${tracker})`
    expect(place.textContent).to.equal(`url(${tracker})`)
    place.style.setProperty('color', 'red', 'important')
    place.style.setProperty('background-image', null)
    expect(place.getAttribute('style')).to.equal('color: red !important;')
  })

  it('stays as a whole if another script has replaced one of its properties', () => {
    let owner = Object.getPrototypeOf(place.style) as object
    while (!Object.hasOwn(owner, 'backgroundImage')) owner = Object.getPrototypeOf(owner) as object
    const ours = Object.getOwnPropertyDescriptor(owner, 'backgroundImage')!
    Object.defineProperty(owner, 'backgroundImage', {
      ...ours,
      set(value: string) {
        ours.set!.call(this, value)
      },
    })
    expect(restores[0]!()).to.equal(false)
    for (const name of ['backgroundImage', 'borderImage', 'background'] as const) {
      place.style[name] = `url(${tracker})`
      expect(place.style.cssText, name).to.contain(held)
      place.style.cssText = ''
    }
    Object.defineProperty(owner, 'backgroundImage', ours)
    expect(restores[0]!()).to.equal(true)
  })

  it('can be removed', () => {
    const { setProperty } = CSSStyleDeclaration.prototype
    expect(restores[0]!()).to.equal(true)
    expect(CSSStyleDeclaration.prototype.setProperty === setProperty).to.equal(false)
    place.style.setProperty('background-image', `url(${tracker})`)
    expect(place.style.backgroundImage).to.equal(`url("${tracker}")`)
    place.style.cssText = ''
    place.style.backgroundImage = `url(${tracker})`
    expect(place.style.backgroundImage).to.equal(`url("${tracker}")`)
  })
})
