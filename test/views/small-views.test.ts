import { expect } from '@open-wc/testing'
import { adoptStyles } from '../../src/views/adopt-styles'
import { attributeOf } from '../../src/views/attribute-of'
import { downloadJson } from '../../src/views/download-json'
import { focusedElement } from '../../src/views/focused-element'
import { pressContext } from '../../src/views/press-context'
import { fadeDuration, whenFaded } from '../../src/views/when-faded'
import { stopClock } from '../support/fake-clock'

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => place.remove())

describe('the styles of a shadow tree', () => {
  const rooted = (): ShadowRoot => {
    const host = document.createElement('div')
    place.append(host)
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<p></p>'
    return root
  }
  const color = (root: ShadowRoot): string => getComputedStyle(root.querySelector('p')!).color

  it('are one sheet for all trees, and added once', () => {
    const [one, other] = [rooted(), rooted()]
    for (let times = 0; times < 2; times++) for (const root of [one, other]) adoptStyles(root, 'p{color:rgb(1,2,3)}')
    expect([color(one), color(other)]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(1, 2, 3)'])
    expect(one.adoptedStyleSheets).to.have.length(1)
    expect(one.adoptedStyleSheets[0]).to.equal(other.adoptedStyleSheets[0])
    adoptStyles(one, 'p{color:rgb(4,5,6)}')
    expect([one.adoptedStyleSheets.length, color(one)]).to.deep.equal([2, 'rgb(4, 5, 6)'])
  })

  it('are elements in browsers without such sheets, which come back if the tree is emptied', async () => {
    const own = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'replaceSync')!
    delete (CSSStyleSheet.prototype as { replaceSync?: unknown }).replaceSync
    const root = rooted()
    try {
      for (let times = 0; times < 2; times++) adoptStyles(root, 'p{color:rgb(7,8,9)}')
    } finally {
      Object.defineProperty(CSSStyleSheet.prototype, 'replaceSync', own)
    }
    expect([root.querySelectorAll('style').length, color(root)]).to.deep.equal([1, 'rgb(7, 8, 9)'])
    root.innerHTML = '<p></p>'
    await Promise.resolve()
    expect([root.querySelectorAll('style').length, color(root)]).to.deep.equal([1, 'rgb(7, 8, 9)'])
  })
})

describe('a fade', () => {
  it('lasts as long as the longest animation of the page’s own styles', () => {
    for (const [css, duration] of [
      ['', 0],
      ['animation-duration:0.2s', 200],
      ['animation-duration:0s,0.5s,100ms', 500],
    ] as const) {
      place.style.cssText = css
      expect(fadeDuration(place), css).to.equal(duration)
    }
    expect(fadeDuration(null)).to.equal(0)
  })

  it('calls back after its time, at once without one, and never after it was cancelled', async () => {
    const clock = stopClock()
    const done: string[] = []
    try {
      whenFaded(0, () => done.push('none'))()
      expect(done).to.deep.equal(['none'])
      whenFaded(200, () => done.push('long'))
      whenFaded(200, () => done.push('cancelled'))()
      await clock.pass(199)
      expect(done).to.deep.equal(['none'])
      await clock.pass(1)
      expect(done).to.deep.equal(['none', 'long'])
    } finally {
      clock.restore()
    }
  })
})

describe('the focused element', () => {
  it('is the innermost one, through shadow trees', () => {
    const inner = document.createElement('div')
    const root = place.attachShadow({ mode: 'open' })
    root.append(inner)
    inner.attachShadow({ mode: 'open' }).innerHTML = '<button></button>'
    const button = inner.shadowRoot!.querySelector('button')!
    button.focus()
    expect(focusedElement()).to.equal(button)
    button.blur()
    expect(focusedElement()).to.equal(document.body)
  })
})

describe('small facts', () => {
  it('of a press: its surface, and that a script made it', () => {
    expect(pressContext('banner', { isTrusted: true })).to.deep.equal({ surface: 'banner' })
    expect(pressContext('dialog', { isTrusted: false })).to.deep.equal({ surface: 'dialog', trusted: false })
  })

  it('of an option: the name of its attribute', () => {
    expect(['mode', 'policyUrl', 'acceptAllGrants'].map(attributeOf)).to.deep.equal([
      'mode',
      'policy-url',
      'accept-all-grants',
    ])
  })

  it('of a download: a file of readable JSON with its name, which is released later', async () => {
    const clock = stopClock()
    const clicked: HTMLAnchorElement[] = []
    const { click } = HTMLElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      clicked.push(this)
    }
    try {
      downloadJson('receipts.json', { a: [1] })
      const [link] = clicked
      expect([link!.download, clicked.length]).to.deep.equal(['receipts.json', 1])
      const response = await fetch(link!.href)
      expect([await response.text(), response.headers.get('content-type')]).to.deep.equal([
        '{\n  "a": [\n    1\n  ]\n}',
        'application/json',
      ])
      await clock.pass(9999)
      expect((await fetch(link!.href)).ok).to.equal(true)
      await clock.pass(1)
      const isGone = await fetch(link!.href).then(
        () => false,
        () => true,
      )
      expect(isGone).to.equal(true)
    } finally {
      delete (HTMLAnchorElement.prototype as { click?: unknown }).click
      expect(HTMLElement.prototype.click).to.equal(click)
      clock.restore()
    }
  })
})
