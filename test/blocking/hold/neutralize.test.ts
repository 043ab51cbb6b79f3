import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { restoreAttributes, neutralize } from '../../../src/blocking/hold/neutralize'
import { baseUri } from '../../../src/blocking/rules/request-url'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { seed } from '../../support/seed'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { allow } = trackerJudge()

describe('neutralize', () => {
  beforeEach(() => allow(false))

  it('renames the attributes of blocked URLs, and changes nothing else', () => {
    const rest = '<p class="a>b">text <b>x</b><img src="/own.png" alt=\'"\'></p><!-- <i> --></table>'
    const waiting = `data-held-="[[&quot;src&quot;,&quot;${tracker}&quot;]]"`
    expect(neutralize(`${rest}<IMG alt=x src=${tracker}><script defer src="${tracker}"></script>`)).to.equal(
      `${rest}<img alt="x" ${waiting}><script defer="" ${waiting}></script>`,
    )
  })

  it('finds blocked frames of a frameset, which the parser drops in a body', () => {
    expect(neutralize(`<frameset cols="*"><frame name="a" src="${tracker}"></frameset>`)).to.equal(
      `<frameset cols="*"><frame name="a" data-held-="[[&quot;src&quot;,&quot;${tracker}&quot;]]"></frameset>`,
    )
  })

  it('marks blocked URLs in style sheets', () => {
    expect(neutralize(`<style>@import "${tracker}";</style>`)).to.equal(`<style>@import "data:,${tracker}";</style>`)
  })

  it('changes nothing if everything is allowed', () => {
    allow()
    const markup = `<img src="${tracker}"><style>@import "${tracker}";</style>`
    expect(neutralize(markup)).to.equal(markup)
  })

  it('is reverted by setting the attributes as a script would', () => {
    const place = document.implementation.createHTMLDocument('').body
    place.innerHTML = neutralize(`<img srcset="${tracker} 1x" src="${tracker}">`)
    restoreAttributes(place.firstElementChild!)
    expect(place.innerHTML).to.equal(`<img src="${tracker}" srcset="${tracker} 1x">`)
  })

  it('resolves addresses against the first base in the markup, from there on', () => {
    const { judges } = pageBlocker()
    judges.push((url, channel, base) => {
      const { href } = new URL(url, base ?? baseUri())
      return href.includes('tracker') ? { url, channel, category: 'marketing' } : null
    })
    const neutral = (html: string): number => neutralize(html).split('data-held-').length - 1
    const [own, other] = ['<base href="/own/">', '<base href="https://tracker.example/">']
    for (const [html, count] of [
      ['<img src="a">', 0],
      [`${other}<img src="a">`, 1],
      [`<img src="a">${other}`, 0],
      [`<base target="a">${other}<img src="a">`, 1],
      [`${own}${other}<img src="a">`, 0],
      [`${other}${own}<img src="a"><img src="b">`, 2],
      ['<base href="//tracker.example"><img src="a"><img src="https://shop.example/">', 1],
      ['<base href="http://"><img src="a">', 0],
    ] as const)
      expect(neutral(html), html).to.equal(count)
    judges.pop()
  })

  it('leaves tags alone that have no end, and those in a style', () => {
    for (const html of [`<img src="${tracker}"`, `<!-- <img src="${tracker}"> --><p>`])
      expect(neutralize(html)).to.equal(html)
    const style = `<style>/* <img src="${tracker}"> */ a{}`
    for (const end of ['</style>', '']) expect(neutralize(style + end)).to.not.contain('data-held-')
  })

  it('marks the addresses of a style up to its end, or to that of the text', () => {
    const css = `a{background:url(${tracker})}`
    const marked = css.replace(tracker, `data:,${tracker}`)
    for (const start of ['<style>', '<STYLE media="all">', '<style/>'])
      expect(neutralize(`<p>${start}${css}</style>${css}`)).to.equal(`<p>${start}${marked}</style>${css}`)
    expect(neutralize(`<style>${css}`)).to.equal(`<style>${marked}`)
    expect(neutralize(`<styles>${css}</styles>`)).to.equal(`<styles>${css}</styles>`)
    expect(neutralize(`<style>${css}</STYLE><style>${css}</style>`)).to.equal(
      `<style>${marked}</STYLE><style>${marked}</style>`,
    )
  })

  it('keeps a script that the parser inserts async only if its markup says so', () => {
    const place = document.implementation.createHTMLDocument('').body
    for (const attribute of ['', ' async=""']) {
      const html = `<script src="${tracker}"${attribute}></script>`
      place.innerHTML = neutralize(html)
      const script = place.firstElementChild as HTMLScriptElement
      expect(script.hasAttribute('src')).to.equal(false)
      restoreAttributes(script)
      expect([script.async, script.getAttribute('src')]).to.deep.equal([attribute !== '', tracker])
      expect(script.hasAttribute('data-held-')).to.equal(false)
    }
  })

  it(`loses nothing: with its attributes restored, the browser reads the same elements; seed ${seed}`, () => {
    const piece = fc.constantFrom(
      `<img src="${tracker}" alt="a">`,
      `<img srcset='${tracker} 2x' src=/own>`,
      '<p class=a>text',
      '</p>',
      `<video poster="${tracker}" src="${tracker}"></video>`,
      `<a href="${tracker}" ping="${tracker}">a</a>`,
      `<table background="${tracker}"><tr><td>b</table>`,
      '<!-- c -->',
      '&lt;&amp;',
      `<svg><image href="${tracker}"/></svg>`,
      `<link rel=icon href=${tracker}>`,
      `<input type=image src="${tracker}" value="&quot;>">`,
    )
    const read = (html: string): HTMLElement => {
      const { body } = document.implementation.createHTMLDocument('')
      body.innerHTML = html
      return body
    }
    const shape = (root: Element): unknown => [
      root.localName,
      [...root.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
      [...root.childNodes].map(node => (node.nodeType === 1 ? shape(node as Element) : node.nodeValue)),
    ]
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), pieces => {
        const html = pieces.join('')
        const safe = read(neutralize(html))
        const hasBlocked = [...safe.querySelectorAll('*')].some(({ attributes }) =>
          [...attributes].some(({ name, value }) => !/^(?:data-held-|href)$/.test(name) && value.includes('tracker')),
        )
        for (const element of safe.querySelectorAll('[data-held-]')) restoreAttributes(element)
        expect(shape(safe)).to.deep.equal(shape(read(html)))
        return !hasBlocked
      }),
      { seed, numRuns: 150 },
    )
  })
})
