import { expect } from '@open-wc/testing'
import { siteKeys } from '../../../build/site-keys.mjs'
import { everyChannel } from '../../../src/blocking/every-channel'
import { startBlocking } from '../../../src/blocking/start-blocking'
import type { BlockedStorage } from '../../../src/blocking/page/blocked-storage'
import { loggedStorage } from '../../../src/blocking/page/logged-storage'
import { pageGate } from '../../../src/blocking/page/page-gate'
import { matchKey } from '../../../src/blocking/rules/match-key'
import type { Realm } from '../../../src/blocking/realm/realm'
import { hasKeptWrites } from '../../../src/blocking/storage-gate/kept-writes'
import { patchStorage } from '../../../src/blocking/storage-gate/patch-storage'
import type { CategoryName } from '../../../src/consent/categories'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'

const readCookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.get!
const storedCookies = (): string => readCookies.call(document) as string
const { getItem, clear } = Storage.prototype
const areas = { localStorage: window.localStorage, sessionStorage: window.sessionStorage }
const stored = (area: keyof typeof areas, key: string): string | null => getItem.call(areas[area], key)
const database = 'AppboyServiceWorkerAsyncStorage'
/** In WebKitGTK, pages over http do not see the cookies of cookieStore in document.cookie. */
const hidesCookieStore = /Version\/.*Safari/.test(navigator.userAgent)

/** Resolves with the result of opening a database. */
const opened = (name: string, factory = indexedDB): Promise<string> =>
  new Promise(resolve => {
    const request = factory.open(name)
    request.addEventListener('success', () => {
      request.result.close()
      resolve('opened')
    })
    request.addEventListener('error', () => resolve(request.error!.name))
  })

