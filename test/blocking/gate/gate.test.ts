import { expect } from '@open-wc/testing'
import { closeGate } from '../../../src/blocking/gate/close-gate'
import type { GateRules } from '../../../src/blocking/gate/may-be-blocked'
import { mayBeListed } from '../../../src/blocking/gate/may-be-listed'
import { isGateClosed, isGateOpen, openGate } from '../../../src/blocking/gate/open-gate'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { relayFetch } from '../../../src/blocking/patch/relay-fetch'
import { buildHostMap } from '../../../src/blocking/rules/build-host-map'
import { tracker } from '../../support/tries-to-track'
import { waitUntil } from '../../support/wait-until'

const rules: GateRules = { addresses: buildHostMap<true>([]), ownPaths: [] }
/** The site's own rules. */
const rulesAbout = (entry: string, ownPaths: string[] = []): GateRules => ({
  addresses: buildHostMap<true>([[entry, true]]),
  ownPaths,
})
/** Hosts that the filter of the gate does not take for listed ones, as it does with about one in fifteen. */
const [shop, another] = Array.from({ length: 99 }, (_, at) => `shop-${at}.invalid`).filter(host => !mayBeListed(host))
const open = (): void => openGate(() => {})
/** Closes the gate of this page. What cannot wait is counted, and opens it. */
function close(given = rules): { loads: number } {
  const counted = { loads: 0 }
  closeGate(
    given,
    (_, __, text) => text,
    () => {
      counted.loads++
      open()
    },
  )
  return counted
}

