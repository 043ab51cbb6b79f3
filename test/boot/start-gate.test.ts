import { expect } from '@open-wc/testing'
import { hasGuardLoader, takeGuardLoader, type LoadGuard } from '../../src/blocking/guard-loader'
import { takeGuardPolicy } from '../../src/blocking/page/guard-policy'
import { relisteners } from '../../src/blocking/page/on-consent-maybe-changed'
import { provideBlocker } from '../../src/blocking/provide-blocker'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import { gatePolicy } from '../../src/boot/gate-policy'
import type { holdUntilGuard } from '../../src/boot/hold-until-guard'
import { startGate } from '../../src/boot/start-gate'
import { wholeGuardTag } from '../../src/boot/whole-guard-tag'
import { version } from '../../src/consent/version'
import { rejectionOf } from '../blocking/stand-ins'
import { decide, refuse } from '../support/stored-decisions'

const blocker = Symbol.for(`consent-elements ${version} startBlocking`)
const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')!
/** Makes a script the current one. It is not in the document, so nothing loads it. */
function runAs(attributes: Record<string, string>): HTMLScriptElement {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  Object.defineProperty(Document.prototype, 'currentScript', { ...current, get: () => tag })
  return tag
}
/** The server answers each script in this folder with one that is not ours. */
const wrong = '/page/wrong/guard.js'
const guardFiles = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="guard-whole.js"]'),
]

beforeEach(() => localStorage.clear())
afterEach(() => {
  Object.defineProperty(Document.prototype, 'currentScript', current)
  for (const script of guardFiles()) script.remove()
  Reflect.deleteProperty(globalThis, blocker)
  takeGuardLoader()
  takeGuardPolicy()
  localStorage.clear()
})

describe('the start of guard.js', () => {
  type Held = Parameters<typeof holdUntilGuard>
  /** Starts the gate, and returns what it has held until the whole guard, each time. */
  function start(attributes: Record<string, string> = { src: wrong }): Held[] {
    const held: Held[] = []
    runAs(attributes)
    startGate((...given) => void held.push(given))
    return held
  }

  it('holds requests at once without a decision, and registers what loads the whole guard', () => {
    const held = start({ src: wrong, 'data-pending': 'hold' })
    expect(held).to.have.length(1)
    const [tag, , load] = held[0]!
    expect([tag.dataset.pending, tag.hasAttribute('data-late'), tag.isConnected]).to.deep.equal(['hold', false, false])
    expect(guardFiles()).to.deep.equal([])
    void takeGuardLoader()!().catch(() => {})
    void load().catch(() => {})
    expect(guardFiles(), 'one file for both').to.have.length(1)
  })

  it('holds nothing if everything is granted, and relays fetch', () => {
    decide()
    expect(start()).to.deep.equal([])
    expect(guardFiles()).to.deep.equal([])
    expect(pageBlocker().relay).to.not.equal(undefined)
  })

  for (const event of ['consent-change', 'consent-ready', 'pageshow'])
    it(`closes the gate and loads the whole guard at ${event} once something is refused, and only then`, async () => {
      decide()
      const held = start()
      const dispatch = (): boolean => (event === 'pageshow' ? window : document).dispatchEvent(new Event(event))
      dispatch()
      expect([held.length, guardFiles().length, hasGuardLoader()]).to.deep.equal([0, 0, true])
      refuse()
      provideBlocker((() => {}) as never)
      dispatch()
      expect([held.length, guardFiles().length, hasGuardLoader()]).to.deep.equal([1, 1, false])
      expect(held[0]![0].hasAttribute('data-late')).to.equal(true)
      dispatch()
      expect([held.length, guardFiles().length]).to.deep.equal([1, 1])
      await new Promise(resolve => guardFiles()[0]!.addEventListener('load', resolve))
    })

  it('loads the manager that the tag names, by an address that the policy of the page allows', () => {
    const place = document.createElement('div')
    const trusted: string[] = []
    const native = Object.getOwnPropertyDescriptor(globalThis, 'trustedTypes')
    const createScriptURL = (url: string): string => (trusted.push(url), url)
    const value = { createPolicy: (_: string, rules: object) => ({ ...rules, createScriptURL }) }
    Object.defineProperty(globalThis, 'trustedTypes', { configurable: true, value })
    try {
      place.append(runAs({ src: wrong, 'data-manager': '/own/start.js' }))
      startGate(() => {})
    } finally {
      Reflect.deleteProperty(globalThis, 'trustedTypes')
      if (native) Object.defineProperty(globalThis, 'trustedTypes', native)
      Reflect.deleteProperty(window, 'consentManager')
    }
    expect(place.querySelectorAll('script')[1]?.getAttribute('src')).to.equal('/own/start.js')
    expect(trusted).to.include('/own/start.js')
  })

  it('only loads the guard if the manager requests it while everything is granted', async () => {
    decide()
    const held = start()
    expect((await rejectionOf(takeGuardLoader()!())).message).to.contain('could not be loaded')
    expect([held.length, guardFiles().length]).to.deep.equal([0, 1])
  })

  it('closes the gate after a refusal also if the file could not be loaded before, when the settings opened', async () => {
    decide()
    const held = start()
    for (const opened of [1, 2]) {
      await rejectionOf(takeGuardLoader()!())
      expect([held.length, guardFiles().length, hasGuardLoader()]).to.deep.equal([0, opened, true])
    }
    refuse()
    await rejectionOf(takeGuardLoader()!())
    expect(held).to.have.length(1)
  })

  it('closes the gate if the manager requests it after a refusal', async () => {
    decide()
    const held = start()
    refuse()
    await rejectionOf(takeGuardLoader()!())
    expect([held.length, guardFiles().length]).to.deep.equal([1, 1])
  })

  it('listens again after document.open()', async () => {
    decide()
    start()
    let times = 0
    const note = (): void => void times++
    relisteners.add(note)
    const comment = document.createComment('a new child of the document')
    document.append(comment)
    await Promise.resolve()
    relisteners.delete(note)
    comment.remove()
    expect(times).to.be.above(0)
  })

  describe('loads the file of the whole guard', () => {
    const loader = (src: string): LoadGuard => start({ src })[0]![2]

    it('once, and resolves when it has registered its blocker', async () => {
      const load = loader(wrong)
      takeGuardLoader()
      provideBlocker((() => {}) as never)
      const loading = load()
      expect(load()).to.equal(loading)
      await loading
      expect(guardFiles().map(({ src }) => new URL(src).pathname)).to.deep.equal(['/page/wrong/guard-whole.js'])
      expect(load()).to.equal(loading)
      expect(hasGuardLoader()).to.equal(false)
    })

    for (const [what, src] of [
      ['is missing', '/missing/guard.js'],
      ['is another one', wrong],
    ] as const)
      it(`and rejects if it ${what}. A later call tries again`, async () => {
        start({ src })
        const fault = await rejectionOf(takeGuardLoader()!())
        expect(fault.message).to.equal(
          `consent-elements: ${new URL('guard-whole.js', new URL(src, location.href))} could not be loaded, so elements are not blocked`,
        )
        await rejectionOf(takeGuardLoader()!())
        expect(guardFiles()).to.have.length(2)
        expect(hasGuardLoader()).to.equal(true)
      })

    it('before it returns, by the functions of the browser, where the page cannot wait', () => {
      const read = start()[0]![3]
      const { open, send } = XMLHttpRequest.prototype
      const calls: string[] = []
      Object.assign(XMLHttpRequest.prototype, { open: () => calls.push('open'), send: () => calls.push('send') })
      try {
        expect(read('/page/wrong/guard-whole.js')).to.equal('0')
        expect(() => read('/missing.js')).to.throw('/missing.js answered 404')
      } finally {
        Object.assign(XMLHttpRequest.prototype, { open, send })
      }
      expect(calls).to.deep.equal([])
    })
  })
})

