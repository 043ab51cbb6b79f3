import { expect } from '@open-wc/testing'
import { announceStorage, reportStorageTo } from '../../../src/blocking/page/announce-storage'
import { rejectHeld } from '../../../src/blocking/page/blocked-request'
import { storageKinds, type BlockedStorage } from '../../../src/blocking/page/blocked-storage'
import { provideGuardPolicy, takeGuardPolicy } from '../../../src/blocking/page/guard-policy'
import { guardScript, withGuardScript } from '../../../src/blocking/page/guard-script'
import { loggedStorage } from '../../../src/blocking/page/logged-storage'
import { onConsentMaybeChanged } from '../../../src/blocking/page/on-consent-maybe-changed'
import { pageGate } from '../../../src/blocking/page/page-gate'
import { isParserInserted, whileParserInserted } from '../../../src/blocking/page/parser-inserted'
import { inPlaceOf, readOnce, trusted, trustedTypes, trustedUrl } from '../../../src/blocking/page/read-once'
import { reportFault } from '../../../src/blocking/page/report-fault'
import { reportUnpatched } from '../../../src/blocking/page/report-unpatched'
import { requestLog } from '../../../src/blocking/page/request-log'
import { eventually } from '../../support/eventually'
import { closePages, openPage } from '../../support/open-page'
import { rejectionOf } from '../stand-ins'

const write: BlockedStorage = { key: '_ga', kind: 'cookie', category: 'measurement', service: 'Google Analytics' }

describe('a blocked write', () => {
  const heard: unknown[] = []
  const listen = (event: Event): void => void heard.push((event as CustomEvent).detail)
  before(() => document.addEventListener('ConsentBlockedStorage', listen))
  after(() => document.removeEventListener('ConsentBlockedStorage', listen))
  beforeEach(() => {
    heard.length = 0
    pageGate().log.length = 0
  })

  it('is logged with its time, and dispatched on the document', () => {
    const before = Date.now()
    announceStorage(write)
    expect(heard).to.deep.equal([write])
    const [entry] = loggedStorage()
    expect(entry).to.deep.include({ ...write, state: 'held' })
    expect(entry!.time).to.be.within(before, Date.now())
  })

  it('is dispatched even if an element is named dispatchEvent', () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.setAttribute('name', 'dispatchEvent')
    announceStorage(write)
    form.remove()
    expect(heard).to.have.length(1)
  })

  it('is one of the last 1000 in a log of which readers get a copy', () => {
    for (let index = 0; index < 1002; index++) announceStorage({ ...write, key: `${index}` })
    const log = loggedStorage()
    expect([log.length, log[0]!.key, log.at(-1)!.key]).to.deep.equal([1000, '2', '1001'])
    log[0]!.state = 'released'
    expect(loggedStorage()[0]!.state).to.equal('held')
  })

  it('is one of a kind that has a letter', () =>
    expect(storageKinds).to.deep.equal({
      c: 'cookie',
      l: 'localStorage',
      s: 'sessionStorage',
      i: 'indexedDB',
      a: 'cache',
    }))

  it('is reported to the page in a worker, which has no document', () => {
    const reported: unknown[] = []
    reportStorageTo(blocked => reported.push(blocked))
    announceStorage(write)
    expect([reported, heard]).to.deep.equal([[write], []])
    expect(loggedStorage()).to.have.length(1)
  })
})

describe('a blocked call that returns a promise', () => {
  it('is rejected as after a network failure', async () => {
    const error = await rejectionOf(rejectHeld('https://t.example/'))
    expect(error).to.be.instanceOf(TypeError)
    expect(error.message).to.equal('Request to https://t.example/ blocked due to missing consent')
  })
})

describe('the log of blocked requests', () => {
  it('is one for all copies of the script', () => {
    expect(requestLog()).to.be.an('array')
    expect(requestLog()).to.equal(requestLog())
  })
})

describe('an element that the parser inserted', () => {
  it('is known while it is judged, also within another one and after an error', () => {
    const seen: boolean[] = []
    const note = (): void => void seen.push(isParserInserted())
    note()
    expect(
      whileParserInserted(() => {
        note()
        whileParserInserted(note)
        note()
        return 'result'
      }),
    ).to.equal('result')
    note()
    expect(() =>
      whileParserInserted(() => {
        throw new Error('own')
      }),
    ).to.throw('own')
    note()
    expect(seen).to.deep.equal([false, true, true, true, false, false])
  })
})

describe('a change of consent', () => {
  for (const type of ['consent-ready', 'consent-change'])
    it(`is heard first by our listeners, on the way to the document: ${type}`, () => {
      const order: string[] = []
      const ofPage = (): void => void order.push('page')
      document.addEventListener(type, ofPage, true)
      const stop = onConsentMaybeChanged(() => order.push('ours'))
      document.dispatchEvent(new Event(type))
      stop()
      document.dispatchEvent(new Event(type))
      document.removeEventListener(type, ofPage, true)
      expect(order).to.deep.equal(['ours', 'page', 'page'])
    })
})

describe('an error of ours', () => {
  const { onerror } = window
  afterEach(() => void Object.assign(window, { onerror }))

  it('is reported as uncaught, and thrown nowhere', async () => {
    const errors: unknown[] = []
    Object.assign(window, { onerror: (...[, , , , error]: unknown[]) => errors.push(error) > 0 })
    const fault = new Error('of the test')
    reportFault(fault)
    await eventually(() => expect(errors).to.deep.equal([fault]))
    const { reportError } = window
    Object.assign(window, { reportError: undefined })
    reportFault(fault)
    expect(errors).to.have.length(1)
    await eventually(() => expect(errors).to.deep.equal([fault, fault]))
    Object.assign(window, { reportError })
  })

  it('is named in the console if something could not be patched', () => {
    const { error } = console
    const said: unknown[] = []
    console.error = (...words: unknown[]) => void said.push(...words)
    reportUnpatched('fetch', 5)
    console.error = error
    expect(said).to.deep.equal([
      'consent-elements: "fetch" could not be patched, so requests made by it are not blocked',
      5,
    ])
  })
})

