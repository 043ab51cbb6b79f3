import { expect } from '@open-wc/testing'
import { nonExecutableScripts } from '../../../src/blocking/hold/held-attributes'
import { scanSubtree } from '../../../src/blocking/hold/scan-subtree'
import { fetchingNames } from '../../../src/blocking/hold/fetching-attributes'
import { deferredText, hasDeferredWrites, releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { guardScript } from '../../../src/blocking/page/guard-script'
import { isParserInserted } from '../../../src/blocking/page/parser-inserted'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { stopClock } from '../../support/fake-clock'
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
    // They are released in portions, one each second.
    const clock = stopClock()
    while (hasDeferredWrites()) {
      releaseDeferred()
      await clock.pass(1000)
    }
    clock.restore()
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

  const releaseAll = (): void => {
    allow()
    releaseDeferred()
  }

  describe('finds in the text of a script', () => {
    const texts: [type: string, text: string][] = [
      ['module', `import a from "${tracker}"`],
      ['module', `export * from '${tracker}'`],
      ['', `import("${tracker}")`],
      ['speculationrules', `{"prefetch":[{"urls":["${tracker}"]}]}`],
      ['importmap', `{"imports":{"a":"${tracker}"}}`],
    ]
    for (const [type, text] of texts)
      it(`a blocked address, and starts it unchanged once that is allowed: ${type || 'no type'}`, () => {
        for (const async of ['', ' async=""']) {
          allow(false)
          const html = `<script${type && ` type="${type}"`}${async}>${text}</script>`
          const body = parse(html)
          expect(scanSubtree(body)).to.equal(true)
          const script = body.firstElementChild as HTMLScriptElement
          expect(Element.prototype.getAttribute.call(script, 'type')).to.equal('text/plain')
          expect(script.text).to.equal(text)
          releaseAll()
          expect(script.async).to.equal(async !== '')
          expect(body.innerHTML).to.equal(html)
        }
      })

    it('the calls of import() whose address only shows when it runs, if it names a blocked one', () => {
      const text = `const url = "${tracker}"; import(url)`
      const script = parse(`<script>${text}</script>`).firstElementChild as HTMLScriptElement
      scanSubtree(script)
      expect(script.text).to.contain('consent import').and.to.contain('(url)')
      const own = parse(`<script>import(url)</script>`).firstElementChild as HTMLScriptElement
      scanSubtree(own)
      expect(own.text).to.equal('import(url)')
    })

    it('nothing if it does not run, or is our own', () => {
      const html = `<script type="text/plain">import "${tracker}"</script>`
      const body = parse(html)
      expect(scanSubtree(body)).to.equal(false)
      expect(body.innerHTML).to.equal(html)
      const before = guardScript.tag
      const tag = parse(`<script>import "${tracker}"</script>`).firstElementChild as HTMLScriptElement
      guardScript.tag = tag
      expect(scanSubtree(tag)).to.equal(false)
      guardScript.tag = before
      expect(scanSubtree(tag)).to.equal(true)
      releaseAll()
    })
  })

  it('blocks the addresses in a style, and restores them', () => {
    const html = `<style>a{background:url(${tracker})}</style><style media="print">a{background:url(/own)}</style>`
    const body = parse(html)
    expect(scanSubtree(body)).to.equal(true)
    expect(body.innerHTML).to.equal(html.replace(tracker, `data:,${tracker}`))
    releaseAll()
    expect(body.innerHTML).to.equal(html)
  })

  it('blocks the addresses in every attribute that has styles', () => {
    for (const name of [
      'style',
      'cursor',
      'fill',
      'stroke',
      'mask',
      'clip-path',
      'marker-start',
      'marker-mid',
      'marker-end',
    ]) {
      allow(false)
      const value = name === 'style' ? `fill: url("${tracker}");` : `url(${tracker})`
      const body = parse(`<svg><path ${name}='${value}'></path></svg>`)
      expect(scanSubtree(body), name).to.equal(true)
      const path = body.querySelector('path')!
      expect(path.getAttribute(name), name).to.contain(`data:,${tracker}`)
      releaseAll()
      expect(path.getAttribute(name), name).to.equal(value)
    }
  })

  it('blocks the address of an SVG element under either name, and restores it', () => {
    for (const attributes of [`href="${tracker}"`, `xlink:href="${tracker}"`, `xlink:href="/own" href="${tracker}"`]) {
      allow(false)
      const body = parse(`<svg><image ${attributes}></image></svg>`)
      expect(scanSubtree(body), attributes).to.equal(true)
      const image = body.querySelector('image')!
      expect(image.outerHTML).to.equal('<image></image>')
      releaseAll()
      expect(image.getAttribute('href')).to.equal(tracker)
    }
    // `href` takes precedence.
    const body = parse(`<svg><image xlink:href="${tracker}" href="/own"></image></svg>`)
    allow(false)
    expect(scanSubtree(body)).to.equal(false)
  })

  it('empties frames, which keep their content when their address is only removed', () => {
    for (const [html, name] of [
      [`<iframe src="${tracker}"></iframe>`, 'src'],
      [`<embed src="${tracker}">`, 'src'],
      [`<object data="${tracker}"></object>`, 'data'],
      [`<img src="${tracker}">`, 'src'],
    ] as const) {
      const element = parse(html).firstElementChild!
      const values: string[] = []
      const observer = new MutationObserver(() => undefined)
      observer.observe(element, { attributes: true, attributeOldValue: true })
      scanSubtree(element)
      for (const { oldValue } of observer.takeRecords()) values.push(oldValue!)
      expect(values, html).to.deep.equal(html.startsWith('<img') ? [tracker] : [tracker, 'about:blank'])
      expect(element.hasAttribute(name)).to.equal(false)
    }
  })

  it('stops media whose address is blocked', () => {
    const video = parse(`<video src="${tracker}"></video>`).firstElementChild as HTMLVideoElement
    let loads = 0
    video.load = () => void loads++
    scanSubtree(video)
    expect([loads, video.hasAttribute('src')]).to.deep.equal([1, false])
  })

  it('says which addresses the browser may have requested: those of elements that the parser had inserted', () => {
    const seen: Record<string, boolean> = {}
    const { judges } = pageBlocker()
    judges.push((url, channel) => {
      if (channel === 'release') return { url, channel, category: 'marketing' }
      seen[new URL(url, 'https://own.example/').pathname.slice(1)] = isParserInserted()
      return null
    })
    const names: Record<string, string> = {
      src: 'img',
      srcset: 'img',
      href: 'link',
      imagesrcset: 'link',
      poster: 'video',
      data: 'object',
      code: 'embed',
      background: 'table',
      ping: 'a',
      attributionsrc: 'a',
      to: 'set',
    }
    for (const isInserted of [true, false]) {
      for (const [name, tag] of Object.entries(names)) {
        const element = inert.createElement(tag)
        element.setAttribute(name, `https://own.example/${name}`)
        const within = inert.createElement('div')
        within.append(element)
        scanSubtree(within, isInserted)
      }
      const late = ['ping', 'attributionsrc', 'to']
      expect(seen).to.deep.equal(
        Object.fromEntries(Object.keys(names).map(name => [name, isInserted && !late.includes(name)])),
      )
    }
    judges.pop()
  })

  it('leaves scripts alone that never run, and says whether they have an address', () => {
    for (const [html, hasAddress] of [
      [`<script src="${tracker}"></script>`, true],
      [`<script>import "${tracker}"</script>`, false],
    ] as const) {
      const body = parse(html)
      nonExecutableScripts.add(body.firstElementChild!)
      expect(scanSubtree(body)).to.equal(hasAddress)
      expect(body.innerHTML).to.equal(html)
    }
  })

  it('keeps a blocked script from running although its type has been removed', () => {
    const script = parse(`<script src="${tracker}"></script>`).firstElementChild!
    scanSubtree(script)
    Element.prototype.removeAttribute.call(script, 'type')
    expect(scanSubtree(script)).to.equal(false)
    expect(Element.prototype.getAttribute.call(script, 'type')).to.equal('text/plain')
    releaseAll()
    expect(script.outerHTML).to.equal(`<script src="${tracker}"></script>`)
  })

  it('writes the attributes of neutralized markup through the patches', () => {
    const blocked = JSON.stringify([['src', '/own']]).replaceAll('"', '&quot;')
    const body = parse(`<p><img data-held-="${blocked}" alt=""></p>`)
    expect(scanSubtree(body)).to.equal(false)
    expect(body.innerHTML).to.equal('<p><img alt="" src="/own"></p>')
  })
})
