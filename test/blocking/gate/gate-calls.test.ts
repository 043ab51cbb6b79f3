import { expect } from '@open-wc/testing'
import { closeGate } from '../../../src/blocking/gate/close-gate'
import { isAny, mayBlockAddress, mayBlockAttribute, mayBlockMarkup } from '../../../src/blocking/gate/may-be-blocked'
import { isGateClosed, isGateOpen, openGate } from '../../../src/blocking/gate/open-gate'
import { buildHostMap } from '../../../src/blocking/rules/build-host-map'
import { tracker } from '../../support/tries-to-track'

const rules = { addresses: buildHostMap<true>([['rule.example/ads', true]]), ownPaths: [] }
const loaded = new Error('The guard is loaded.')
/** A document in which nothing is fetched. Its elements have the functions of the page. */
const inert = document.implementation.createHTMLDocument('')
const create = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] =>
  inert.createElement(name)
/** Returns whether a call loads the guard at once. It then ends, so that it requests nothing. */
function loadsFor(act: () => unknown): boolean {
  closeGate(
    rules,
    (_, __, text) => text,
    () => {
      throw loaded
    },
  )
  try {
    void Promise.resolve(act()).catch(() => undefined)
    return false
  } catch (error) {
    return error === loaded
  } finally {
    openGate(() => undefined)
  }
}
const image = (url: string): string => `<img src="${url}">`
const css = (url: string): string => `a { background: url(${url}) }`
const globals = window as unknown as Record<string, (new (...args: unknown[]) => unknown) | undefined>
const construct = (name: string, ...args: unknown[]): unknown => Reflect.construct(globals[name]!, args)
const set = (target: object, name: string, value: string): unknown => Reflect.set(target, name, value)

