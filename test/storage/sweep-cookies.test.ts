import { expect } from '@open-wc/testing'
import { cookieDomains } from '../../src/storage/cookie-domains'
import { cookiePaths } from '../../src/storage/cookie-paths'
import { sweepCookies } from '../../src/storage/sweep-cookies'

const names = (): string[] => document.cookie.split('; ').map(cookie => cookie.split('=')[0]!)
const isTrace = (name: string): boolean => name.startsWith('swept')

describe('the places of a cookie', () => {
  it('are the host only and every parent domain', () => {
    expect(cookieDomains('shop.www.example.co.uk')).to.deep.equal([
      null,
      'shop.www.example.co.uk',
      'www.example.co.uk',
      'example.co.uk',
      'co.uk',
      'uk',
    ])
  })

  it('are the host only if it is an IP address', () => {
    expect(cookieDomains('127.0.0.1')).to.deep.equal([null])
    expect(cookieDomains('[::1]')).to.deep.equal([null])
  })

  it('are all folders of the path, with and without a slash', () => {
    expect(cookiePaths('/a/b.html')).to.deep.equal(['/', '/a', '/a/', '/a/b.html', '/a/b.html/'])
    expect(cookiePaths('/')).to.deep.equal(['/'])
  })
})

describe('deleting cookies', () => {
  afterEach(() => {
    for (const name of names()) document.cookie = `${name}=; Max-Age=0; Path=/`
  })

  it('deletes only matching cookies', () => {
    for (const name of ['swept1', 'swept2', 'kept']) document.cookie = `${name}=1; Path=/`
    sweepCookies(isTrace)
    expect(names()).to.include('kept')
    expect(names().filter(isTrace)).to.deep.equal([])
  })

  it('tries the host only and every parent domain, with every path', () => {
    const written: string[] = []
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => 'swept=1',
      set(text: string) {
        written.push(text)
      },
    })
    sweepCookies(isTrace)
    Reflect.deleteProperty(document, 'cookie')
    for (const domain of cookieDomains(location.hostname))
      for (const path of cookiePaths(location.pathname))
        expect(written).to.include(`swept=; Max-Age=0; Path=${path}${domain === null ? '' : `; Domain=${domain}`}`)
    expect(written.some(text => text.includes(`Domain=${location.hostname}`))).to.equal(true)
  })

  it('finds no cookies if they are blocked, as in a sandboxed frame', () => {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get() {
        throw new DOMException('The document is sandboxed.', 'SecurityError')
      },
    })
    expect(() => sweepCookies(isTrace)).not.to.throw()
    Reflect.deleteProperty(document, 'cookie')
  })

  it('deletes cookies that are Secure, SameSite=None or Partitioned', () => {
    document.cookie = 'sweptSecure=1; Path=/; Secure'
    document.cookie = 'sweptForAll=1; Path=/; Secure; SameSite=None'
    document.cookie = 'sweptStrict=1; Path=/; SameSite=Strict'
    document.cookie = 'sweptPartitioned=1; Path=/; Secure; SameSite=None; Partitioned'
    expect(names()).to.include('sweptStrict')
    sweepCookies(isTrace)
    expect(names().filter(isTrace)).to.deep.equal([])
  })
})
