import { expect } from '@open-wc/testing'
import { scanSubtree } from '../../../src/blocking/hold/scan-subtree'
import { fetchingNames } from '../../../src/blocking/hold/fetching-attributes'
import { deferredText, hasDeferredWrites, releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'

describe('holdTree', () => {
  const { allow, judged } = trackerJudge()
  /** A document without a browsing context, in which nothing is fetched. */
  const inert = document.implementation.createHTMLDocument('')
  const parse = (html: string): HTMLElement => {
    inert.body.innerHTML = html
    return inert.body
  }
  beforeEach(() => {
    judged.length = 0
    allow(false)
  })
  afterEach(() => {
    allow()
    releaseDeferred()
  })

  it('removes the URLs from elements that would fetch them, and records them', () => {
    const body = parse(`<p><img id="a" src="${tracker}" srcset="${tracker} 2x" alt="x"><img id="b" src="/own"></p>
      <a href="${tracker}">read on</a><video poster="${tracker}" src="/own"></video>`)
    expect(scanSubtree(body)).to.equal(true)
    const image = body.querySelector('#a')!
    expect(image.outerHTML).to.equal('<img id="a" alt="x">')
    expect(deferredText(image, 'srcset')).to.equal(`${tracker} 2x`)
    expect(body.querySelector('#b')!.getAttribute('src')).to.equal('/own')
    expect(body.querySelector('a')!.getAttribute('href')).to.equal(tracker)
    expect(body.querySelector('video')!.outerHTML).to.equal('<video src="/own"></video>')
  })

  it('also blocks the node itself, and skips text', () => {
    const image = parse(`<img src="${tracker}">`).firstElementChild!
    expect(scanSubtree(image)).to.equal(true)
    expect(image.hasAttribute('src')).to.equal(false)
    expect(scanSubtree(document.createTextNode(tracker))).to.equal(false)
  })

  it('blocks the paint references of SVG in markup, and leaves references to its own parts alone', () => {
    const html = `<svg><rect fill="url(${tracker}#a) red" stroke="currentColor"></rect><g mask="url(#own)"></g></svg>`
    const body = parse(html)
    expect(scanSubtree(body)).to.equal(true)
    expect(body.innerHTML).to.equal(html.replace(tracker, `data:,${tracker}`))
    allow()
    releaseDeferred()
    expect(body.innerHTML).to.equal(html)
  })

  it('blocks the address of a custom property, which another style can fetch, and releases it', () => {
    for (const address of [tracker, tracker.slice(6), tracker.replaceAll('/', '\\2f ')]) {
      allow(false)
      const element = parse(`<p style="--a: '${address}'">x</p>`).firstElementChild!
      expect(scanSubtree(element)).to.equal(true)
      expect(element.getAttribute('style')).to.contain(`'data:,`)
      allow()
      releaseDeferred()
      expect(element.getAttribute('style')).not.to.contain('data:')
    }
  })

  it('finds in a subtree whatever it blocks in an element itself', async () => {
    const tags =
      `img image script iframe frame embed input source track audio video link feImage object body table tbody
      thead tfoot td th tr col colgroup a area set animate p div use style`.split(/\s+/)
    const svg = 'http://www.w3.org/2000/svg'
    let blocked = 0
    for (const tag of tags)
      // In HTML, no parser creates an element with a capital letter, and none fetches.
      for (const namespace of tag === 'feImage' ? [svg] : [document.documentElement.namespaceURI, svg])
        for (const name of [...fetchingNames, 'style', 'fill', 'xlink:href']) {
          const make = (): Element => {
            const element = inert.createElementNS(namespace, tag)
            element.setAttribute(name, name === 'style' || name === 'fill' ? `url(${tracker})` : tracker)
            return element
          }
          const within = inert.createElement('div')
          within.append(make())
          const alone = scanSubtree(make())
          if (alone) blocked++
          expect(scanSubtree(within), `${tag} ${name} ${namespace}`).to.equal(alone)
        }
    expect(blocked).to.be.greaterThan(100)
    allow()
    while (hasDeferredWrites()) {
      releaseDeferred()
      await new Promise(resolve => setTimeout(resolve))
    }
  })

  it('reports that nothing is blocked, and then changes nothing', () => {
    const html = '<img src="/own"><script src="/own.js" type="module"></script>'
    const body = parse(html)
    expect(scanSubtree(body)).to.equal(false)
    expect(body.innerHTML).to.equal(html)
  })

  it('keeps a script from running, and keeps its URL in place', () => {
    const script = parse(`<script src="${tracker}" type="module" async></script>`).firstElementChild!
    scanSubtree(script)
    expect(script.outerHTML).to.equal(`<script src="${tracker}" type="text/plain" async=""></script>`)
    expect(scanSubtree(script)).to.equal(false)
    allow()
    releaseDeferred()
    expect(script.outerHTML).to.equal(`<script src="${tracker}" type="module" async=""></script>`)
  })

  it('restores the removed URLs in order', () => {
    const html = `<img src="${tracker}1"><iframe src="${tracker}2"></iframe><script src="${tracker}3"></script>`
    const body = parse(html)
    scanSubtree(body)
    expect(body.innerHTML).to.not.equal(html)
    judged.length = 0
    allow()
    releaseDeferred()
    expect(body.innerHTML).to.equal(html)
    expect(judged.map(([url]) => url)).to.deep.equal([`${tracker}1`, `${tracker}2`, `${tracker}3`])
  })
})