describe('the gate before the guard', () => {
  afterEach(async () => {
    if (isGateClosed()) open()
    for (const key of ['_hjSession_1', 'cart']) localStorage.removeItem(key)
    sessionStorage.clear()
    indexedDB.deleteDatabase('Braze abc')
    await caches.delete('mapbox-tiles')
  })

  it('holds the address of a script, and writes it again when it is opened', () => {
    close()
    const script = document.createElement('script')
    script.src = tracker
    expect(script.outerHTML).to.equal('<script type="text/plain"></script>')
    open()
    expect(script.outerHTML).to.equal(`<script src="${tracker}"></script>`)
  })

  it('loads the guard for an address that the parser writes into a style of the page', async () => {
    const { appendChild } = Node.prototype
    const style = document.head.appendChild(document.createElement('style'))
    const text = (css: string): Text => document.createTextNode(css)
    const counted = close()
    appendChild.call(style, text('p { color: red }'))
    await Promise.resolve()
    expect(counted.loads).to.equal(0)
    appendChild.call(style, text(`p { background: url(${tracker}) }`))
    await Promise.resolve()
    expect(counted.loads).to.equal(1)
    style.remove()
  })

  it('holds styles and everything beside them before it loads the guard, as the browser may paint meanwhile', async () => {
    const html = `<p style="background: url(${tracker})"></p><style>p { background: url(${tracker}) }</style><video src="${tracker}"></video>`
    const template = document.createElement('template')
    template.innerHTML = html
    const box = document.createElement('div')
    const whileLoading: string[] = []
    closeGate(
      rules,
      (_, __, text) => text,
      () => {
        whileLoading.push(box.innerHTML)
        open()
      },
    )
    box.append(document.importNode(template.content, true))
    document.body.append(box)
    await Promise.resolve()
    box.remove()
    expect(whileLoading).to.deep.equal(['<p></p><style></style><video></video>'])
    expect(box.innerHTML).to.equal(html)
  })

  it('keeps the type of a script that it has held', () => {
    close()
    const script = document.createElement('script')
    script.type = 'module'
    script.setAttribute('SRC', tracker)
    expect(script.getAttribute('src')).to.equal(null)
    open()
    expect([script.type, script.src]).to.deep.equal(['module', tracker])
  })

  it('keeps a type that names none, and adds none to a script without one', () => {
    for (const markup of ['<script type=""></script>', '<script></script>']) {
      close()
      const box = document.createElement('div')
      box.innerHTML = markup
      const script = box.firstElementChild as HTMLScriptElement
      script.src = tracker
      expect(script.type).to.equal('text/plain')
      open()
      script.removeAttribute('src')
      expect(box.innerHTML).to.equal(markup)
    }
  })

  for (const [type, text, isUrgent] of [
    ['module', `import '${tracker}'`, true],
    ['module', `const later = () => import('${tracker}')`, true],
    ['importmap', `{ "imports": { "a": "${tracker}" } }`, true],
    ['speculationrules', `{ "prefetch": [{ "urls": ["${tracker}"] }] }`, true],
    ['application/json', `{ "page": "${tracker}" }`, false],
    ['module', `import '/own.js'`, false],
  ] as const)
    it(`${isUrgent ? 'loads the guard at once' : 'does not load the guard'} for a script with ${text}, and leaves its text alone`, async () => {
      const texts: string[] = []
      const script = document.createElement('script')
      script.text = text
      script.type = `text/${type}` // so that it does not run
      closeGate(
        rules,
        (_, __, text) => text,
        () => {
          texts.push(script.text)
          open()
        },
      )
      document.head.append(script)
      await Promise.resolve()
      script.remove()
      expect(texts).to.deep.equal(isUrgent ? [text] : [])
      expect([script.text, script.getAttributeNames()]).to.deep.equal([text, ['type']])
    })

  it('keeps a type that the page writes while the script is held', () => {
    close()
    const script = document.createElement('script')
    script.src = tracker
    script.type = 'module'
    open()
    expect([script.type, script.src]).to.deep.equal(['module', tracker])
  })

  it('forgets an address that the page replaces by a harmless one', () => {
    close()
    const script = document.createElement('script')
    script.src = tracker
    script.src = '/own.js'
    expect([script.type, script.getAttribute('src')]).to.deep.equal(['', '/own.js'])
    open()
    expect(script.getAttribute('src')).to.equal('/own.js')
  })

  it('lets other hosts pass, unless the site has a rule about them', () => {
    close()
    const frame = document.createElement('iframe')
    frame.src = `https://${shop!}/`
    expect(frame.src).to.equal(`https://${shop!}/`)
    open()
    close(rulesAbout(`${shop!}/ads`))
    frame.src = `https://${another!}/`
    expect(frame.src).to.equal(`https://${another!}/`)
    frame.src = `https://www.${shop!}/`
    expect(frame.src).to.equal(`https://www.${shop!}/`)
    frame.src = `https://www.${shop!}/ads/1`
    expect(frame.src).to.equal(`https://www.${shop!}/`)
    open()
    expect(frame.src).to.equal(`https://www.${shop!}/ads/1`)
  })

  it('holds addresses of the own host if the site has rules about them', () => {
    const calls = close(rulesAbout(`${location.hostname}/stats`, ['/stats']))
    const frame = document.createElement('iframe')
    frame.src = '/statistics'
    expect(frame.getAttribute('src')).to.equal('/statistics')
    frame.src = '/stats?a'
    expect(frame.getAttribute('src')).to.equal('/statistics')
    document.createElement('div').innerHTML = '<img src="/logo.svg">'
    expect(calls.loads).to.equal(0)
    document.createElement('div').innerHTML = '<img src="/stats">'
    expect(calls.loads).to.equal(1)
    expect(frame.getAttribute('src')).to.equal('/stats?a')
  })

  const immediate: [string, () => void][] = [
    ['XMLHttpRequest', () => new XMLHttpRequest().open('GET', tracker)],
    ['markup', () => (document.createElement('template').innerHTML = `<img src="${tracker}">`)],
    ['the text of a style', () => (document.createElement('style').textContent = `@import url(${tracker})`)],
    ['a cookie of a service', () => (document.cookie = ' _ga=1; max-age=0')],
    ['a key of a service', () => localStorage.setItem('_hjSession_1', '1')],
    ['a key of a service by its end', () => sessionStorage.setItem('abc_WEB_STORAGE', '1')],
    ['a database of a service', () => void indexedDB.open('Braze abc')],
    ['a cache of a service', () => void caches.open('mapbox-tiles')],
    ['a worker', () => new Worker(URL.createObjectURL(new Blob(['']))).terminate()],
  ]
  for (const [what, run] of immediate)
    it(`loads the guard at once for ${what}`, () => {
      const counted = close()
      run()
      expect(counted.loads).to.equal(1)
    })

  it('does not load the guard for requests to other hosts', () => {
    const counted = close()
    new XMLHttpRequest().open('GET', '/own')
    document.createElement('template').innerHTML = `<a href="https://${shop!}/">x</a>`
    document.createElement('p').textContent = tracker
    expect(counted.loads).to.equal(0)
  })

  it('does not load the guard for what sites store for themselves', () => {
    const counted = close()
    document.cookie = 'theme=_ga; max-age=0'
    localStorage.setItem('cart', '_ga')
    sessionStorage.removeItem('_ga')
    expect(counted.loads).to.equal(0)
  })

  it('restores the native functions, and a function that page code has kept calls the one in place', () => {
    const native = XMLHttpRequest.prototype.open
    close()
    const kept = XMLHttpRequest.prototype.open
    expect(kept).not.to.equal(native)
    open()
    expect(XMLHttpRequest.prototype.open).to.equal(native)
    const calls: unknown[][] = []
    XMLHttpRequest.prototype.open = (...args: unknown[]) => void calls.push(args)
    Reflect.apply(kept, new XMLHttpRequest(), ['GET', tracker])
    XMLHttpRequest.prototype.open = native
    expect(calls).to.deep.equal([['GET', tracker]])
  })

  it('lets addresses without a host pass, also if the site has a rule', () => {
    close(rulesAbout(shop!))
    const image = document.createElement('img')
    image.src = 'data:,'
    expect(image.getAttribute('src')).to.equal('data:,')
  })

  it('empties a frame that the parser inserts before it removes the address', async () => {
    const frame = document.createElement('iframe')
    frame.src = tracker
    close()
    const values: (string | null)[] = []
    const observer = new MutationObserver(records => values.push(...records.map(({ oldValue }) => oldValue)))
    observer.observe(frame, { attributeFilter: ['src'], attributeOldValue: true })
    document.body.append(frame)
    await waitUntil(() => values.length > 1, 'the address is removed')
    expect(values).to.deep.equal([tracker, 'about:blank'])
    frame.remove()
  })

  it('keeps the order of scripts that the parser inserts: those without the attribute are not async', async () => {
    const script = document.createElement('script')
    script.src = tracker
    close()
    document.head.append(script)
    await waitUntil(() => !script.hasAttribute('src'), 'it is held')
    expect(script.async).to.equal(true)
    open()
    expect([script.async, script.src]).to.deep.equal([false, tracker])
    script.remove()
  })

  it('loads the guard at once for a form that is sent to a tracker', () => {
    const counted = close()
    const form = document.createElement('form')
    form.setAttribute('action', tracker)
    form.submit() // It is in no document, so the browser does not send it.
    expect(counted.loads).to.equal(1)
  })

  it('holds an image although the page has replaced the methods of arrays', () => {
    close()
    const { some, includes } = Array.prototype
    const image = new Image()
    Object.assign(Array.prototype, { some: () => false, includes: () => false })
    image.src = tracker
    Object.assign(Array.prototype, { some, includes })
    expect(image.getAttribute('src')).to.equal(null)
  })

  for (const pieces of [
    ['<im', `g src="${tracker}">`],
    ['<p>5 < 6</p>', `<img src="${tracker.slice(0, 12)}`],
  ])
    it(`loads the guard for a tag that the page writes in pieces, such as ${pieces[0]}`, () => {
      const counted = close()
      for (const piece of pieces) document.implementation.createHTMLDocument().write(piece)
      expect(counted.loads).to.equal(1)
    })

  it('does not load the guard for what the page writes in whole tags', () => {
    const counted = close()
    document.implementation.createHTMLDocument().write('<p>5 < 6</p><b title="<">')
    expect(counted.loads).to.equal(0)
  })

  it('resolves the address of a held call of fetch when the page calls it, with the base of that time', async () => {
    relayFetch()
    close(rulesAbout(`${location.hostname}/tracker`, ['/tracker']))
    const base = Object.assign(document.createElement('base'), { href: '/tracker/' })
    document.head.prepend(base)
    const answer = fetch('pixel.txt')
    base.remove()
    open()
    expect((await answer).url).to.equal(`${location.origin}/tracker/pixel.txt`)
  })

  it('is open afterwards, and leaves fetch to the guard', async () => {
    relayFetch()
    close()
    let outcome = ''
    const settle = (): void => void (outcome = 'settled')
    const asked = fetch(tracker, { mode: 'no-cors' }).then(settle, settle)
    expect([isGateClosed(), isGateOpen(), typeof pageBlocker().relay!.patched]).to.deep.equal([true, false, 'function'])
    expect(outcome).to.equal('')
    open()
    expect([isGateClosed(), isGateOpen(), typeof pageBlocker().relay!.patched]).to.deep.equal([
      false,
      true,
      'undefined',
    ])
    await asked
  })
})
