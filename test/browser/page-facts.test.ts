import { expect } from '@open-wc/testing'
import { gatedCategories } from '../../src/browser/gated-categories'
import { guardTag } from '../../src/browser/guard-tag'
import { hasFastConnection } from '../../src/browser/has-fast-connection'
import { isEvent } from '../../src/browser/is-event'
import { isFramedByAnotherSite } from '../../src/browser/is-framed-by-another-site'
import { isSameSite } from '../../src/browser/is-same-site'
import { outerPage } from '../../src/browser/outer-page'
import { placeInHeader } from '../../src/browser/place-in-header'
import { whenHtmlIsRead } from '../../src/browser/when-html-is-read'

/** What a test has replaced, the newest last. */
const undo: (() => void)[] = []
afterEach(() => undo.splice(0).forEach(end => end()))
const pretend = (owner: object, name: string, value: unknown): void => {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, value })
  undo.unshift(() => void (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)))
}
const show = (html: string): void => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = html
  undo.push(() => box.remove())
}

describe('two origins', () => {
  for (const [one, other, isOne] of [
    ['https://a.example', 'https://a.example', true],
    ['https://a.example', 'http://a.example:8080', true],
    ['https://a.example', 'https://shop.a.example', true],
    ['https://shop.a.example', 'https://a.example', true],
    ['https://a.example', 'https://nota.example', false],
    ['https://nota.example', 'https://a.example', false],
    ['https://shop.a.example', 'https://blog.a.example', false],
    ['null', 'https://a.example', false],
    ['https://a.example', 'null', false],
    ['null', 'null', true],
  ] as const)
    it(`${isOne ? 'are' : 'are not'} one site: ${one} and ${other}`, () => {
      expect(isSameSite(one, other)).to.equal(isOne)
    })

  it('do not matter to a page that nothing frames', () => {
    if (window === top) expect(isFramedByAnotherSite()).to.equal(false)
  })
})

describe('a connection', () => {
  for (const [what, connection, durations, isFast] of [
    ['is fast by default', undefined, [], true],
    ['is fast with 4g', { effectiveType: '4g', saveData: false }, [], true],
    ['is slow with 3g', { effectiveType: '3g', saveData: false }, [], false],
    ['may not be used if it saves data', { effectiveType: '4g', saveData: true }, [], false],
    ['is fast if our file took 100 ms', undefined, [100], true],
    ['is slow if our file took longer', undefined, [20, 101], false],
  ] as const)
    it(what, () => {
      pretend(navigator, 'connection', connection)
      pretend(performance, 'getEntriesByName', (name: string) =>
        name === '/our.js' ? durations.map(duration => ({ duration })) : [{ duration: 9999 }],
      )
      expect(hasFastConnection('/our.js')).to.equal(isFast)
    })
})

describe('the place of a visitor in the header', () => {
  for (const [serverTiming, place] of [
    [
      [
        { name: 'cdn', description: 'US' },
        { name: 'place', description: 'US-CA' },
      ],
      'US-CA',
    ],
    [[{ name: 'cdn', description: 'US' }], undefined],
    [[], undefined],
    [undefined, undefined],
  ] as const)
    it(`is ${place} with ${JSON.stringify(serverTiming)}`, () => {
      pretend(performance, 'getEntriesByType', (type: string) => (type === 'navigation' ? [{ serverTiming }] : []))
      expect(placeInHeader()).to.equal(place)
    })

  it('is not known without an entry of the page', () => {
    pretend(performance, 'getEntriesByType', () => [])
    expect(placeInHeader()).to.equal(undefined)
  })
})

describe('the markup of a page', () => {
  it('names categories: each known word of data-consent', () => {
    show(
      '<i data-consent="marketing  measurement"></i><i data-consent="ads"></i><i data-consent></i><b data-consent="marketing"></b>',
    )
    expect(gatedCategories()).to.deep.equal(['marketing', 'measurement', 'marketing'])
  })

  it('has the tag of the guard only if that loads the manager', () => {
    expect(guardTag()).to.equal(null)
    show('<script type="x" src="/guard.js"></script><script type="x" data-manager id="ours"></script>')
    expect(guardTag()?.id).to.equal('ours')
  })

  it('is read once it is no longer loading', () => {
    let times = 0
    whenHtmlIsRead(() => times++)
    expect(times, 'a page that is read').to.equal(1)
    pretend(document, 'readyState', 'loading')
    whenHtmlIsRead(() => times++)
    expect(times).to.equal(1)
    for (let change = 0; change < 2; change++) document.dispatchEvent(new Event('readystatechange'))
    expect(times).to.equal(2)
  })
})

describe('the page around a frame', () => {
  it('is the outermost one with a manager, which is not created by the search', () => {
    expect(outerPage()).to.equal(null)
    // The runner's own page can frame this one, and has no manager.
    const pages = [{}, {}, {}] as Record<string, unknown>[]
    pages.forEach((page, at) => (page.parent = pages[at + 1] ?? page))
    const parentIs = (first: unknown): void => pretend(window, 'parent', first)
    parentIs(pages[0])
    expect(outerPage()).to.equal(null)
    const throwing = {
      get(): never {
        throw new Error('created')
      },
    }
    for (const at of [0, 1]) Object.defineProperty(pages[at]!, 'consentManager', throwing)
    expect(outerPage()).to.equal(pages[1])
    Object.defineProperty(pages[1]!, 'parent', {
      get() {
        throw new DOMException('another origin', 'SecurityError')
      },
    })
    expect(outerPage()).to.equal(pages[1])
  })
})

it('An event is what can be prevented, of the browser or of React.', () => {
  for (const value of [new Event('click'), { preventDefault() {} }]) expect(isEvent(value)).to.equal(true)
  for (const value of [undefined, null, {}, 'click', { preventDefault: true }]) expect(isEvent(value)).to.equal(false)
})
