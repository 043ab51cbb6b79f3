import { expect } from '@open-wc/testing'
import { connectServiceWorker } from '../../src/boot/connect-service-worker'
import { earlyOptions } from '../../src/boot/early-options'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { watchOpenEnds } from '../support/open-ends'
import { decide } from '../support/stored-decisions'

describe('the service worker of the site', () => {
  type Message = { type: string; consents: object; blockedHosts?: object }
  let worker: EventTarget & { controller: { postMessage: (message: Message) => void } | null }
  let sent: Message[]
  let stop: () => void
  const change = (name: string, effectiveConsents: object): boolean =>
    document.dispatchEvent(new CustomEvent(name, { detail: { effectiveConsents } }))
  beforeEach(() => {
    localStorage.clear()
    sent = []
    stop = () => {}
    worker = Object.assign(new EventTarget(), {
      controller: { postMessage: (message: Message) => void sent.push(message) },
    })
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  })
  afterEach(() => {
    stop()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    localStorage.clear()
  })

  it('receives the stored decision at the start, with the hosts that stay blocked', () => {
    decide(allConsents(), { blockedHosts: { 'a.test': 'marketing' } })
    stop = connectServiceWorker()
    expect(sent).to.deep.equal([
      { type: 'consent-elements', consents: allConsents(), blockedHosts: { 'a.test': 'marketing' } },
    ])
  })

  for (const name of ['consent-ready', 'consent-change'])
    it(`receives the effective consents of ${name}, before other listeners, and again when another one takes over`, () => {
      stop = connectServiceWorker()
      expect(sent.splice(0)).to.deep.equal([{ type: 'consent-elements', consents: onlyNecessary() }])
      let sentBefore = 0
      const listen = (): void => void (sentBefore = sent.length)
      document.addEventListener(name, listen, true)
      change(name, allConsents())
      document.removeEventListener(name, listen, true)
      expect([sent.length, sentBefore]).to.deep.equal([1, 1])
      worker.dispatchEvent(new Event('controllerchange'))
      expect(sent.map(({ consents }) => consents)).to.deep.equal([allConsents(), allConsents()])
    })

  it('is not needed', () => {
    worker.controller = null
    stop = connectServiceWorker()
    change('consent-change', allConsents())
    expect(sent).to.deep.equal([])
  })

  it('receives changes after document.open(), which removes all listeners, once each', async () => {
    stop = connectServiceWorker()
    const { addEventListener: native } = window
    const added: unknown[] = []
    window.addEventListener = (...given: unknown[]) => void added.push(given[0], given[2])
    const comment = document.createComment('a new child of the document')
    document.append(comment)
    await Promise.resolve()
    window.addEventListener = native
    comment.remove()
    expect(added).to.deep.equal(['consent-ready', true, 'consent-change', true])
  })

  it('receives nothing after the stop', () => {
    const ends = watchOpenEnds()
    connectServiceWorker()()
    expect(ends.list()).to.deep.equal([])
    ends.restore()
    sent.length = 0
    change('consent-change', allConsents())
    worker.dispatchEvent(new Event('controllerchange'))
    expect(sent).to.deep.equal([])
  })
})

describe('the options before the core has loaded', () => {
  let guard: HTMLScriptElement | undefined
  const tag = (html: string): Element => {
    const place = document.createElement('div')
    place.innerHTML = html
    return place.firstElementChild!
  }
  const withGuard = (attributes: string): void => {
    guard = tag(`<script data-manager ${attributes}></script>`) as HTMLScriptElement
    document.head.append(guard)
  }
  afterEach(() => {
    guard?.remove()
    guard = undefined
  })

  it('are those of the banner, then those of the guard, trimmed', () => {
    withGuard('data-language="fr" data-policy-url="/guard" data-scroll-lock')
    const { value, isOn } = earlyOptions(tag('<consent-banner policy-url=" /banner " scroll-lock="false">'))
    expect([value('policy-url'), value('language'), value('mode')]).to.deep.equal(['/banner', 'fr', ''])
    expect([isOn('scroll-lock'), isOn('informal')]).to.deep.equal([false, false])
    const ofGuard = earlyOptions(null)
    expect([ofGuard.value('policy-url'), ofGuard.isOn('scroll-lock')]).to.deep.equal(['/guard', true])
  })

  it('are plain without a tag, or with attributes that the core is not needed for', () => {
    for (const banner of [null, tag('<consent-banner policy-url="/x" color-scheme="dark" scroll-lock="false">')])
      expect(earlyOptions(banner).isPlain).to.equal(true)
  })

  for (const html of [
    '<consent-banner><script type="application/json">{}</script></consent-banner>',
    '<consent-banner scroll-lock></consent-banner>',
    '<consent-banner informal></consent-banner>',
    '<consent-banner color-scheme=" page "></consent-banner>',
    '<consent-banner import-decision="cookiebot"></consent-banner>',
    '<consent-banner place="DE"></consent-banner>',
  ])
    it(`are not plain with ${html}`, () => expect(earlyOptions(tag(html)).isPlain).to.equal(false))

  it('are not plain with a property of the tag, or JSON on the guard', () => {
    expect(earlyOptions(Object.assign(tag('<consent-banner>'), { policyUrl: '/x' })).isPlain).to.equal(false)
    withGuard(`data-options='{"mode":"offline"}'`)
    expect(earlyOptions(null).isPlain).to.equal(false)
  })
})