describe('a call that cannot wait for the guard', () => {
  /** By name of the call, the call with an address. */
  const calls: Record<string, (url: string) => unknown> = {
    'XMLHttpRequest.open': url => new XMLHttpRequest().open('GET', url),
    'Cache.add': url => Reflect.apply(Cache.prototype.add, {}, [url]),
    'Cache.add of a request': url => Reflect.apply(Cache.prototype.add, {}, [new Request(url)]),
    'Cache.addAll': url => Reflect.apply(Cache.prototype.addAll, {}, [['/own', url]]),
    'Cache.addAll of requests': url =>
      Reflect.apply(Cache.prototype.addAll, {}, [[new Request('/own'), new Request(url)]]),
    'Element.innerHTML': url => set(create('div'), 'innerHTML', image(url)),
    'Element.outerHTML': url => set(create('div').appendChild(create('p')), 'outerHTML', image(url)),
    'Element.insertAdjacentHTML': url => create('div').insertAdjacentHTML('beforeend', image(url)),
    'Element.setAttributeNS': url => create('img').setAttributeNS(null, 'src', url),
    'ShadowRoot.innerHTML': url => set(create('div').attachShadow({ mode: 'open' }), 'innerHTML', image(url)),
    'Document.write': url => document.implementation.createHTMLDocument('').write(image(url)),
    'Document.writeln': url => document.implementation.createHTMLDocument('').writeln(image(url)),
    'DOMParser.parseFromString': url => new DOMParser().parseFromString(image(url), 'text/html'),
    'Range.createContextualFragment': url => inert.createRange().createContextualFragment(image(url)),
    'HTMLIFrameElement.srcdoc': url => set(create('iframe'), 'srcdoc', image(url)),
    'HTMLAudioElement.src': url => set(create('audio'), 'src', url),
    'HTMLVideoElement.src': url => set(create('video'), 'src', url),
    'HTMLSourceElement.src': url => set(create('source'), 'src', url),
    'HTMLSourceElement.srcset': url => set(create('source'), 'srcset', `/own 1x, ${url} 2x`),
    'HTMLObjectElement.data': url => set(create('object'), 'data', url),
    'HTMLEmbedElement.src': url => set(create('embed'), 'src', url),
    'HTMLInputElement.src': url => set(create('input'), 'src', url),
    'HTMLFormElement.submit': url => Object.assign(create('form'), { action: url }).submit(),
    'HTMLFormElement.requestSubmit': url => Object.assign(create('form'), { action: url }).requestSubmit(),
    'HTMLScriptElement.text': url => set(create('script'), 'text', `import "${url}"`),
    'textContent of a script': url => set(create('script'), 'textContent', `import "${url}"`),
    'innerText of a script': url => set(create('script'), 'innerText', `import "${url}"`),
    'textContent of a style': url => set(create('style'), 'textContent', css(url)),
    'CSSStyleSheet.insertRule': url => new CSSStyleSheet().insertRule(css(url)),
    'CSSStyleSheet.replace': url => new CSSStyleSheet().replace(css(url)),
    'CSSStyleSheet.replaceSync': url => new CSSStyleSheet().replaceSync(css(url)),
    FontFace: url => construct('FontFace', 'a', `url(${url})`),
    Audio: url => construct('Audio', url),
  }
  for (const [name, call] of Object.entries(calls))
    it(`loads the guard only if its address may be blocked: ${name}`, () => {
      expect(
        loadsFor(() => call(tracker)),
        'a tracker',
      ).to.equal(true)
      expect(
        loadsFor(() => call('https://rule.example/ads/1')),
        'a rule of the site',
      ).to.equal(true)
      if (name !== 'Audio')
        expect(
          loadsFor(() => call('/own')),
          'own',
        ).to.equal(false)
    })

  /** The same, but they would request another address, too. */
  const requests: Record<string, (url: string) => unknown> = {
    sendBeacon: url => navigator.sendBeacon(url),
    WebSocket: url => construct('WebSocket', url.replace('http', 'ws')),
    EventSource: url => construct('EventSource', url),
    WebTransport: url => construct('WebTransport', url),
    fetchLater: url => Reflect.apply(globals.fetchLater as never, window, [url]),
    setHTMLUnsafe: url =>
      Reflect.apply(Reflect.get(create('div'), 'setHTMLUnsafe') as never, create('div'), [image(url)]),
  }
  for (const [name, call] of Object.entries(requests))
    it(`loads the guard for a tracker, in browsers that have it: ${name}`, () => {
      const exists = name in window || name in Navigator.prototype || name in Element.prototype
      if (exists) expect(loadsFor(() => call(tracker))).to.equal(true)
    })

  it('loads the guard for whatever reaches another window, a worker or hosts in an object', () => {
    for (const [name, call] of Object.entries({
      contentWindow: () => create('iframe').contentWindow,
      contentDocument: () => create('iframe').contentDocument,
      Worker: () => construct('Worker', '/page/none.js'),
      SharedWorker: () => construct('SharedWorker', '/page/none.js'),
      // WebKitGTK has none.
      ...('RTCPeerConnection' in window && { RTCPeerConnection: () => construct('RTCPeerConnection') }),
    }))
      expect(loadsFor(call), name).to.equal(true)
  })

  it('does not load the guard for a text that is only shown', () => {
    for (const name of ['p', 'title', 'textarea'] as const)
      expect(
        loadsFor(() => set(create(name), 'textContent', css(tracker))),
        name,
      ).to.equal(false)
  })

  it('loads the guard for a tag that the next text completes', () => {
    const write = (html: string): boolean => loadsFor(() => document.implementation.createHTMLDocument('').write(html))
    for (const html of ['<', '<img ', '<img src="', 'a <b']) expect(write(html), html).to.equal(true)
    for (const html of ['a', '<p>', '<p>a</p>', 'a > b']) expect(write(html), html).to.equal(false)
  })

  it('loads the guard for what services store, by each way to store', () => {
    const stores: Record<string, (name: string) => unknown> = {
      cookie: name => set(document, 'cookie', `${name}=1; max-age=0`),
      'cookie without a name': name => set(document, 'cookie', ` = ${name}=1; max-age=0`),
      localStorage: name => localStorage.setItem(name, '1'),
      sessionStorage: name => sessionStorage.setItem(name, '1'),
      ...('cookieStore' in window && {
        cookieStore: name => cookieStore.set(name, ''),
        'an object': name => cookieStore.set({ name, value: '', expires: 0 }),
      }),
    }
    for (const [way, store] of Object.entries(stores)) {
      expect(
        loadsFor(() => store('_ga')),
        way,
      ).to.equal(true)
      expect(
        loadsFor(() => store('cart')),
        way,
      ).to.equal(false)
    }
    expect(loadsFor(() => indexedDB.open('Braze abc'))).to.equal(true)
    expect(loadsFor(() => caches.open('mapbox-tiles'))).to.equal(true)
    localStorage.removeItem('cart')
    sessionStorage.removeItem('cart')
  })
})

