import { expect } from '@open-wc/testing'
import { startBlocking } from '../../../src/blocking/start-blocking'
import { hasKeptWrites } from '../../../src/blocking/storage-gate/kept-writes'
import { patchStorage } from '../../../src/blocking/storage-gate/patch-storage'

const nativeCookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
const storedCookies = (): string => nativeCookies.get!.call(document) as string
const { getItem } = Storage.prototype
const natives = { localStorage: window.localStorage, sessionStorage: window.sessionStorage }

describe('what waits for consent in storage', () => {
  let isGranted: boolean
  let stop: () => void
  const grant = (): void => {
    isGranted = true
    document.dispatchEvent(new CustomEvent('consent-change'))
  }
  const removeCookies = (): void => {
    for (const name of ['_ga', '_gid', 'cart']) document.cookie = `${name}=; max-age=0; path=/`
  }
  beforeEach(() => {
    isGranted = false
    stop = startBlocking({ allows: () => isGranted }, { storage: patchStorage })
  })
  afterEach(() => {
    grant()
    stop()
    removeCookies()
    natives.localStorage.clear()
    natives.sessionStorage.clear()
  })

  it('is dropped by clear(): every key of that storage, and none of the other', () => {
    for (const key of ['_hjSession_1', '_hjSession_2', '_hjid']) localStorage.setItem(key, '1')
    sessionStorage.setItem('_hjSession_3', '1')
    localStorage.clear()
    expect(['_hjSession_1', '_hjSession_2', '_hjid'].map(key => localStorage.getItem(key))).to.deep.equal([
      null,
      null,
      null,
    ])
    expect(sessionStorage.getItem('_hjSession_3')).to.equal('1')
    grant()
    expect([natives.localStorage.length, getItem.call(natives.sessionStorage, '_hjSession_3')]).to.deep.equal([0, '1'])
  })

  it('is nothing after a call without a value, which fails as in the browser', () => {
    expect(() => Reflect.apply(localStorage.setItem, localStorage, ['_hjid'])).to.throw(TypeError)
    expect(() => Reflect.apply(localStorage.setItem, localStorage, [])).to.throw(TypeError)
    for (const method of ['getItem', 'removeItem'] as const)
      expect(() => Reflect.apply(localStorage[method], localStorage, [])).to.throw(TypeError)
    expect(hasKeptWrites()).to.equal(false)
  })

  it('is read like what is stored: as text, by any key', () => {
    const session = '_hjSession_1'
    localStorage.setItem('_hjid', { toString: () => 'text' } as never)
    localStorage[session] = 5
    sessionStorage.setItem('_hjid', null as never)
    expect([localStorage.getItem('_hjid'), localStorage[session], sessionStorage.getItem('_hjid')]).to.deep.equal([
      'text',
      '5',
      'null',
    ])
    expect(localStorage.getItem({ toString: () => '_hjid' } as never)).to.equal('text')
    localStorage.removeItem({ toString: () => '_hjid' } as never)
    expect([localStorage.getItem('_hjid'), '_hjid' in localStorage, sessionStorage.getItem('_hjid')]).to.deep.equal([
      null,
      false,
      'null',
    ])
  })

  it('leaves the methods, symbols and counts of a storage as they are', () => {
    localStorage.setItem('cart', '1')
    localStorage.setItem('_hjid', '2')
    expect([localStorage.length, localStorage.key(0), Object.keys(localStorage)]).to.deep.equal([1, 'cart', ['cart']])
    expect(typeof localStorage.getItem).to.equal('function')
    expect(localStorage[Symbol.toStringTag as never]).to.equal('Storage')
    expect(Symbol.iterator in localStorage).to.equal(false)
    expect(delete localStorage[Symbol.iterator as never]).to.equal(true)
  })

  it('may be in an event of the page, made in any way, with the storage object of the page', () => {
    const made = new StorageEvent('storage', { key: 'a', newValue: 'b', storageArea: sessionStorage })
    expect([made.storageArea === sessionStorage, made.key, made.newValue]).to.deep.equal([true, 'a', 'b'])
    const old = document.createEvent('StorageEvent')
    old.initStorageEvent('storage', true, false, 'a', null, 'b', '/url', localStorage)
    expect([old.type, old.bubbles, old.storageArea === localStorage, old.newValue]).to.deep.equal([
      'storage',
      true,
      true,
      'b',
    ])
    expect(new StorageEvent('storage').storageArea).to.equal(null)
    expect(new StorageEvent('storage', { key: 'a' }).key).to.equal('a')
  })

  it('is the only cookie that the page reads if there is no other', () => {
    document.cookie = '_ga=1; path=/'
    expect(document.cookie).to.equal('_ga=1')
    document.cookie = 'cart=2; path=/'
    document.cookie = '_gid=3; path=/'
    expect(document.cookie).to.equal('cart=2; _ga=1; _gid=3')
  })

  const past = 'Thu, 01 Jan 1970 00:00:00 GMT'
  const future = new Date(Date.now() + 864e5).toUTCString()
  for (const [attributes, waits] of [
    ['max-age=100', true],
    ['Max-Age = 1', true],
    ['max-age=0', false],
    ['MAX-AGE=-5', false],
    [`expires=${past}`, false],
    [`Expires = ${future}`, true],
    ['expires=never', true],
    [`max-age=100; expires=${past}`, true],
    [`expires=${future}; max-age=0`, false],
  ] as const)
    it(`${waits ? 'is' : 'is not'} a cookie with ${attributes.replace(future, 'a date to come')}`, () => {
      document.cookie = `cart=1; path=/; ${attributes}`
      const isStored = storedCookies() === 'cart=1' // of an age and a date, WebKitGTK takes what is last
      document.cookie = 'cart=; path=/; max-age=0'
      expect(isStored && !waits).to.equal(false)
      document.cookie = '_ga=before; path=/'
      document.cookie = `_ga=1; path=/; ${attributes}`
      expect(document.cookie).to.equal(waits ? '_ga=1' : '')
      grant()
      expect(storedCookies()).to.equal(isStored ? '_ga=1' : '')
    })

  it('waits also if cookieStore is told that it does not expire, and not if it expires at once', async function () {
    const { cookieStore } = window
    if (!cookieStore || /Version\/.*Safari/.test(navigator.userAgent)) return this.skip()
    await cookieStore.set({ name: '_ga', value: '1', expires: null })
    await cookieStore.set({ name: '_gid', value: '1', expires: Date.now() - 1000 })
    expect([document.cookie, storedCookies()]).to.deep.equal(['_ga=1', ''])
    await cookieStore.delete({ name: '_ga' })
    expect(document.cookie).to.equal('')
  })
})
