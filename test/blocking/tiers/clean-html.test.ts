import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { cleanHtml } from '../../../src/blocking/tiers/clean-html'
import { seed } from '../../support/seed'

/** A judge that blocks tracker.example. */
const held: Judge = (url, channel, base = document.baseURI) =>
  new URL(url, base).hostname === 'tracker.example' ? { url, category: 'marketing', channel } : null
const clean = (html: string): string => cleanHtml(held, html)
/** Returns the document that a browser would create. */
const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

describe('cleanHtml', () => {
  const free = [
    '<!doctype html><p class=a>text < more > text</p>',
    '<img src=/own.png alt="a > b"><a href="https://tracker.example/">a link</a>',
    "<p title=it's>x</p><img alt=it's src=/own.png>",
    '<!-- <img src="https://tracker.example/"> --><textarea><img src="https://tracker.example/"></textarea>',
    '<script>var html = "<img src=https://tracker.example/>"; fetch("https://tracker.example/")</script>',
    '<title>https://tracker.example <style></title><style>a{background:url(/own)}</style>',
    '<noscript><img src="https://tracker.example/"></noscript>',
    '<p>an unfinished <img src="https://tracker.example/',
  ]
  for (const html of free) it(`does not change ${html}`, () => expect(clean(html)).to.equal(html))

  const holding: Record<string, string> = {
    'an image': '<img src="https://tracker.example/a" alt="x">',
    'a URL with character references': '<img src="https:&#47;&#x2f;tracker&period;example/a">',
    'a URL without quotes, in capitals': '<IMG SRC=HTTPS://TRACKER.EXAMPLE/a>',
    'a srcset': '<img srcset="/own 1x, https://tracker.example/a 2x">',
    'a frame': '<iframe src="//tracker.example/a"></iframe>',
    'a frame with srcdoc': `<iframe srcdoc="<img src='https://tracker.example/a'>"></iframe>`,
    'a style sheet': '<link rel=stylesheet href=https://tracker.example/a>',
    'an image in SVG': '<svg><image href="https://tracker.example/a"/></svg>',
    'an inline style': '<p style="background: url(https://tracker.example/a)">',
    'a relative URL with a base element': '<base href="https://tracker.example/"><img src="a">',
  }
  for (const [what, html] of Object.entries(holding))
    it(`blocks ${what}, and keeps its value`, () => {
      const element = parse(clean(`<b>${html}</b>`)).querySelector('[data-consent-waits]')!
      const name = element.getAttribute('data-consent-waits')!
      expect(element.hasAttribute(name)).to.equal(false)
      expect(element.getAttribute(`data-consent-waits-${name}`)).to.equal(
        parse(html).querySelector(`[${name}]`)!.getAttribute(name),
      )
    })

  it('blocks a frame in a frameset', () => {
    const html = '<frameset><frame name="a" src="https://tracker.example/a"></frameset>'
    const frame = parse(clean(html)).querySelector('frame')!
    expect([frame.name, frame.src, frame.getAttribute('data-consent-waits-src')]).to.deep.equal([
      'a',
      '',
      'https://tracker.example/a',
    ])
  })

  it('disables scripts by their type, and modules and rules by their text', () => {
    const html = [
      '<script src="https://tracker.example/a" async>ignored</script>',
      '<script type="module">import "https://tracker.example/a"</script>',
      '<script type="speculationrules">{"prefetch":[{"urls":["https://tracker.example/a"]}]}</script>',
      '<script type="module">import "/own"</script>',
    ].join('')
    const scripts = [...parse(clean(html)).querySelectorAll('script')]
    expect(scripts.map(({ type }) => type)).to.deep.equal(['text/plain', 'text/plain', 'text/plain', 'module'])
    expect(scripts[1]!.getAttribute('data-consent-waits-type')).to.equal('module')
    expect(scripts[0]!.async).to.equal(true)
  })

  it('removes the text of style elements only', () => {
    const css = '@import "https://tracker.example/a"; p { color: red }'
    const [first, second] = parse(
      clean(`<style media=all>${css}</style><style>p { color: red }</style>`),
    ).querySelectorAll('style')
    expect([first!.textContent, first!.getAttribute('data-consent-waits-text'), first!.media]).to.deep.equal([
      '',
      css,
      'all',
    ])
    expect(second!.textContent).to.equal('p { color: red }')
  })

  it('takes little time for malicious input', () => {
    const html = `<a ${'=x'.repeat(50_000)}<img ${'="'.repeat(50_000)}`
    expect(clean(html)).to.equal(html)
  })

  it(`blocks a style sheet wherever the browser finds one in generated markup; seed ${seed}`, () => {
    const link = '<link rel=stylesheet href=//tracker.example/a>'
    const pieces = fc.constantFrom(
      link,
      link,
      '<!--',
      '-->',
      '--!>',
      '<!-->',
      '<!',
      '<?',
      '</',
      '</ ',
      '<',
      '>',
      ' ',
      '"',
      'text',
      '<p x',
      '<br/>',
      '<p>',
      '</p x="',
      '<a href="',
      '<b title=">">',
      "<i id='>'>",
      '<script>',
      '</script>',
      '<title>',
      '</title>',
      '<textarea>',
      '</textarea>',
      '<style>',
      '</style>',
      '<xmp>',
      '</xmp>',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), words => {
        // Not in the document, so nothing is requested.
        const place = document.createElement('div')
        place.innerHTML = clean(words.join(''))
        return place.querySelector('link[href]') === null
      }),
      { seed, numRuns: 3000 },
    )
  })
})
