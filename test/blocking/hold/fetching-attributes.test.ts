import { expect } from '@open-wc/testing'
import {
  addressesIn,
  fetches,
  fetchesOnInsertion,
  fetchingNames,
  fetchingOf,
  fetchingProperties,
  fetchingSelector,
  insertionSelector,
  isList,
  mayFetch,
  styleNames,
} from '../../../src/blocking/hold/fetching-attributes'

const svg = 'http://www.w3.org/2000/svg'

/** By element, the attributes by which it fetches or changes an address, as the specifications of HTML and SVG have them. */
const attributes: Record<string, string> = {
  a: 'ping attributionsrc',
  area: 'ping attributionsrc',
  animate: 'to from by values',
  audio: 'src',
  body: 'background',
  col: 'background',
  colgroup: 'background',
  embed: 'src code',
  feImage: 'href',
  frame: 'src',
  iframe: 'src srcdoc',
  image: 'src href',
  img: 'src srcset attributionsrc',
  input: 'src',
  link: 'href imagesrcset',
  object: 'data',
  script: 'src href attributionsrc type',
  set: 'to',
  source: 'src srcset',
  table: 'background',
  tbody: 'background',
  td: 'background',
  tfoot: 'background',
  th: 'background',
  thead: 'background',
  tr: 'background',
  track: 'src',
  video: 'src poster',
}
const others = ['p', 'div', 'form', 'button', 'base', 'use', 'style', 'meta', 'svg', 'title']
const namesOf = (tag: string): string[] => attributes[tag]?.split(' ') ?? []
const create = (tag: string): Element =>
  tag === 'feImage' ? document.createElementNS(svg, tag) : document.createElement(tag)
const tags = [...Object.keys(attributes), ...others]

describe('the attributes by which an element fetches', () => {
  it('are those of the table', () =>
    expect(fetchingNames.toSorted()).to.deep.equal(
      [...new Set(Object.values(attributes).flatMap(names => names.split(' ')))].toSorted(),
    ))

  for (const tag of tags)
    it(`of <${tag}> are ${namesOf(tag).join(', ') || 'none'}`, () => {
      const element = create(tag)
      const names = namesOf(tag)
      const all = [...fetchingNames, 'title', 'constructor', '__proto__']
      expect(all.filter(name => fetches(element, name)).toSorted()).to.deep.equal(names.toSorted())
      expect(Object.keys(fetchingOf(element) ?? {}).toSorted()).to.deep.equal(names.toSorted())
      if (names.length === 0) expect(fetchingOf(element)).to.equal(undefined)
    })

  for (const [tag, names] of Object.entries(attributes))
    it(`of <${tag}> make the selector find it`, () => {
      for (const name of names.split(' ')) {
        const element = create(tag)
        element.setAttribute(name, '/a')
        expect(element.matches(fetchingSelector), name).to.equal(true)
      }
    })

  it('do not make the selector find what most pages are made of', () => {
    for (const tag of [...others, 'a', 'table', 'td', 'body']) {
      const element = create(tag)
      element.setAttribute('href', '/a')
      element.setAttribute('class', 'a')
      expect(element.matches(fetchingSelector), tag).to.equal(false)
    }
  })

  it('are found in markup by its text, unless the markup has only links', () => {
    for (const [tag, names] of Object.entries(attributes))
      for (const name of names.split(' '))
        expect(mayFetch.test(`<${tag} ${name}="/a">`), `${tag} ${name}`).to.equal(true)
    for (const html of [
      '<style>a{}</style>',
      '<p style="background:url(a)">',
      '<p style="--a:b">',
      '<p style="a:b;--a:b">',
      '<p style="a:\\62">',
      '<p style="a:&#117;rl(a)">',
      '<a PING = "/a">',
    ])
      expect(mayFetch.test(html), html).to.equal(true)
    for (const html of [
      '<a href="https://shop.example/">a</a>',
      '<p class="block__element--modifier" data-name="a">',
      '<!-- a -->',
      '<p>shopping</p>',
      '<button aria-label="a">a</button>',
    ])
      expect(mayFetch.test(html), html).to.equal(false)
  })
})

describe('the elements that are checked when they are inserted', () => {
  const inserted = [
    'script',
    'link',
    'iframe',
    'frame',
    'object',
    'embed',
    'style',
    'image',
    'feImage',
    'set',
    'animate',
  ]
  for (const tag of tags)
    it(`${inserted.includes(tag) ? 'include' : 'do not include'} <${tag}>`, () => {
      const element = create(tag)
      expect(fetchesOnInsertion[element.localName] === true).to.equal(inserted.includes(tag))
      expect(element.matches(insertionSelector)).to.equal(inserted.includes(tag))
    })

  it('are none whose name is that of a method of objects', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(fetchesOnInsertion[name]).to.equal(undefined)
  })
})