describe('the tag of the guard', () => {
  afterEach(closePages)
  const keys = [
    'src',
    'nonce',
    'granted',
    'storage',
    'pending',
    'options',
    'services',
    'replaces',
    'isManager',
    'isLate',
  ]

  /** Has another copy of the module read a tag as if it was the current script. */
  const readTag = async (html: string): Promise<Record<string, unknown>> => {
    const url = `${location.origin}/src/blocking/page/guard-script.ts`
    const page = await openPage({ head: `<base href="https://site.example/">${html}` })
    const tag = page.document.querySelector('script[data-tag]')
    Object.defineProperty(page.window.Document.prototype, 'currentScript', { configurable: true, get: () => tag })
    const script = page.document.createElement('script')
    script.type = 'module'
    script.text = `import { guardScript } from '${url}'; window.read = guardScript`
    page.document.head.append(script)
    await page.until('the module has run', () => page.window.read)
    const read = page.window.read as Record<string, unknown>
    expect(read.tag).to.equal(tag)
    return Object.fromEntries(keys.map(key => [key, read[key]]))
  }
  const nothing = { ...Object.fromEntries(keys.map(key => [key, undefined])), isManager: false, isLate: false }

  it('says where its file is, and what the page wants', async () => {
    expect(
      await readTag(
        `<script data-tag type="text/plain" src="guard.js" nonce="abc" data-granted="marketing" data-storage="off" data-pending="hold"
          data-options="{}" data-services="a" data-replace-tracking-hosts="false" data-manager data-late></script>`,
      ),
    ).to.deep.equal({
      src: 'https://site.example/guard.js',
      nonce: 'abc',
      granted: 'marketing',
      storage: 'off',
      pending: 'hold',
      options: '{}',
      services: 'a',
      replaces: 'false',
      isManager: true,
      isLate: true,
    })
  })

  it('has the address of its file in an attribute if it is inlined', async () => {
    expect((await readTag('<script data-tag type="text/plain" data-file="/files/guard.js"></script>')).src).to.equal(
      'https://site.example/files/guard.js',
    )
    expect((await readTag('<script data-tag type="text/plain" data-file="http://"></script>')).src).to.equal(undefined)
  })

  it('says nothing if there is none, or it has no attributes', async () => {
    expect(await readTag('')).to.deep.equal(nothing)
    const { src, ...rest } = await readTag('<script data-tag type="text/plain"></script>')
    expect({ ...rest, nonce: undefined, src: src || undefined }).to.deep.equal(nothing)
  })

  it('is passed on to a part that is evaluated later, and to nothing else', () => {
    const key = Symbol.for('consent-elements guard script')
    const shared = window as unknown as Record<symbol, unknown>
    expect(withGuardScript(() => shared[key])).to.equal(guardScript)
    expect(key in shared).to.equal(false)
    expect(() =>
      withGuardScript(() => {
        throw new Error('own')
      }),
    ).to.throw('own')
    expect(key in shared).to.equal(false)
  })
})

describe('the Trusted Types policy of the guard', () => {
  const policy = { createHTML: (html: string) => `${html}!`, createScriptURL: (url: string) => `${url}?` }

  it('is passed on once', () => {
    expect(takeGuardPolicy()).to.equal(undefined)
    provideGuardPolicy(policy)
    expect(takeGuardPolicy()).to.equal(policy)
    expect(takeGuardPolicy()).to.equal(undefined)
  })

  it('is the one that guard.js has passed on, if the browser has Trusted Types', () => {
    const before = guardScript.policy
    delete guardScript.policy
    provideGuardPolicy(policy)
    expect([trusted('a'), trustedUrl('b')]).to.deep.equal(trustedTypes ? ['a!', 'b?'] : ['a', 'b'])
    expect(takeGuardPolicy()).to.equal(trustedTypes ? undefined : policy)
    guardScript.policy = { createHTML: () => undefined, createScriptURL: () => undefined }
    expect([trusted('a'), trustedUrl('b')]).to.deep.equal(trustedTypes ? [undefined, 'b'] : ['a', 'b'])
    if (before) guardScript.policy = before
    else delete guardScript.policy
  })

  it('is made if there is none, and its values are trusted', () => {
    const html = trusted('<p>')!
    expect(`${html}`).to.equal('<p>')
    expect(`${trustedUrl('/a.js')}`).to.equal('/a.js')
    if (trustedTypes) {
      expect(trustedTypes.isHTML(html)).to.equal(true)
      expect(trustedTypes.isScriptURL(trustedUrl('/a.js'))).to.equal(true)
    }
    expect(readOnce(html)).to.equal(html)
    expect(inPlaceOf(html, '<p>')).to.equal(html)
    expect(`${inPlaceOf(html, '<b>') as string}`).to.equal('<b>')
    if (trustedTypes) expect(trustedTypes.isHTML(inPlaceOf(html, '<b>'))).to.equal(true)
    expect(inPlaceOf('<p>', '<b>')).to.equal('<b>')
  })

  it('leaves other values to be read once, as texts', () => {
    let reads = 0
    const value = { toString: () => `${reads++}` }
    expect([readOnce(value), readOnce('a'), readOnce(null), readOnce(5)]).to.deep.equal(['0', 'a', 'null', '5'])
    expect(reads).to.equal(1)
  })
})
