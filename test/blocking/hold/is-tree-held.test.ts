import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { deferWrite, discardDeferred, releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { isTreeHeld } from '../../../src/blocking/hold/is-tree-held'
import { mayHoldMarkup } from '../../../src/blocking/hold/may-hold-markup'
import { neutralize } from '../../../src/blocking/hold/neutralize'
import { passesAddress } from '../../../src/blocking/hold/passes-address'
import { scanSubtree } from '../../../src/blocking/hold/scan-subtree'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { seed } from '../../support/seed'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { allow, judged } = trackerJudge()
/** A document without a browsing context, in which nothing is fetched. */
const inert = document.implementation.createHTMLDocument('')
const parse = (html: string): HTMLElement => {
  inert.body.innerHTML = html
  return inert.body
}
const element = (html: string): Element => parse(html).firstElementChild!
beforeEach(() => {
  allow(false)
  judged.length = 0
})
after(() => {
  allow()
  releaseDeferred()
})

/** Markup whose blocked request depends on the address alone. `%` is the address. */
const asked = [
  '<img src="%">',
  '<img srcset="/own 1x, % 2x">',
  '<input type="image" src="%">',
  '<video poster="%"></video>',
  '<audio src="%"></audio>',
  '<video><source src="%"></video>',
  '<video><track src="%"></video>',
  '<table background="%"></table>',
  '<a href="/own" ping="/own %">a</a>',
  '<a href="/own" attributionsrc="%">a</a>',
  '<link rel="stylesheet" href="%">',
  '<link rel="preload" as="image" imagesrcset="% 1x">',
  '<p style="background:url(%)">a</p>',
  '<p style="--picture:\'%\'">a</p>',
  '<svg><rect fill="url(%)"></rect></svg>',
  '<svg><g mask="url(%)"></g></svg>',
]
/** Markup that runs or contains what it fetches, so that more than its addresses decides. */
const unclear = [
  '<script src="%"></script>',
  '<iframe src="%"></iframe>',
  '<iframe srcdoc="a"></iframe>',
  '<embed src="%">',
  '<object data="%"></object>',
  '<style>a{background:url(%)}</style>',
  '<svg><image href="%"></image></svg>',
  '<svg><image xlink:href="%"></image></svg>',
  '<svg><image><set attributeName="href" to="%"></set></image></svg>',
  '<svg><image><animate attributeName="href" values="/own;%"></animate></image></svg>',
]
const plain = [
  '<p>text</p>',
  '<p class="a" title="%">a</p>',
  '<a href="%">a</a>',
  '<form action="%"><button formaction="%">a</button></form>',
  '<p style="color:red">a</p>',
  '<svg><rect fill="red" stroke="currentColor"></rect></svg>',
  '<!-- % --><b>a</b>',
  '<base href="%">',
]
const filled = (html: string, url: string): string => html.replaceAll('%', url)

describe('a tree that a script inserts', () => {
  for (const html of asked)
    it(`may be blocked only if its address is: ${html}`, () => {
      for (const wrap of [(inner: string) => inner, (inner: string) => `<div><p>a</p>${inner}</div>`]) {
        expect(isTreeHeld(parse(wrap(filled(html, tracker)))), 'blocked').to.equal(true)
        // A style is looked at in full if it has any address.
        if (!/style|svg/.test(html)) expect(isTreeHeld(parse(wrap(filled(html, '/own')))), 'own').to.equal(false)
      }
    })
  for (const html of unclear)
    it(`may always be blocked if it runs or contains what it fetches: ${html}`, () =>
      expect(isTreeHeld(parse(filled(html, '/own')))).to.equal(true))
  for (const html of plain)
    it(`is not blocked if it only names addresses: ${html}`, () => {
      expect(isTreeHeld(parse(filled(html, tracker)))).to.equal(false)
      expect(mayHoldMarkup(filled(html, '/own')), 'as markup').to.equal(/<base/.test(html))
    })

  it('may be blocked by its root alone, and not by what is no element', () => {
    expect(isTreeHeld(element(`<img src="${tracker}">`))).to.equal(true)
    expect(isTreeHeld(element('<script></script>'))).to.equal(true)
    expect(isTreeHeld(element('<img src="/own">'))).to.equal(false)
    for (const node of [document.createTextNode(tracker), document.createComment(tracker), new DocumentFragment()])
      expect(isTreeHeld(node)).to.equal(false)
    const fragment = new DocumentFragment()
    fragment.append(inert.importNode(element(`<img src="${tracker}">`)))
    expect(isTreeHeld(fragment)).to.equal(true)
  })

  it('may be blocked if its markup was neutralized', () => {
    expect(isTreeHeld(parse(neutralize(`<img src="${tracker}">`)))).to.equal(true)
    expect(isTreeHeld(parse(neutralize(`<p><img src="${tracker}">`)))).to.equal(true)
  })

  it('is looked at without a change, an event or an entry of the log', () => {
    const html = `<img src="${tracker}">`
    const body = parse(html)
    isTreeHeld(body)
    expect(body.innerHTML).to.equal(html)
    expect(judged.length).to.be.greaterThan(0)
    expect(judged.every(([, channel]) => channel === 'release')).to.equal(true)
  })
})

describe('markup that a script writes', () => {
  for (const html of [...asked, ...unclear])
    it(`may be blocked: ${html}`, () => {
      for (const url of [
        tracker,
        tracker.slice(6),
        tracker.replace('https:', 'https:\n').replace('\n', '&#10;'),
        tracker.replace('tracker', 't&#114;acker'),
        tracker.replace('://', ':&sol;/'),
        tracker.replace('//', '/\t/'),
        tracker.replace('//', String.raw`\\`),
      ])
        if (url === tracker || !/srcdoc/.test(html)) expect(mayHoldMarkup(filled(html, url)), url).to.equal(true)
    })

  it('is certain to pass if its addresses are plain and allowed', () => {
    for (const url of [
      '/own',
      'own.png',
      'https://shop.example/a?b=c&amp;d#e',
      '//shop.example',
      'data:image/png;base64,AA',
      'http://shop.example:8080/a',
    ])
      for (const html of asked.filter(one => !/style|url|<link/.test(one))) {
        expect(mayHoldMarkup(filled(html, url)), `${html} ${url}`).to.equal(false)
        expect(mayHoldMarkup(filled(`${html}&lt;&nbsp;${html}`, url)), `${html} ${url}`).to.equal(false)
      }
    expect(mayHoldMarkup('text')).to.equal(false)
    expect(mayHoldMarkup('')).to.equal(false)
  })

  it('may be blocked if one of its addresses is none that the browser reads unchanged', () => {
    for (const url of [
      'https://shop.example\\a',
      'https://user@shop.example/',
      'https:/shop.example',
      'https://shöp.example/',
      'data:image/svg+xml,a',
      'data:text/html,a',
      'blob:https://shop.example/a',
      'wss://shop.example/',
      'https://shop.example/ü',
      '/\n/shop.example',
    ])
      expect(mayHoldMarkup(`<img src="/own"><img src="${url}">`), url).to.equal(true)
  })

  it('may be blocked if a relative address is', () => {
    const { judges } = pageBlocker()
    expect(mayHoldMarkup('<b>a</b>')).to.equal(false)
    judges.push((url, channel) => (url === '/a' ? { url, channel, category: 'marketing' } : null))
    expect(mayHoldMarkup('<b>a</b>')).to.equal(true)
    judges.pop()
  })

  it(`passes only if a scan finds nothing to block; seed ${seed}`, () => {
    const url = fc.constantFrom(tracker, tracker.slice(6), '/own', 'https://shop.example/a', 'data:image/png;base64,AA')
    const piece = fc.tuple(fc.constantFrom(...asked, ...unclear, ...plain), url).map(([html, to]) => filled(html, to))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), pieces => {
        const html = pieces.join('')
        const body = parse(html)
        const isFree = !isTreeHeld(body)
        const isMarkupFree = !mayHoldMarkup(html)
        const before = body.innerHTML
        if (isMarkupFree && neutralize(html) !== html) return false
        const isBlocked = scanSubtree(body) || body.innerHTML !== before
        return !isBlocked || (!isFree && !isMarkupFree)
      }),
      { seed, numRuns: 300 },
    )
  })
})