describe('the storage gate', () => {
  it('blocks writes by an object that page code has taken before the guard started', () => {
    const stopNow = startBlocking({ allows: () => false }, { storage: patchStorage })
    areas.localStorage.setItem('_hjSession_1', '1')
    expect(stored('localStorage', '_hjSession_1')).to.equal(null)
    expect(areas.localStorage.getItem('_hjSession_1')).to.equal('1')
    areas.localStorage.removeItem('_hjSession_1')
    stopNow()
  })

  it('leaves the storage of frames to the browser while the site has switched the gate off, and ends there as elsewhere', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const realm = frame.contentWindow as unknown as Realm & { Document: typeof Document }
    const setterOfCookies = () => Object.getOwnPropertyDescriptor(realm.Document.prototype, 'cookie')!.set
    const native = setterOfCookies()
    for (const storage of ['off', 'listed'] as const) {
      const stopNow = startBlocking({ allows: () => false, storage }, {})
      const unpatch = patchStorage(realm)
      expect(setterOfCookies() === native).to.equal(storage === 'off')
      expect(unpatch()).to.equal(true)
      expect(setterOfCookies() === native).to.equal(true)
      stopNow()
    }
    frame.remove()
  })

  let granted: CategoryName[]
  let stop: () => void
  let events: BlockedStorage[]
  const hear = ({ detail }: CustomEvent<BlockedStorage>): void => void events.push(detail)
  const grant = (...categories: CategoryName[]): void => {
    granted = categories
    document.dispatchEvent(new CustomEvent('consent-change'))
  }
  beforeEach(() => {
    granted = []
    events = []
    document.addEventListener('ConsentBlockedStorage', hear)
    stop = startBlocking({ allows: category => granted.includes(category) }, { storage: patchStorage })
  })
  afterEach(() => {
    grant('marketing', 'measurement', 'experience', 'functionality')
    stop()
    document.removeEventListener('ConsentBlockedStorage', hear)
    for (const cookie of storedCookies().split('; '))
      document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/; domain=${location.hostname}`
    for (const cookie of storedCookies().split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
    document.cookie = '=_ga=; max-age=0; path=/' // a cookie without a name, which newer versions of Chromium do not store
    clear.call(areas.localStorage)
    clear.call(areas.sessionStorage)
    indexedDB.deleteDatabase(database)
  })

  it('reads cookies and releases writes in work that grows with the number of names, not with its square', () => {
    const gate = pageGate()
    /** Counts the entries that are looked at: in the gate itself, and by methods of arrays that search. */
    const stepsOf = (run: () => void): number => {
      let steps = 0
      const counted = <Target extends object>(target: Target): Target =>
        new Proxy(target, {
          get: (of, key, self) => (steps++, Reflect.get(of, key, self) as unknown),
          has: (of, key) => (steps++, Reflect.has(of, key)),
        })
      const { kept, log } = gate
      const { includes, indexOf, some, find } = Array.prototype
      const searches = { includes, indexOf, some, find } as unknown as Record<string, (...args: unknown[]) => unknown>
      for (const [name, search] of Object.entries(searches))
        Object.assign(Array.prototype, {
          [name](this: unknown[], ...args: unknown[]) {
            steps += this.length
            return search.apply(this, args)
          },
        })
      Object.assign(gate, { kept: counted(kept), log: counted(log) })
      try {
        run()
      } finally {
        Object.assign(gate, { kept, log })
        Object.assign(Array.prototype, searches)
      }
      return steps
    }
    const workOf = (count: number): { read: number; release: number } => {
      for (let nth = 0; nth < count; nth++) {
        document.cookie = `own${nth}=1`
        document.cookie = `_ga_${nth}=1`
      }
      let text = ''
      const read = stepsOf(() => void (text = document.cookie))
      expect(text.split('; ').filter(cookie => /^_ga_|^own/.test(cookie))).to.have.length(2 * count)
      const release = stepsOf(() => grant('measurement'))
      expect(gate.log.filter(({ key, state }) => key.startsWith('_ga_') && state === 'released')).to.have.length(count)
      grant()
      for (let nth = 0; nth < count; nth++)
        for (const name of [`own${nth}`, `_ga_${nth}`]) document.cookie = `${name}=; max-age=0`
      gate.log.length = 0
      return { read, release }
    }
    const [short, long] = [workOf(20), workOf(80)]
    expect(long.read / short.read, 'read').to.be.lessThan(6)
    expect(long.release / short.release, 'release').to.be.lessThan(6)
  })

  it('knows that no write is kept anymore once each is released, dropped, or replaced', () => {
    expect(hasKeptWrites()).to.equal(false)
    for (const value of ['1', '2']) areas.localStorage.setItem('_hjSession_1', value)
    areas.sessionStorage.setItem('_hjSession_2', '1')
    document.cookie = '_ga=1'
    expect(hasKeptWrites()).to.equal(true)
    areas.sessionStorage.removeItem('_hjSession_2')
    document.cookie = '_ga=; max-age=0'
    expect(hasKeptWrites()).to.equal(true)
    grant('measurement')
    expect(hasKeptWrites()).to.equal(false)
    expect(stored('localStorage', '_hjSession_1')).to.equal('2')
  })

  it('keeps a listed cookie, which the page can read, and writes it with its attributes on grant', async () => {
    document.cookie = '_ga=GA1.1.2; path=/; max-age=100'
    document.cookie = '_ga=GA1.1.3; path=/; max-age=100; samesite=lax'
    expect(storedCookies()).not.to.contain('_ga')
    expect(document.cookie).to.contain('_ga=GA1.1.3')
    grant('marketing')
    expect(storedCookies()).not.to.contain('_ga')
    grant('measurement')
    expect(storedCookies()).to.contain('_ga=GA1.1.3')
    expect(document.cookie.match(/_ga=/g)).to.have.length(1)
    if (window.cookieStore) {
      const cookie = (await window.cookieStore.get('_ga')) as { value: string; expires?: number }
      expect(cookie.value).to.equal('GA1.1.3')
    }
  })

  for (const attributes of [
    'max-age=0; max-age=3600',
    'max-age=-1; path=/; Max-Age = 3600',
    'expires=0',
    'expires=-1; path=/',
    'expires=1970',
    'expires=Tue Dec 31 1999',
    'expires=Thu, 01 Jan 1970 00:00:00 GMT; expires=Wed, 01 Jan 2099 00:00:00 GMT',
    'expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/\n',
    'max-age=0; max-age=3600\n',
  ])
    it(`stores nothing for a listed cookie with ${JSON.stringify(attributes)}, and removes what it would end`, () => {
      document.cookie = `_ga=1; ${attributes}`
      expect(storedCookies()).not.to.contain('_ga')
      document.cookie = '_ga=2'
      document.cookie = `_ga=3; ${attributes.trim()}`
      expect(document.cookie).not.to.contain('_ga')
      grant('measurement')
      expect(document.cookie).not.to.contain('_ga')
    })

  it('writes a cookie for the page’s own host if the browser refuses its domain', () => {
    document.cookie = '_ga=1; path=/; domain=elsewhere.example'
    grant('measurement')
    expect(storedCookies()).to.contain('_ga=1')
  })

  it('keeps a cookie whose listed name is in the value of a cookie without a name', () => {
    document.cookie = '=_ga=1; path=/'
    expect(storedCookies()).not.to.contain('_ga')
    expect(document.cookie).to.contain('_ga=1')
  })

  it('drops a kept cookie that the page removes', () => {
    document.cookie = '_ga=1; path=/'
    document.cookie = '_ga=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(document.cookie).not.to.contain('_ga')
    grant('measurement')
    expect(storedCookies()).not.to.contain('_ga')
  })

  it('blocks the keys of a refused service although its category is allowed, until the service is allowed', () => {
    let refused = ['google-analytics']
    const stopOther = startBlocking({ allows: () => true, refusedServices: () => refused }, { storage: patchStorage })
    document.cookie = '_ga=1; path=/'
    document.cookie = '_pk_id.1=2; path=/'
    expect(storedCookies()).not.to.contain('_ga=')
    expect(storedCookies()).to.contain('_pk_id.1=2')
    refused = []
    document.dispatchEvent(new CustomEvent('consent-change'))
    expect(storedCookies()).to.contain('_ga=1')
    stopOther()
  })

  it('does not replace native functions while everything is granted, and blocks again after a withdrawal', () => {
    const setter = (): unknown => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!.set
    const patched = setter()
    const open = indexedDB.open
    void localStorage.length // Pages that saved the proxy keep it.
    grant('marketing', 'measurement', 'experience', 'functionality')
    expect(setter()).not.to.equal(patched)
    expect(indexedDB.open).not.to.equal(open)
    localStorage.setItem('_hjid', '1')
    expect(stored('localStorage', '_hjid')).to.equal('1')
    grant()
    document.cookie = '_ga=1; path=/'
    localStorage.setItem('_hjSession', '1')
    expect(storedCookies()).not.to.contain('_ga=')
    expect(stored('localStorage', '_hjSession')).to.equal(null)
  })

  it('writes cookies that are not listed, and those of granted categories, at once', () => {
    granted = ['measurement']
    document.cookie = 'cart=1; path=/'
    document.cookie = '_ga=2; path=/'
    expect(storedCookies()).to.contain('cart=1').and.contain('_ga=2')
    expect(events).to.deep.equal([])
  })

  const writes: Record<string, (area: Storage, key: string, value: string) => void> = {
    setItem: (area, key, value) => area.setItem(key, value),
    'the prototype’s setItem': (area, key, value) => Storage.prototype.setItem.call(area, key, value),
    'a property': (area, key, value) => void (area[key] = value),
    'Object.assign': (area, key, value) => void Object.assign(area, { [key]: value }),
    'Object.defineProperty': (area, key, value) =>
      void Object.defineProperty(area, key, { value, writable: true, enumerable: true, configurable: true }),
  }
  const listed = { localStorage: 'ajs_anonymous_id', sessionStorage: '_hjSessionTooLarge' }
  for (const name of ['localStorage', 'sessionStorage'] as const)
    for (const [way, write] of Object.entries(writes))
      it(`keeps writes to ${name} by ${way}, and writes them on grant`, () => {
        const key = Object.values(listed).find(known => matchKey(name[0] as 'l' | 's', known))!
        expect(matchKey(name[0] as 'l' | 's', key), key).to.be.an('object')
        const area = window[name]
        write(area, key, 'first')
        write(area, key, 'last')
        write(area, 'cart', 'own')
        expect(stored(name, key)).to.equal(null)
        expect(stored(name, 'cart')).to.equal('own')
        expect([area.getItem(key), area[key], key in area]).to.deep.equal(['last', 'last', true])
        grant('measurement', 'marketing', 'experience', 'functionality')
        expect(stored(name, key)).to.equal('last')
        expect(area.getItem(key)).to.equal('last')
      })

  it('drops kept writes of keys that the page removes', () => {
    const key = listed.localStorage
    localStorage[key] = '1'
    localStorage.removeItem(key)
    expect(localStorage.getItem(key)).to.equal(null)
    localStorage[key] = '2'
    delete localStorage[key]
    expect(localStorage[key]).to.equal(undefined)
    localStorage[key] = '3'
    localStorage.clear()
    grant('measurement', 'marketing', 'functionality', 'experience')
    expect(stored('localStorage', key)).to.equal(null)
  })

  it('gives pages a storage object that works like the native one', () => {
    expect(localStorage).to.equal(window.localStorage)
    expect(localStorage).to.be.instanceOf(Storage)
    expect(Object.prototype.toString.call(localStorage)).to.equal('[object Storage]')
    localStorage.setItem('a', '1')
    localStorage.b = 2
    expect(localStorage).to.have.property('length', 2)
    expect([localStorage.key(0), localStorage.key(1)].toSorted()).to.deep.equal(['a', 'b'])
    expect(Object.keys(localStorage).toSorted()).to.deep.equal(['a', 'b'])
    expect(JSON.parse(JSON.stringify(localStorage))).to.deep.equal({ a: '1', b: '2' })
    expect({ ...localStorage }).to.deep.equal({ a: '1', b: '2' })
    expect('a' in localStorage && !('c' in localStorage)).to.equal(true)
    expect(localStorage.c).to.equal(undefined)
    expect(delete localStorage.a).to.equal(true)
    expect(getItem.call(areas.localStorage, 'a')).to.equal(null)
    expect(() => Reflect.apply(localStorage.setItem, localStorage, ['only'])).to.throw(TypeError)
    const event = new StorageEvent('storage', { key: 'b', storageArea: localStorage })
    expect(event.storageArea).to.equal(localStorage)
    expect(event).to.be.instanceOf(StorageEvent)
  })

  it('storage events have the storage object of the page, even if nothing has read that before', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const realm = frame.contentWindow as Window & typeof globalThis
    const storageArea = realm.localStorage
    const restore = patchStorage(realm)
    const read = new realm.StorageEvent('storage', { storageArea }).storageArea
    expect(read).to.equal(realm.localStorage)
    expect(read).not.to.equal(storageArea)
    restore()
    frame.remove()
  })

  it('documents without a window have no cookies, and none is kept for them', () => {
    const other = document.implementation.createHTMLDocument('')
    other.cookie = '_ga=1'
    expect(other.cookie).to.equal('')
    expect(events).to.deep.equal([])
    document.cookie = '_fbp=1'
    expect(other.cookie).to.equal('')
  })

  it('finds a listed cookie whose name has spaces around it, as Chromium does', async () => {
    if (!window.cookieStore) return
    await window.cookieStore.set(' _ga', '1').catch(() => undefined)
    expect(storedCookies()).not.to.contain('_ga')
  })

  it('opening a listed database fails until it is granted, as if storage was forbidden', async () => {
    expect(await opened(database)).to.equal('AbortError')
    expect(await opened('own')).to.equal('opened')
    // WebKit lists databases whose creation was aborted, with the version 0, until the page is closed.
    const names = (await indexedDB.databases()).filter(({ version }) => version! > 0).map(({ name }) => name)
    expect(names).not.to.include.members([database])
    expect(names.filter(name => name!.startsWith('consent-elements'))).to.deep.equal([])
    indexedDB.deleteDatabase('own')
    grant('marketing', 'functionality', 'measurement', 'experience')
    expect(await opened(database)).to.equal('opened')
  })

  it('opening a listed cache is rejected until it is granted', async () => {
    const openError = await caches.open('mapbox-tiles').catch((error: Error) => error.name)
    expect(openError).to.equal('SecurityError')
    expect(await caches.has('mapbox-tiles')).to.equal(false)
    grant('experience')
    expect(await caches.open('mapbox-tiles')).to.be.instanceOf(Cache)
    await caches.delete('mapbox-tiles')
  })

  it('defers a listed cookie that is set by cookieStore', async function () {
    const { cookieStore } = window
    if (!cookieStore || hidesCookieStore) return this.skip()
    await cookieStore.set('_ga', '7')
    await cookieStore.set({ name: '_gid', value: '8' })
    await cookieStore.set('cart', '9')
    expect(storedCookies()).to.equal('cart=9')
    expect(document.cookie).to.contain('_ga=7').and.contain('_gid=8')
    await cookieStore.delete('_gid')
    grant('measurement')
    await eventually(() => expect(storedCookies()).to.contain('_ga=7'))
    await atRest(undefined, storedCookies)
    expect(storedCookies()).not.to.contain('_gid')
  })

  it('reads what cookieStore gets once, also if it is inherited, converted to text or a function', async function () {
    const { cookieStore } = window
    if (!cookieStore || hidesCookieStore) return this.skip()
    const set = (...args: unknown[]): unknown => Reflect.apply(cookieStore.set, cookieStore, args)
    let reads = 0
    const changing = {
      value: '1',
      get name() {
        return reads++ === 0 ? 'cart' : '_ga'
      },
    }
    await Promise.allSettled([
      set(changing),
      set(Object.create({ name: '_gid', value: '2' })),
      set({ toString: () => '_gat' }, '3'),
      set(Object.defineProperty(() => {}, 'name', { value: '_ga_4' })),
    ])
    expect(reads).to.equal(1)
    expect(storedCookies()).to.equal('cart=1')
    expect(document.cookie).to.contain('_gid=2').and.contain('_gat=3')
    await cookieStore.set({ name: 'cart', value: '5', expires: Date.now() + 60_000, sameSite: 'lax' })
    expect(storedCookies()).to.equal('cart=5')
    const refused = await Promise.allSettled([set({}), set('cart'), set()])
    expect(refused.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'rejected'])
  })

  it('reports each key once, and logs its release', () => {
    const before = loggedStorage().length
    document.cookie = '_ga=1; path=/'
    document.cookie = '_ga=2; path=/'
    const blocked = { key: '_ga', kind: 'cookie', category: 'measurement', service: 'google-analytics' }
    expect(events).to.deep.equal([blocked])
    const [entry, ...more] = loggedStorage().slice(before)
    expect(more).to.deep.equal([])
    expect({ ...entry, time: 0 }).to.deep.equal({ ...blocked, time: 0, state: 'held' })
    grant('measurement')
    expect(loggedStorage().at(-1)).to.have.property('state', 'released')
  })

  it('blocks nothing with rules that disable it', () => {
    const stopOff = startBlocking({ allows: () => false, storage: 'off' }, {})
    document.cookie = '_ga=1; path=/'
    localStorage.setItem(listed.localStorage, '1')
    expect(storedCookies()).to.contain('_ga=1')
    expect(stored('localStorage', listed.localStorage)).to.equal('1')
    stopOff()
  })

  it('works in frames of the page, even for writes of frames that are removed before the grant', () => {
    const restores = [everyChannel.frames(), everyChannel.elements()]
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentWindow as Window & typeof globalThis
    inner.document.cookie = '_ga=framed; path=/'
    inner.localStorage.setItem(listed.localStorage, 'framed')
    inner.localStorage.cart = 'framed'
    expect(storedCookies()).not.to.contain('_ga')
    expect(stored('localStorage', listed.localStorage)).to.equal(null)
    expect(stored('localStorage', 'cart')).to.equal('framed')
    frame.remove()
    grant('measurement', 'marketing', 'functionality', 'experience')
    expect(storedCookies()).to.contain('_ga=framed')
    expect(stored('localStorage', listed.localStorage)).to.equal('framed')
    for (const restore of restores) restore()
  })

  it('works in workers', async () => {
    const worker = new Worker(new URL('./gated-worker.ts', import.meta.url), { type: 'module' })
    const messages: unknown[] = []
    const next = (): Promise<unknown> =>
      new Promise(resolve =>
        worker.addEventListener(
          'message',
          ({ data }) => {
            messages.push(data)
            resolve(data)
          },
          { once: true },
        ),
      )
    await next()
    await next()
    expect(messages[0]).to.have.nested.property('blocked.key', database)
    expect(messages[1]).to.equal('AbortError')
    worker.postMessage('granted', [])
    expect(await next()).to.equal('database opened')
    worker.terminate()
  })
})

describe('the list of storage keys', () => {
  it('contains no key that sites use for sessions, logins, carts, CSRF protection or consent', () => {
    expect(siteKeys).to.have.length.of.at.least(150)
    for (const key of siteKeys)
      for (const kind of ['c', 'l', 's', 'i', 'a'] as const)
        expect(matchKey(kind, key), `${kind} ${key}`).to.equal(undefined)
  })

  it('finds names whose beginning is different on each site', () => {
    const found: [kind: 'c' | 'l' | 'i', key: string, service: string][] = [
      ['l', '0123456789abcdef/cly_id', 'countly'],
      ['c', 'shop-_zldp', 'zoho-salesiq'],
      ['i', 'Braze IndexedDB Support Test', 'braze'],
    ]
    for (const [kind, key, service] of found) expect(matchKey(kind, key), key).to.include({ service })
    expect(matchKey('c', '0123456789abcdef/cly_id')).to.equal(undefined)
    expect(matchKey('c', '_zldp-shop')).to.equal(undefined)
    expect(matchKey('l', 'cly_id')).to.equal(undefined)
  })

  it('contains the keys that vendors document', () => {
    const keys = [
      '_ga',
      '_ga_ABC123',
      '_gid',
      '_fbp',
      '_gcl_au',
      '_hjSessionUser_123',
      '_clck',
      '_pin_unauth',
      'ajs_anonymous_id',
      '_uetsid',
      '__hstc',
      'hubspotutk',
      'mp_0123_mixpanel',
      '_tt_enable_cookie',
      '_scid',
    ]
    for (const key of keys) expect(matchKey('c', key), key).to.have.property('category')
  })
})
