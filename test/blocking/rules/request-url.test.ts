import { expect } from '@open-wc/testing'
import {
  baseInFrame,
  baseUri,
  isPlainlyOwn,
  parseUrl,
  plainHostOf,
  requestObjectUrl,
} from '../../../src/blocking/rules/request-url'

const origin = 'https://shop.example'
const base = `${origin}/cart/`

describe('requestObjectUrl', () => {
  it('reads a Request with the native getter, which subclasses cannot override', () => {
    class Liar extends Request {
      override get url(): string {
        return 'https://shop.example/'
      }
    }
    const liar = new Liar('https://tracker.example/a')
    Object.defineProperty(liar, 'url', { value: 'https://shop.example/' })
    expect(requestObjectUrl(liar)).to.equal('https://tracker.example/a')
  })

  it('reads a Request of another window', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const { Request } = frame.contentWindow as unknown as typeof globalThis
    expect(requestObjectUrl(new Request('https://tracker.example/b'))).to.equal('https://tracker.example/b')
    frame.remove()
  })

  it('returns undefined for objects that only inherit from Request', () => {
    expect(requestObjectUrl(Object.create(Request.prototype))).to.equal(undefined)
  })

  it('returns undefined for other values', () => {
    for (const input of ['/a', new URL(base), { url: '/a' }, null, undefined, 5]) {
      expect(requestObjectUrl(input)).to.equal(undefined)
    }
  })
})

describe('isPlainlyOwn', () => {
  const own = (url: string): boolean => isPlainlyOwn(url, `${origin}/`, base)

  it('accepts plain paths and plain addresses of the own origin', () => {
    for (const url of ['/api', '/a//b', '/?q=//x', 'https://shop.example/x', 'https://shop.example/\\evil']) {
      expect(own(url), url).to.equal(true)
    }
  })

  it('accepts addresses without a scheme that are relative to the page, or name its host', () => {
    for (const url of [
      'pictures/1.jpg',
      './a',
      '../a?b=c&d=e',
      '?page=2',
      '#top',
      'ä'.normalize('NFD'),
      '//shop.example/a',
    ]) {
      expect(own(url), url).to.equal(true)
      expect(new URL(url, base).origin).to.equal(origin)
    }
    expect(isPlainlyOwn('pictures/1.jpg', `${origin}/`, 'https://cdn.example/')).to.equal(false)
  })

  it('never accepts an address of another host', () => {
    const urls = [
      '//tracker.example/x',
      '/\\tracker.example/x',
      '\\\\tracker.example/x',
      '/\t/tracker.example/x',
      '/\n/tracker.example/x',
      '/\r\\tracker.example/x',
      ' //tracker.example/x',
      'https://shop.example.tracker.example/',
      'https://shop.example@tracker.example/',
      'https:tracker.example/',
      'https:/\\tracker.example',
    ]
    for (const url of urls) {
      expect(own(url), JSON.stringify(url)).to.equal(false)
      expect(['tracker.example', 'shop.example.tracker.example', 'shop.example'], url).to.include(
        new URL(url, base).hostname,
      )
    }
  })

  it('agrees with the parser on every short address of relevant characters', () => {
    const characters = ['/', '\\', '\t', '\n', ' ', 'a', '@', ':', '.', '?', '#', '\0']
    let addresses = ['']
    for (let length = 0; length < 4; length++) {
      addresses = addresses.flatMap(start => ['', ...characters].map(next => start + next))
    }
    const starts = ['', '//shop.example', 'https://shop.example']
    for (const url of starts.flatMap(host => [...new Set(addresses)].map(start => `${host}${start}tracker.example/`))) {
      if (own(url)) expect(parseUrl(url, base)?.origin, JSON.stringify(url)).to.equal(origin)
    }
  })

  it('returns false if the base is foreign or the origin is opaque', () => {
    expect(isPlainlyOwn('/a', `${origin}/`, 'https://tracker.example/')).to.equal(false)
    expect(isPlainlyOwn('/a', `${origin}/`, 'https://shop.example.tracker.example/')).to.equal(false)
    expect(isPlainlyOwn('null/a', '', 'https://tracker.example/')).to.equal(false)
    expect(isPlainlyOwn('/a', '', 'null/')).to.equal(false)
  })
})

describe('plainHostOf', () => {
  it('returns the host of a plain address', () => {
    expect(plainHostOf('https://cdn.shop.example/a')).to.equal('cdn.shop.example')
    expect(plainHostOf('http://a-1.example?b')).to.equal('a-1.example')
    expect(plainHostOf('https://a.example')).to.equal('a.example')
    expect(plainHostOf('/a')).to.equal(undefined)
  })

  it('agrees with the parser whenever it returns a host', () => {
    const characters = ['/', '\\', '\t', '\n', ' ', 'a', '@', ':', '.', '?', '#', '\0', '%2e', '-', '1', 'ｅ', 'A']
    for (const first of characters) {
      for (const second of ['', ...characters]) {
        for (const third of ['', ...characters]) {
          for (const end of ['', '/x', '\n']) {
            const url = `https://shop.example${first}${second}${third}tracker.example${end}`
            const host = plainHostOf(url)
            if (host !== undefined) expect(parseUrl(url, base)?.hostname, JSON.stringify(url)).to.equal(host)
          }
        }
      }
    }
    for (const url of ['https://127.1/', 'https://1.2.3/', 'https://a.0x7f/', 'https://tracker.example.:1/']) {
      expect(plainHostOf(url), url).to.equal(undefined)
    }
  })
})

describe('baseUri', () => {
  it('returns the base of the document, even if an element is named baseURI', () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.setAttribute('name', 'baseURI')
    expect(baseUri()).to.equal(location.href)
    form.remove()
  })
})

describe('parseUrl', () => {
  it('returns null for invalid addresses', () => {
    expect(parseUrl('https://', base)).to.equal(null)
    expect(parseUrl('https://a<b/', base)).to.equal(null)
  })
})

describe('baseInFrame', () => {
  it('is the base of the document in a frame, and none for elements of this document and of inert ones', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentDocument!
    inner.head.append(Object.assign(inner.createElement('base'), { href: 'https://frame.example/a/' }))
    expect(baseInFrame(inner.createElement('img'))).to.equal('https://frame.example/a/')
    expect(baseInFrame(document.createElement('img'))).to.equal(undefined)
    const { content } = document.createElement('template')
    for (const inert of [document.implementation.createHTMLDocument(), content.ownerDocument])
      expect(baseInFrame(inert.createElement('img'))).to.equal(undefined)
    frame.remove()
  })
})