describe('the properties by which an element fetches', () => {
  const globals = window as unknown as Record<string, { prototype: object } | undefined>
  /** The elements that only name an address or a type by the property. */
  const harmless: Record<string, string> = {
    href: 'HTMLAnchor HTMLArea HTMLBase',
    type: 'HTMLAnchor HTMLButton HTMLEmbed HTMLFieldSet HTMLInput HTMLLI HTMLLink HTMLMenu HTMLOList HTMLObject HTMLOutput HTMLParam HTMLSelect HTMLSource HTMLStyle HTMLTextArea HTMLUList SVGA SVGAnimateTransform HTMLArea SVGFEColorMatrix SVGFETurbulence SVGStyle HTMLCanvas',
  }
  const interfaces = Object.getOwnPropertyNames(window).filter(name => /^(?:HTML|SVG)\w*Element$/.test(name))

  for (const [name, listed] of Object.entries(fetchingProperties)) {
    /** The interfaces of this browser that have the property as a text. */
    const present = interfaces.filter(type => {
      const own = Object.getOwnPropertyDescriptor(globals[type]?.prototype ?? {}, name)
      return own?.set !== undefined && !(type.startsWith('SVG') && name === 'href')
    })
    it(`include ${name} of each interface of the browser that has it, and of no other`, () => {
      const known = harmless[name]?.split(' ') ?? []
      const expected = present.map(type => type.replace(/Element$/, '')).filter(type => !known.includes(type))
      const existing = listed.split(' ').filter(type => present.includes(`${type}Element`))
      expect(existing.toSorted()).to.deep.equal(expected.toSorted())
      // WebKit has no ping on links in SVG. Chromium alone has the attribution of clicks, and no browser of today has a new element without its interface.
      const isRare = name === 'attributionSrc' || name === 'ping'
      if (!isRare) expect(existing.length).to.equal(listed.split(' ').length)
    })

    it(`have an attribute of the same name: ${name}`, () => expect(fetchingNames).to.include(name.toLowerCase()))
  }
})

describe('the attributes that contain styles', () => {
  it('are style and those of SVG that can have an address', () =>
    expect(styleNames.toSorted()).to.deep.equal(
      ['style', 'cursor', 'fill', 'stroke', 'mask', 'clip-path', 'marker-start', 'marker-mid', 'marker-end'].toSorted(),
    ))
})

describe('the addresses in an attribute', () => {
  const lists = ['srcset', 'imagesrcset', 'ping', 'attributionsrc', 'values', 'type']
  for (const name of fetchingNames)
    it(`are ${lists.includes(name) ? 'a list' : 'one'} in ${name}`, () => {
      expect(isList(name)).to.equal(lists.includes(name))
      const value = '/a /b'
      expect(addressesIn(name, value)).to.deep.equal(lists.includes(name) ? ['/a', '/b'] : [value])
    })

  const rows: [name: string, value: string, found: string[]][] = [
    ['srcset', '', []],
    ['srcset', ' , ', []],
    ['srcset', '/a', ['/a']],
    ['srcset', '/a 2x', ['/a', '2x']],
    ['srcset', '/a 1x, /b 2x', ['/a', '/b', '2x']],
    ['srcset', '/a 100w,/b 200w', ['/a', '/b', '200w']],
    ['srcset', '/a,/b 2x', ['/a,/b', '2x']],
    ['srcset', '/a, /b', ['/a', '/b']],
    ['srcset', '\n/a\t1.5x,\n/b 2x', ['/a', '/b', '2x']],
    [
      'imagesrcset',
      'https://a.example/1,2.png 1x, https://b.example/ 2x',
      ['https://a.example/1,2.png', 'https://b.example/', '2x'],
    ],
    ['values', '/a;/b;/c', ['/a', '/b', '/c']],
    ['values', '/a; /b', ['/a', '/b']],
    ['ping', 'https://a.example/ https://b.example/', ['https://a.example/', 'https://b.example/']],
    ['src', '/a, /b;c 2x', ['/a, /b;c 2x']],
    ['constructor', '/a /b', ['/a /b']],
  ]
  for (const [name, value, found] of rows)
    it(`are ${JSON.stringify(found)} in ${name}=${JSON.stringify(value)}`, () =>
      expect(addressesIn(name, value)).to.deep.equal(found))
})
