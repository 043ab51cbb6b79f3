import { expect } from '@open-wc/testing'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { cleanHtml } from '../../../src/blocking/tiers/clean-html'
import { restoreCapturedElements } from '../../../src/blocking/tiers/restore-captured-elements'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { watchEveryChannel } from '../watch-every-channel'

const tracker = 'https://tracker.example/a'
const { getAttribute } = Element.prototype
const { insertBefore } = Node.prototype
const { createContextualFragment } = Range.prototype
const innerHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!

describe('an element that was cleaned before the parser read it', () => {
  let place: HTMLElement
  const { allow } = watchEveryChannel(element => (place = element))
  let stop: () => boolean
  beforeEach(() => (stop = restoreCapturedElements()))
  afterEach(() => stop())
  const held: Judge = (url, channel) =>
    url.includes('tracker.example') ? { url, category: 'marketing', channel } : null
  /** Inserts cleaned markup as the parser does: natively. */
  const insert = (html: string, parent: Node = place): Element => {
    const element = createContextualFragment.call(document.createRange(), cleanHtml(held, html)).firstElementChild!
    insertBefore.call(parent, element, null)
    return element
  }
  const isClean = (element: Element): boolean => !element.outerHTML.includes('data-consent-waits')
  const written = (element: Element, name: string): string | null => getAttribute.call(element, name)

  const kinds: [html: string, name: string][] = [
    [`<img src="${tracker}">`, 'src'],
    [`<img srcset="${tracker} 2x">`, 'srcset'],
    [`<video poster="${tracker}"></video>`, 'poster'],
    [`<table background="${tracker}"></table>`, 'background'],
  ]
  for (const [html, name] of kinds)
    it(`is blocked as if it had been written by a script, and released: ${html}`, async () => {
      const element = insert(html)
      await eventually(() => expect(isClean(element)).to.equal(true))
      const value = element.getAttribute(name)
      expect(value).to.contain(tracker)
      expect(written(element, name)).to.equal(null)
      allow()
      releaseDeferred()
      expect(written(element, name)).to.equal(value)
    })

  it('has several attributes again, and is found within a tree', async () => {
    const tree = insert(`<div><p><video src="${tracker}1" poster="${tracker}2" title="a"></video></p></div>`)
    await eventually(() => expect(isClean(tree)).to.equal(true))
    const video = tree.querySelector('video')!
    expect([video.getAttribute('src'), video.poster, video.title]).to.deep.equal([`${tracker}1`, `${tracker}2`, 'a'])
  })

  it('has its text again as a style, in which addresses are blocked', async () => {
    const css = `a{background:url(${tracker})}`
    const style = insert(`<style>${css}</style>`)
    expect(style.textContent).to.equal('')
    await eventually(() => expect(style.textContent).to.contain(`data:,${tracker}`))
    expect(isClean(style)).to.equal(true)
    allow()
    releaseDeferred()
    expect(style.textContent).to.equal(css)
  })

  it('has a style attribute with the blocked address marked', async () => {
    const element = insert(`<p style="background: url(${tracker})">`)
    await eventually(() => expect(written(element, 'style')).to.contain(`data:,${tracker}`))
  })

  it('has an address again before it is painted, and a document of its own in the next task', async () => {
    const image = insert(`<img src="${tracker}">`)
    const frames = [
      insert(`<iframe srcdoc="<img src='${tracker}'>"></iframe>`),
      insert(`<iframe src="data:text/html,${tracker}"></iframe>`),
      insert(`<iframe src=" JavaScript:'${tracker}'"></iframe>`),
    ]
    await Promise.resolve()
    expect([image, ...frames].map(element => [isClean(element), element.getAttribute('src') !== null])).to.deep.equal([
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ])
    expect(frames[0]!.getAttribute('srcdoc')).to.equal(null)
    await new Promise(resolve => setTimeout(resolve))
    for (const [at, name] of ['srcdoc', 'src', 'src'].entries())
      expect(frames[at]!.getAttribute(name)).to.contain('tracker.example')
  })

  it('has its document again as a frame', async () => {
    const frame = insert(`<iframe srcdoc="<img src='${tracker}'>"></iframe>`) as HTMLIFrameElement
    expect(frame.hasAttribute('srcdoc')).to.equal(false)
    await eventually(() => expect(written(frame, 'srcdoc')).to.contain('tracker.example'))
    expect(isClean(frame)).to.equal(true)
  })

  it('is found in open shadow roots, also when it comes later', async () => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const first = insert(`<img src="${tracker}">`, root)
    insertBefore.call(place, host, null)
    await eventually(() => expect(isClean(first)).to.equal(true))
    const second = insert(`<p><img src="${tracker}"></p>`, root)
    await eventually(() => expect(isClean(second)).to.equal(true))
  })

  describe('as a script', () => {
    const ran = window as unknown as { ran?: string[] }
    beforeEach(() => void (ran.ran = []))
    const own = (name: string): string => `/page/script.js?text=ran.push('${name}')&tracker.example`

    it('keeps its address, does not run, and runs with its own type once it is released', async () => {
      for (const type of ['', 'module']) {
        allow(false)
        const script = insert(`<script src="${own(type)}"${type && ` type="${type}"`}></script>`)
        await eventually(() => expect(isClean(script)).to.equal(true))
        expect([written(script, 'src'), written(script, 'type')]).to.deep.equal([own(type), 'text/plain'])
        allow()
        releaseDeferred()
        await eventually(() => expect(ran.ran).to.include(type))
        expect(written(script, 'type')).to.equal(type || null)
      }
    })

    it('runs at once if consent has been granted meanwhile', async () => {
      allow()
      const script = insert(`<script src="${own('granted')}"></script>`) as HTMLScriptElement
      await eventually(() => expect(ran.ran).to.deep.equal(['granted']))
      expect([script.async, written(script, 'type'), script.parentNode]).to.deep.equal([false, null, place])
    })
  })

  it('is left as it is once that is stopped', async () => {
    expect(stop()).to.equal(true)
    const element = insert(`<img src="${tracker}">`)
    await tasksHaveRun()
    expect(isClean(element)).to.equal(false)
    expect(innerHtml.get!.call(place)).to.contain('data-consent-waits')
  })
})