describe('a write that waits for the guard', () => {
  const written: [tag: keyof HTMLElementTagNameMap, name: string][] = [
    ['script', 'src'],
    ['img', 'src'],
    ['img', 'srcset'],
    ['iframe', 'src'],
    ['link', 'href'],
    ['link', 'imageSrcset'],
    ['video', 'poster'],
  ]
  for (const [tag, name] of written)
    it(`is that of ${name} of <${tag}>, as a property or an attribute, and is there afterwards`, () => {
      for (const write of [
        (to: Element) => set(to, name, tracker),
        (to: Element) => to.setAttribute(name, tracker),
        (to: Element) => to.setAttribute(name.toUpperCase(), tracker),
      ]) {
        const element = create(tag)
        closeGate(
          rules,
          (_, __, text) => text,
          () => expect.fail('It can wait.'),
        )
        write(element)
        expect(element.hasAttribute(name)).to.equal(false)
        Reflect.set(element, 'title', 'own')
        element.setAttribute('lang', 'en')
        openGate(() => undefined)
        expect([element.getAttribute(name), element.title, element.lang]).to.deep.equal([tracker, 'own', 'en'])
      }
    })

  it('leaves wrong calls to the browser', () => {
    closeGate(
      rules,
      (_, __, text) => text,
      () => undefined,
    )
    expect(() => Reflect.apply(Element.prototype.setAttribute, create('p'), ['src'])).to.throw(TypeError)
    expect([isGateClosed(), isGateOpen()]).to.deep.equal([true, false])
    openGate(() => undefined)
    expect([isGateClosed(), isGateOpen()]).to.deep.equal([false, true])
  })
})

describe('what the guard might block', () => {
  const withRules = {
    addresses: buildHostMap<true>([
      ['rule.example/ads', true],
      [`${location.hostname}/stats`, true],
    ]),
    ownPaths: ['/stats'],
  }
  const rows: [url: string, mayBlock: boolean, byRules: boolean][] = [
    [tracker, true, true],
    ['//www.google-analytics.com/a', true, true],
    ['wss://www.google-analytics.com/', true, true],
    ['HTTPS://WWW.GOOGLE-ANALYTICS.COM/', true, true],
    ['https:\\\\www.google-analytics.com', true, true],
    ['/own', false, false],
    ['own?https://www.google-analytics.com', false, false],
    [`${location.origin}/own`, false, false],
    ['/stats', false, true],
    ['/stats/1?a', false, true],
    ['/statistics', false, false],
    ['https://rule.example/ads', false, true],
    ['https://sub.rule.example/ads/1', false, true],
    ['https://rule.example/', false, false],
    ['data:text/html,https://www.google-analytics.com', false, false],
    ['javascript:"https://www.google-analytics.com"', false, false],
    ['blob:https://www.google-analytics.com/1', false, false],
    ['about:blank', false, false],
    ['http://', false, false],
    ['', false, false],
  ]
  const none = { addresses: buildHostMap<true>([]), ownPaths: [] }
  for (const [url, mayBlock, byRules] of rows)
    it(`${mayBlock ? 'is' : byRules ? 'is by rules' : 'is not'} ${url || 'an empty address'}`, () => {
      expect(mayBlockAddress(none, url), 'no rules').to.equal(mayBlock)
      expect(mayBlockAddress(withRules, url), 'rules').to.equal(byRules)
      expect(mayBlockAttribute(withRules, 'src', url), 'src').to.equal(byRules)
      expect(mayBlockAttribute(withRules, 'srcset', `/own 1x, ${url} 2x`), 'srcset').to.equal(byRules)
      expect(mayBlockAttribute(withRules, 'type', url), 'type').to.equal(false)
    })

  it('is markup that has such an address, or a path of the site’s rules', () => {
    for (const [html, mayBlock, byRules] of [
      [image(tracker), true, true],
      [image('//www.google-analytics.com'), true, true],
      [css(tracker), true, true],
      [`<a href='/own'>//</a>${image(tracker)}`, true, true],
      [image('/stats'), false, true],
      [image('/own'), false, false],
      ['www.google-analytics.com', false, false],
      ['', false, false],
    ] as const) {
      expect(mayBlockMarkup(none, html), html).to.equal(mayBlock)
      expect(mayBlockMarkup(withRules, html), html).to.equal(byRules)
      expect(mayBlockAttribute(withRules, 'srcdoc', html), html).to.equal(byRules)
    }
  })

  it('is found without the methods of arrays', () => {
    const seen: number[] = []
    const test = (value: number): boolean => seen.push(value) > 0 && value > 1
    expect([isAny([], test), isAny([0, 1], test), isAny([1, 2, 3], test)]).to.deep.equal([false, false, true])
    expect(seen).to.deep.equal([0, 1, 1, 2])
  })
})
