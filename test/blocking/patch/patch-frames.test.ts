import { expect } from '@open-wc/testing'
import { patchFrames } from '../../../src/blocking/patch/patch-frames'
import { deferredText, releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { rejectionOf, trackerJudge } from '../stand-ins'
import { watchEveryChannel } from '../watch-every-channel'

const tracker = 'https://tracker.example/a'

describe('the guard in frames of the page', () => {
  let place: HTMLElement
  const { allow, judged } = watchEveryChannel(made => (place = made))
  type Realm = Window & typeof globalThis
  const frameIn = (inner: Document): HTMLIFrameElement => inner.importNode(document.createElement('iframe'))
  const frame = (): HTMLIFrameElement => place.appendChild(document.createElement('iframe'))

  const ways: Record<string, () => Realm> = {
    contentWindow: () => frame().contentWindow as Realm,
    'contentDocument.defaultView': () => frame().contentDocument!.defaultView!,
    'frames[i]'() {
      frame()
      return window[window.length - 1] as Realm
    },
    'a name'() {
      place.innerHTML = '<iframe name="inner"></iframe>'
      return (window as unknown as Record<string, Realm>).inner!
    },
    'window.open'() {
      place.innerHTML = '<iframe name="opened"></iframe>' // If it were named later, the name would open a separate window.
      return window.open('about:blank', 'opened') as Realm
    },
    'a frame in a frame'() {
      const { contentDocument } = frame()
      return contentDocument!.body.appendChild(frameIn(contentDocument!)).contentWindow as Realm
    },
  }
  for (const [way, reach] of Object.entries(ways)) {
    it(`patches the window that is reached by ${way}`, async () => {
      const realm = reach()
      expect((await rejectionOf(realm.fetch(tracker))).message).to.contain('missing consent')
      const image = new realm.Image()
      image.src = tracker
      expect(deferredText(image, 'src')).to.equal(tracker)
      expect(realm.fetch.name).to.equal('fetch')
    })
  }

  it('blocks URLs that are written into a frame’s document', () => {
    const inner = frame().contentDocument!
    inner.open()
    inner.write(`<p>own</p><im`, `g src="${tracker}">`)
    inner.write('<script src="', tracker)
    inner.write('"></script>')
    inner.close()
    expect(deferredText(inner.querySelector('img'), 'src')).to.equal(tracker)
    expect(deferredText(inner.querySelector('script'), 'src')).to.equal(tracker)
    expect(inner.querySelector('p')!.textContent).to.equal('own')
  })

  it('leaves nodes and events the classes of the frame in which they are', async () => {
    // Chromium creates the object of a node in the realm of the callback that sees it first.
    const realm = frame().contentWindow as Realm
    const read = (code: string): unknown => (realm as unknown as { eval(code: string): unknown }).eval(code)
    const inner = realm.document
    inner.open()
    inner.write('<!doctype html><body><main></main>')
    await Promise.resolve()
    inner.write('<button>parsed</button><form><input></form>')
    inner.close()
    await eventually(() => expect(inner.readyState).to.equal('complete'))
    expect(read('document.querySelector("button") instanceof Element')).to.equal(true)
    read(`var seen = [];
      for (const type of ['click', 'submit'])
        document.addEventListener(type, event => {
          event.preventDefault()
          seen.push(event instanceof Event, event.target instanceof HTMLElement)
        })`)
    // Not by click(), which is patched and would create the event's object in the frame.
    inner.querySelector('button')!.dispatchEvent(new realm.MouseEvent('click', { bubbles: true }))
    inner.querySelector('form')!.requestSubmit()
    expect(read('seen.join()')).to.equal('true,true,true,true')
  })

  it('blocks a URL that document.open() opens in a frame', () => {
    place.innerHTML = '<iframe name="opened-by-document"></iframe>'
    document.open(tracker, 'opened-by-document', '')
    expect(judged.filter(([url, channel]) => url === tracker && channel === 'iframe')).to.have.length(1)
    const opened = document.open('about:blank', 'opened-by-document', '') as Realm | null
    expect(opened === window[window.length - 1]).to.equal(true)
  })

  it('blocks a form and a link that target a frame, and lets all others pass', () => {
    place.innerHTML = '<iframe name="target"></iframe>'
    const form = place.appendChild(document.createElement('form'))
    Object.assign(form, { action: tracker, target: 'target' })
    form.submit()
    form.requestSubmit()
    const link = place.appendChild(document.createElement('a'))
    Object.assign(link, { href: tracker, target: 'target' })
    const events: Event[] = []
    window.addEventListener('click', event => events.push(event), { once: true })
    link.click()
    const told = (): string[] =>
      judged.flatMap(([url, channel]) => (url === tracker && channel !== 'release' ? channel : []))
    expect(told()).to.deep.equal(['form', 'form', 'a'])
    expect(events[0]!.defaultPrevented).to.equal(true)
    link.target = '_blank'
    link.addEventListener('click', event => event.preventDefault())
    link.click()
    expect(told()).to.have.length(3)
  })

  it('blocks a link outside the document, and elements in a shadow root, when a script clicks them', async () => {
    place.innerHTML = '<iframe name="away"></iframe>'
    const link = document.createElement('a')
    Object.assign(link, { href: tracker, target: 'away' })
    link.click()
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
    root.innerHTML = `<a href="${tracker}" target="away">a</a><form action="${tracker}" target="away"><button>b</button></form>`
    root.querySelector('a')!.click()
    root.querySelector('button')!.click()
    const told = (): string[] =>
      judged.flatMap(([url, channel]) => (url === tracker && channel !== 'release' ? channel : []))
    expect(told()).to.deep.equal(['a', 'a', 'form'])
    expect((window as unknown as Record<string, Realm>).away!.location.href).to.equal('about:blank')
    // Links without a URL, and events that the page cancels, are left alone.
    link.addEventListener('click', event => event.preventDefault())
    link.click()
    expect(told()).to.have.length(3)
    const arrive = '/page/?html=<p>own</p>'
    const own = document.createElement('a')
    Object.assign(own, { href: arrive, target: 'away' })
    own.click()
    await eventually(() =>
      expect((window as unknown as Record<string, Realm>).away!.document.body.textContent).to.equal('own'),
    )
  })

  it('blocks a form and a link in a frame’s own document that navigate the frame', () => {
    const inner = frame().contentDocument!
    const form = inner.body.appendChild(inner.importNode(document.createElement('form')))
    form.action = tracker
    form.submit()
    const link = inner.body.appendChild(inner.importNode(document.createElement('a')))
    link.href = tracker
    link.click()
    expect(judged.flatMap(([url, channel]) => (url === tracker && channel !== 'release' ? channel : []))).to.deep.equal(
      ['form', 'a'],
    )
  })

  it('repeats a blocked event without calling the page’s listeners again, and not if they cancelled it', async () => {
    const arrive = '/page/?html=<p>tracker</p>'
    place.innerHTML = '<iframe name="led"></iframe>'
    const led = place.querySelector('iframe')!
    const heard: unknown[] = []
    const link = (listener: (event: Event) => unknown): void => {
      const made = place.appendChild(document.createElement('a'))
      Object.assign(made, { href: arrive, target: 'led' })
      made.addEventListener('click', listener)
      made.click()
    }
    link(event => event.preventDefault())
    link(event => {
      event.preventDefault()
      event.stopPropagation()
    })
    expect(judged.filter(([url]) => url === arrive)).to.deep.equal([])
    link(event => heard.push(event.defaultPrevented))
    link(event => {
      event.stopImmediatePropagation()
      heard.push(event.defaultPrevented)
    })
    link(event => {
      event.cancelBubble = true
      heard.push(event.defaultPrevented)
    })
    expect(heard).to.deep.equal([false, true, true])
    let loads = 0
    led.addEventListener('load', () => loads++)
    allow()
    releaseDeferred()
    await eventually(() => expect(led.contentDocument!.body.textContent).to.equal('tracker'))
    expect(heard).to.have.length(3)
    expect(() => new Event('click').stopPropagation()).not.to.throw()
    expect(() => HTMLFormElement.prototype.submit.call({})).to.throw(
      TypeError,
      /invo|interface|instances|HTMLFormElement/i,
    )
  })

  it('opens no window for a blocked navigation whose frame has been removed before consent', () => {
    place.innerHTML = '<iframe name="gone"></iframe>'
    const link = place.appendChild(document.createElement('a'))
    Object.assign(link, { href: tracker, target: 'gone' })
    const { open } = window
    const opened: unknown[] = []
    window.open = (url, target) => (opened.push([url, target]), null)
    link.click()
    window.open = open
    place.querySelector('iframe')!.remove()
    allow()
    releaseDeferred()
    expect(opened).to.deep.equal([])
  })

  it('hides the load event of the empty document in a blocked frame, and no other', async () => {
    const loads: string[] = []
    const made = ['/page/?html=tracker', '', '/page/?html=own'].map(src => {
      const element = document.createElement('iframe')
      element.addEventListener('load', () => loads.push(src))
      if (src) element.src = src
      return element
    })
    place.append(...made)
    await eventually(() => expect(loads.toSorted()).to.deep.equal(['', '/page/?html=own']))
    allow()
    releaseDeferred()
    await eventually(() => expect(loads.toSorted()).to.deep.equal(['', '/page/?html=own', '/page/?html=tracker']))
  })

  it('hides that load event if the frame is in a sandbox or in a shadow root', async () => {
    let loads = 0
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    for (const within of [place, root]) {
      const made = document.createElement('iframe')
      if (within === place) made.sandbox.add('allow-scripts')
      made.addEventListener('load', () => loads++)
      made.src = '/page/?html=tracker'
      within.append(made)
    }
    await atRest(undefined, () => loads)
    expect(loads).to.equal(0)
    allow()
    releaseDeferred()
    await eventually(() => expect(loads).to.equal(2))
  })

  it('blocks a frame that navigates itself, and navigates it when that has been granted', async function () {
    if (!('navigation' in window)) this.skip()
    const sent = frame()
    sent.srcdoc = '<p>here</p>'
    await new Promise(resolve => sent.addEventListener('load', resolve, { once: true }))
    sent.contentWindow!.location.href = '/page/?html=<p>tracker</p>'
    await new Promise(resolve => setTimeout(resolve))
    expect(sent.contentDocument!.body.textContent).to.equal('here')
    const there = new Promise(resolve => sent.addEventListener('load', resolve, { once: true }))
    allow()
    releaseDeferred()
    await there
    expect(sent.contentDocument!.body.textContent).to.equal('tracker')
  })

  it('keeps the rendering mode and the encoding of a document in a blob', async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('<!doctype html><p>'), 0xcf, 0xf0])
    const shown = frame()
    shown.src = URL.createObjectURL(new Blob([bytes], { type: 'text/html; charset=windows-1251' }))
    await eventually(() => expect(shown.contentDocument!.body.textContent).to.equal('Пр'))
    expect(shown.contentDocument!.compatMode).to.equal('CSS1Compat')
  })

  it('blocks SVG documents and style sheets in a blob that contain blocked URLs', () => {
    const blob = (type: string, text: string): string => URL.createObjectURL(new Blob([text], { type }))
    const svg = (address: string): string =>
      blob('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><image href="${address}"/></svg>`)
    const sheet = (address: string): string => blob('text/css', `@import "${address}";`)
    for (const make of [svg, sheet])
      for (const address of [tracker, 'https://shop.example/a']) {
        const element = document.createElement(make === svg ? 'iframe' : 'link')
        const url = make(address)
        element.setAttribute(make === svg ? 'src' : 'href', url)
        expect(element.attributes, address).to.have.length(address === tracker ? 0 : 1)
        if (address !== tracker) continue
        allow()
        releaseDeferred()
        expect(element.attributes[0]!.value).to.equal(url)
        allow(false)
      }
  })

  it('removes blocked URLs from attributes that are set in all other ways', () => {
    const attribute = (): Attr => Object.assign(document.createAttribute('src'), { value: tracker })
    const writes: ((image: HTMLImageElement) => unknown)[] = [
      image => image.setAttributeNodeNS(attribute()),
      image => image.attributes.setNamedItem(attribute()),
      image => image.attributes.setNamedItemNS(attribute()),
      image => {
        image.setAttribute('src', 'data:,own')
        image.attributes[0]!.nodeValue = tracker
      },
      image => {
        image.setAttribute('src', 'data:,own')
        image.attributes[0]!.textContent = tracker
      },
    ]
    for (const [index, write] of writes.entries()) {
      const image = new Image()
      write(image)
      expect([image.hasAttribute('src'), deferredText(image, 'src')], `${index}`).to.deep.equal([false, tracker])
    }
  })

  it('removes blocked servers from WebRTC configurations', function () {
    if (!('RTCPeerConnection' in window)) this.skip()
    const connection = new RTCPeerConnection({
      iceServers: [{ urls: 'stun:tracker.example:3478' }, { urls: ['stun:shop.example'] }],
      iceTransportPolicy: 'relay',
    })
    const { iceServers, iceTransportPolicy } = connection.getConfiguration()
    connection.close()
    expect(iceServers!.map(({ urls }) => [urls].flat())).to.deep.equal([['stun:shop.example']])
    expect(iceTransportPolicy).to.equal('relay')
  })
})

describe('patchFrames', () => {
  trackerJudge()

  it('patches the window of document picture-in-picture, before its `enter` event is handled', async () => {
    const globals = window as unknown as Record<string, unknown>
    const native = globals.DocumentPictureInPicture
    const frames = [1, 2].map(() => document.body.appendChild(document.createElement('iframe')))
    const [first, second] = frames.map(frame => frame.contentWindow as Window & typeof globalThis)
    // The browser opens the window only after a press.
    globals.DocumentPictureInPicture = class {
      get window(): Window {
        return first!
      }
      requestWindow(): Promise<Window> {
        return Promise.resolve(second!)
      }
    }
    const unpatch = patchFrames()
    const stub = new (globals.DocumentPictureInPicture as new () => {
      window: Window
      requestWindow(): Promise<Window>
    })()
    for (const opened of [stub.window, await stub.requestWindow()])
      expect((await rejectionOf(opened.fetch(tracker))).message).to.contain('missing consent')
    unpatch()
    globals.DocumentPictureInPicture = native
    for (const frame of frames) frame.remove()
  })
})