describe('the tag of the whole guard', () => {
  const policy = gatePolicy()
  const tagFor = (attributes: Record<string, string>): HTMLScriptElement => {
    runAs(attributes)
    return wholeGuardTag(policy)
  }

  it('has the options of the current script, and not what belongs to its file', () => {
    const own = {
      id: 'a',
      async: '',
      defer: '',
      integrity: 'sha256-x',
      'data-file': '/ce/guard.js',
      'data-manager': '',
    }
    const tag = tagFor({ ...own, src: '/other/guard.js', 'data-pending': 'drop', crossorigin: '', 'data-file-x': '1' })
    expect(tag.getAttributeNames().toSorted()).to.deep.equal(['crossorigin', 'data-file-x', 'data-pending', 'src'])
    expect(tag.getAttribute('src')).to.equal(`${location.origin}/ce/guard-whole.js`)
  })

  it('is beside the file, with its query, and has the nonce that browsers hide', () => {
    const current = runAs({ src: '/ce/guard.js?v=2' })
    current.nonce = 'abc'
    const tag = wholeGuardTag(policy)
    expect([tag.src, tag.getAttribute('nonce')]).to.deep.equal([`${location.origin}/ce/guard-whole.js?v=2`, 'abc'])
    expect(tagFor({ src: '/ce/guard.js' }).hasAttribute('nonce')).to.equal(false)
  })

  it('cannot be found from an inlined guard without an address', () => {
    expect(() => tagFor({})).to.throw(TypeError, 'data-file')
  })
})

describe('the Trusted Types policy of guard.js', () => {
  const page = globalThis as { trustedTypes?: unknown }
  const native = Object.getOwnPropertyDescriptor(page, 'trustedTypes')
  const pretend = (value: unknown): void =>
    void Object.defineProperty(page, 'trustedTypes', { configurable: true, writable: true, value })
  afterEach(() => {
    Reflect.deleteProperty(page, 'trustedTypes')
    if (native) Object.defineProperty(page, 'trustedTypes', native)
  })
  const texts = ({ createHTML, createScript, createScriptURL }: ReturnType<typeof gatePolicy>): unknown[] => [
    createHTML('<b>'),
    createScript('0'),
    createScriptURL('/x'),
  ]

  it('is created under its name, leaves texts as they are, and is passed to the whole guard once', () => {
    const names: string[] = []
    pretend({ createPolicy: (name: string, rules: object) => (names.push(name), { ...rules }) })
    const policy = gatePolicy()
    expect(names).to.deep.equal(['consent-elements#guard'])
    expect(texts(policy)).to.deep.equal(['<b>', '0', '/x'])
    expect([takeGuardPolicy(), takeGuardPolicy()]).to.deep.equal([policy, undefined])
  })

  for (const [what, value] of [
    ['the browser has none', undefined],
    [
      'the page forbids the name',
      {
        createPolicy() {
          throw new TypeError('forbidden')
        },
      },
    ],
  ] as const)
    it(`is one of plain texts if ${what}, and the whole guard gets none`, () => {
      pretend(value)
      expect(texts(gatePolicy())).to.deep.equal(['<b>', '0', '/x'])
      expect(takeGuardPolicy()).to.equal(undefined)
    })
})