describe('an attribute that is written', () => {
  const passes = (html: string, name: string, value: string): boolean => passesAddress(element(html), name, value)

  it('passes if the element does not fetch by it', () => {
    for (const [html, name] of [
      ['<p>', 'src'],
      ['<img>', 'title'],
      ['<a>', 'href'],
      ['<img>', 'href'],
    ] as const)
      expect(passes(html, name, tracker), html).to.equal(true)
  })

  it('passes if all that it would fetch is allowed', () => {
    for (const [html, name] of [
      ['<img>', 'src'],
      ['<img>', 'srcset'],
      ['<video></video>', 'poster'],
      ['<a></a>', 'ping'],
      ['<link>', 'href'],
    ] as const) {
      expect(passes(html, name, '/own'), html).to.equal(true)
      expect(passes(html, name, tracker), html).to.equal(false)
    }
    expect(passes('<img>', 'srcset', `/own 1x, ${tracker} 2x`)).to.equal(false)
    expect(passes('<img>', 'src', `/own 1x, ${tracker} 2x`), 'one address').to.equal(false)
    allow()
    expect(passes('<img>', 'src', tracker)).to.equal(true)
  })

  it('never passes at an element that runs or contains what it fetches', () => {
    for (const [html, name] of [
      ['<script></script>', 'src'],
      ['<iframe></iframe>', 'src'],
      ['<iframe></iframe>', 'srcdoc'],
      ['<object></object>', 'data'],
      ['<embed>', 'src'],
    ] as const)
      expect(passes(html, name, '/own'), html).to.equal(false)
  })

  it('passes at a link only if it is an address of a file', () => {
    for (const url of ['https://shop.example/a.css', '/a.css', './a.css', 'a.css', '?a', '#a'])
      expect(passes('<link>', 'href', url), url).to.equal(true)
    for (const url of [
      'data:text/css,a{}',
      'javascript:1',
      'blob:https://shop.example/1',
      ' data:text/css,',
      'a:b',
      '',
    ])
      expect(passes('<link>', 'href', url), url).to.equal(false)
  })

  it('does not pass while another attribute of the element waits', () => {
    const image = element('<img>')
    deferWrite(image, 'srcset', { text: tracker, write: () => undefined })
    expect(passesAddress(image, 'src', '/own')).to.equal(false)
    discardDeferred(image, 'srcset')
    expect(passesAddress(image, 'src', '/own')).to.equal(true)
  })
})
