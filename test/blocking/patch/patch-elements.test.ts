import { expect } from '@open-wc/testing'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { trackerJudge } from '../stand-ins'
import { atRest, tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'

const tracker = 'https://tracker.example/a'
const { getAttribute, getAttributeNS, hasAttribute, setAttribute } = Element.prototype
const eventOf = (target: EventTarget, ...types: string[]): Promise<string> =>
  new Promise(resolve => {
    for (const type of types) target.addEventListener(type, () => resolve(type), { once: true })
  })
const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const element = <E extends Element>(tag: string): E => document.createElement(tag) as unknown as E

describe('patchElements', () => {
  const { judged, allow } = trackerJudge()
  let restore: () => boolean
  /** The browser’s own attribute value, whatever the patched getters return. */
  const natively = (of: Element, name: string): string | null => getAttribute.call(of, name)
  const release = (): void => {
    allow()
    document.dispatchEvent(new Event('consent-change'))
  }
  beforeEach(() => {
    judged.length = 0
    allow(false)
    restore = patchElements()
  })
  afterEach(() => {
    allow()
    restore()
    return later() // a task releases at most 50 requests
  })

  it('blocks an address before it is written, although name or value are no texts', () => {
    const text = (value: string): string => ({ toString: () => value }) as unknown as string
    for (const [name, value] of [
      ['src', text(tracker)],
      [text('src'), tracker],
      ['SRC', tracker],
    ] as const) {
      const image = element<HTMLImageElement>('img')
      image.setAttribute(name, value)
      expect([natively(image, 'src'), image.getAttribute('src')]).to.deep.equal([null, tracker])
    }
    const image = element<HTMLImageElement>('img')
    ;(image.setAttribute as (...words: unknown[]) => void)('src', tracker, 'another argument')
    expect(natively(image, 'src')).to.equal(null)
  })

  it('writes addresses of the site into a link at once, and blocks all others however they are written', () => {
    const sheet = `data:text/css,@import "${tracker}"`
    for (const write of [
      (link: HTMLLinkElement, address: string) => (link.href = address),
      (link: HTMLLinkElement, address: string) => link.setAttribute('href', address),
    ]) {
      for (const own of ['/own.css', 'own.css?a=b', './own.css', '#own', `${location.origin}/own.css`]) {
        const link = element<HTMLLinkElement>('link')
        write(link, own)
        expect(natively(link, 'href'), own).to.equal(own)
      }
      for (const other of [
        tracker,
        tracker.replace('https', 'HTTPS'),
        `\t${tracker}`,
        tracker.slice(6),
        sheet,
        ` ${sheet}`,
      ]) {
        const link = element<HTMLLinkElement>('link')
        write(link, '/own.css')
        write(link, other)
        expect(natively(link, 'href'), other).to.equal(null)
      }
    }
  })

  it('forgets an address that the browser rejects, such as one that is no Trusted Type', async () => {
    restore()
    const native = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')!
    let accepts = true
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      ...native,
      set(value: string) {
        if (!accepts) throw new TypeError('This document requires TrustedScriptURL assignment.')
        native.set!.call(this, value)
      },
    })
    restore = patchElements()
    try {
      const script = element<HTMLScriptElement>('script')
      accepts = false
      expect(() => (script.src = tracker)).to.throw('TrustedScriptURL')
      accepts = true
      expect(script.getAttribute('src')).not.to.equal(tracker)
      release()
      await later()
      expect(natively(script, 'src')).not.to.equal(tracker)
    } finally {
      restore()
      Object.defineProperty(HTMLScriptElement.prototype, 'src', native)
      restore = patchElements()
    }
  })

  const properties = {
    img: ['src', 'srcset'],
    script: ['src'],
    iframe: ['src'],
    embed: ['src'],
    input: ['src'],
    source: ['src', 'srcset'],
    track: ['src'],
    audio: ['src'],
    video: ['src', 'poster'],
    link: ['href', 'imageSrcset'],
    object: ['data'],
    body: ['background'],
    a: ['ping'],
    area: ['ping'],
  }
  for (const [tag, keys] of Object.entries(properties)) {
    for (const key of keys) {
      it(`blocks ${tag}.${key}, set by property, attribute, attribute node and with a namespace`, () => {
        const name = key.toLowerCase()
        const writes: ((of: Element) => unknown)[] = [
          of => Reflect.set(of, key, tracker),
          of => of.setAttribute(name.toUpperCase(), tracker),
          of => of.setAttributeNS(null, name, tracker),
          of => {
            const attribute = document.createAttribute(name)
            attribute.value = tracker
            return of.setAttributeNode(attribute)
          },
          of => {
            of.setAttribute(name, '/own')
            of.getAttributeNode(name)!.value = tracker
          },
        ]
        for (const write of writes) {
          const it = element(tag)
          write(it)
          // A blocked script keeps its URL, so that loaders find it, but does not run.
          expect(natively(it, tag === 'script' ? 'type' : name)).to.equal(tag === 'script' ? 'text/plain' : null)
          expect(it.getAttribute(name)).to.equal(tracker)
          expect(Reflect.get(it, key)).to.equal(tracker)
          expect(judged.at(-1)).to.deep.equal([tracker, tag])
        }
        release()
        expect(judged.at(-1)).to.deep.equal([tracker, 'release'])
      })
    }
  }

  it('blocks URLs that exist only as attributes: old backgrounds, and images and scripts in SVG', () => {
    const svg = 'http://www.w3.org/2000/svg'
    for (const tag of 'td th tr tbody thead tfoot table col colgroup'.split(' ')) {
      const part = element(tag)
      part.setAttribute('background', tracker)
      expect(natively(part, 'background')).to.equal(null)
    }
    const embed = element('embed')
    embed.setAttribute('code', tracker)
    expect(natively(embed, 'code')).to.equal(null)
    for (const tag of ['image', 'feImage']) {
      const it = document.createElementNS(svg, tag)
      it.setAttribute('href', tracker)
      it.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', tracker)
      expect(getAttribute.call(it, 'href')).to.equal(null)
      expect(getAttributeNS.call(it, 'http://www.w3.org/1999/xlink', 'href')).to.equal(null)
      expect(judged.at(-1)).to.deep.equal([tracker, tag])
    }
    const script = document.createElementNS(svg, 'script')
    script.setAttribute('href', tracker)
    script.setAttribute('type', 'module')
    Reflect.set(script, 'type', 'text/javascript')
    expect([natively(script, 'type'), natively(script, 'href')]).to.eql(['text/plain', tracker])
    expect([script.getAttribute('type'), Reflect.get(script, 'type')]).to.eql(['text/javascript', 'text/javascript'])
  })

  const drawing = <E extends SVGElement>(tag: string): E =>
    document.createElementNS('http://www.w3.org/2000/svg', tag) as E

  it('blocks the paint references of SVG, and restores them', () => {
    for (const name of ['fill', 'stroke', 'mask', 'clip-path', 'marker-start', 'marker-mid', 'marker-end']) {
      const path = drawing('path')
      path.setAttribute(name, `url("${tracker}#a") red`)
      expect(natively(path, name), name).to.equal(`url("data:,${tracker}#a") red`)
      release()
      expect(natively(path, name), name).to.equal(`url("${tracker}#a") red`)
      allow(false)
      path.setAttribute(name, 'url(#own)')
      expect(natively(path, name), name).to.equal('url(#own)')
    }
  })

  it('blocks URLs that are written into the animated string of an image or a script in SVG', () => {
    for (const tag of ['image', 'feImage', 'script']) {
      const shape = drawing<SVGImageElement>(tag)
      shape.href.baseVal = tracker
      if (tag === 'script') expect(natively(shape, 'type'), tag).to.equal('text/plain')
      else expect(natively(shape, 'href') ?? natively(shape, 'xlink:href'), tag).to.equal(null)
      shape.href.baseVal = '/own.svg'
      expect(shape.href.baseVal, tag).to.equal('/own.svg')
      shape.className.baseVal = 'own'
      expect(shape.className.baseVal, tag).to.equal('own')
    }
  })

  it('leaves attributes alone that fetch nothing', () => {
    const link = element<HTMLAnchorElement>('a')
    link.href = tracker
    link.setAttribute('data', tracker)
    const div = element('div')
    div.setAttribute('src', tracker)
    div.setAttribute('constructor', tracker)
    expect([link.href, natively(div, 'src')]).to.deep.equal([tracker, tracker])
    expect(natively(link, 'href')).to.equal(tracker)
    expect(judged).to.deep.equal([])
  })

  it('blocks a srcset if any of its URLs is blocked', () => {
    const image = new Image()
    image.srcset = `/own,1.png 1x,${tracker} 2x`
    expect(hasAttribute.call(image, 'srcset')).to.equal(false)
    expect(image.srcset).to.equal(`/own,1.png 1x,${tracker} 2x`)
    // The blank after a comma is optional, and a URL may contain commas.
    expect(judged.map(([url]) => url)).to.include.members(['/own,1.png', tracker])
    image.srcset = 'data:,a 1x, /own.png 2x'
    expect(natively(image, 'srcset')).to.equal('data:,a 1x, /own.png 2x')
    for (const list of [`/own 2x,${tracker},b 1x`, `/own,${tracker},b`, `/own (a b) 2x,${tracker}?,b`]) {
      judged.length = 0
      image.srcset = list
      expect(judged.map(([url]) => url).join(' '), list).to.contain(tracker)
    }
  })

  it('forgets a blocked attribute that the page removes, with any namespace', () => {
    const image = new Image()
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'image')
    image.src = tracker
    drawn.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', tracker)
    image.removeAttributeNS(null, 'src')
    drawn.removeAttributeNS('http://www.w3.org/1999/xlink', 'href')
    release()
    expect([image.getAttribute('src'), drawn.getAttribute('href'), drawn.href.baseVal]).to.deep.equal([null, null, ''])
  })

  it('removes the value that was there before, and is replaced by a later value', () => {
    const image = new Image()
    image.src = 'data:,own'
    image.src = tracker
    expect(natively(image, 'src')).to.equal(null)
    image.src = 'data:,other'
    expect([natively(image, 'src'), image.src]).to.deep.equal(['data:,other', 'data:,other'])
    image.src = tracker
    image.removeAttribute('src')
    expect([image.getAttribute('src'), image.src]).to.deep.equal([null, ''])
    release()
    expect(hasAttribute.call(image, 'src')).to.equal(false)
  })

  it('returns a property as a resolved URL, and an attribute as it was written', () => {
    const image = new Image()
    image.src = '/tracker.gif'
    expect([image.src, image.getAttribute('src')]).to.deep.equal([`${location.origin}/tracker.gif`, '/tracker.gif'])
    const set = Object.assign(new Image(), { srcset: `${tracker} 2x` })
    expect([set.srcset, set.getAttribute('srcset')], 'a list').to.deep.equal([`${tracker} 2x`, `${tracker} 2x`])
    const frame = element<HTMLIFrameElement>('iframe')
    const html = `<script src="${tracker}"></script>`
    frame.srcdoc = html
    expect([frame.srcdoc, frame.getAttribute('srcdoc')], 'a document').to.deep.equal([html, html])
  })

  it('fires an error event once on a blocked element, after the script has ended', async () => {
    const seen: string[] = []
    const image = new Image()
    image.src = tracker
    image.srcset = tracker
    image.addEventListener('error', () => seen.push('error'))
    seen.push('script')
    await eventually(() => expect(seen).to.deep.equal(['script', 'error']))
    image.src = tracker
    await eventually(() => expect(seen).to.deep.equal(['script', 'error', 'error']))
  })

  it('fires no error event on frames, because frames never fire one', async () => {
    const frame = element<HTMLIFrameElement>('iframe')
    let errors = 0
    frame.addEventListener('error', () => errors++)
    frame.src = tracker
    await tasksHaveRun()
    expect(errors).to.equal(0)
  })

  it('fires no error event on sources, because the browser fires it in media and never in pictures', async () => {
    const [picture, source] = [element('picture'), element<HTMLSourceElement>('source')]
    picture.append(source, new Image())
    let errors = 0
    source.addEventListener('error', () => errors++)
    source.srcset = tracker
    await tasksHaveRun()
    expect(errors).to.equal(0)
  })

  it('reloads media when their sources are released, unless something is already playing', async () => {
    const waiting = element<HTMLVideoElement>('video')
    const playing = element<HTMLVideoElement>('video')
    const sources = [waiting, waiting, playing].map((media, at) => {
      media.preload = 'auto'
      const source = element<HTMLSourceElement>('source')
      source.src = `${tracker}?${at}`
      media.append(source)
      return source
    })
    playing.src = 'data:audio/wav,own'
    const failed: string[] = []
    // Not by currentSrc: Firefox has moved on to the next source by then.
    for (const source of sources) source.addEventListener('error', () => failed.push(natively(source, 'src') ?? ''))
    await eventually(() => expect(failed).to.deep.equal(['', '']))
    expect(waiting.networkState).to.equal(HTMLMediaElement.NETWORK_NO_SOURCE)
    Object.defineProperty(playing, 'networkState', { value: HTMLMediaElement.NETWORK_LOADING })
    playing.load = () => expect.fail('It was to go on playing.')
    release()
    await eventually(() => expect(failed.slice(2)).to.deep.equal([`${tracker}?0`, `${tracker}?1`]))
  })

  it('blocks the URL that is passed to new Audio', () => {
    const audio = new Audio(tracker)
    expect(hasAttribute.call(audio, 'src')).to.equal(false)
    expect([audio.src, audio.preload]).to.deep.equal([tracker, new Audio().preload])
    expect(audio).to.be.instanceOf(Audio).and.instanceOf(HTMLAudioElement)
    expect(natively(new Audio('data:audio/wav,'), 'src')).to.equal('data:audio/wav,')
    expect(hasAttribute.call(new Audio(undefined), 'src')).to.equal(false)
  })

  it('reads a URL once and writes the URL that it has checked', () => {
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'data:,own' : tracker) } as unknown as string
    const image = new Image()
    image.src = changing
    expect([reads, natively(image, 'src')]).to.deep.equal([1, 'data:,own'])
    reads = 0
    image.setAttribute('src', changing)
    expect([reads, natively(image, 'src')]).to.deep.equal([1, 'data:,own'])
  })

  it('releases scripts in the order in which they were blocked, unchanged and with their events', async () => {
    const order: unknown[] = []
    Object.assign(window, { beforePage: () => order.push((document.currentScript as HTMLScriptElement).dataset.name) })
    const scripts = ['first', 'second'].map(name => {
      const script = element<HTMLScriptElement>('script')
      script.src = `/page/first.js?tracker=${name}`
      Object.assign(script, { async: false, crossOrigin: 'anonymous', nonce: 'n' })
      script.dataset.name = name
      document.head.append(script)
      return script
    })
    const loads = scripts.map(script => eventOf(script, 'load'))
    await atRest(undefined, () => order.length)
    expect(order).to.deep.equal([])
    release()
    expect(await Promise.all(loads)).to.deep.equal(['load', 'load'])
    expect(order).to.deep.equal(['first', 'second'])
    expect([scripts[0]!.async, scripts[0]!.crossOrigin, scripts[0]!.nonce]).to.deep.equal([false, 'anonymous', 'n'])
    document.dispatchEvent(new Event('consent-change'))
    await atRest(undefined, () => order.length)
    expect(order).to.have.length(2)
    for (const script of scripts) script.remove()
    Reflect.deleteProperty(window, 'beforePage')
  })

  it('checks again at consent-ready and after a storage event of another tab', async () => {
    for (const tell of [
      () => document.dispatchEvent(new Event('consent-ready')),
      () => window.dispatchEvent(new StorageEvent('storage')),
    ]) {
      allow(false)
      const image = new Image()
      image.src = tracker
      tell()
      expect(natively(image, 'src')).to.equal(null)
      allow()
      // The listener for other tabs is added a moment later.
      await eventually(() => {
        tell()
        expect(natively(image, 'src')).to.equal(tracker)
      })
    }
  })

  it('blocks again after a withdrawal', () => {
    const image = new Image()
    image.src = tracker
    release()
    expect(natively(image, 'src')).to.equal(tracker)
    allow(false)
    const next = new Image()
    next.src = tracker
    expect(natively(next, 'src')).to.equal(null)
  })

  it('goes on releasing if one element rejects its value', () => {
    const broken = element<HTMLImageElement>('img')
    const fine = new Image()
    const errors: unknown[] = []
    const { onerror } = window
    Reflect.set(window, 'onerror', (...error: unknown[]) => (errors.push(error), true))
    restore()
    Element.prototype.setAttribute = function (name, value) {
      if (this === broken && name === 'src') throw new TypeError('refused')
      setAttribute.call(this, name, value)
    }
    restore = patchElements()
    broken.setAttribute('src', tracker)
    fine.src = tracker
    release()
    expect(natively(fine, 'src')).to.equal(tracker)
    Reflect.set(window, 'onerror', onerror)
    expect(errors).to.have.length(1)
    restore()
    Element.prototype.setAttribute = setAttribute
  })

  it('releases everything when the patch is removed', () => {
    const image = new Image()
    image.src = tracker
    allow()
    expect(restore()).to.equal(true)
    expect(natively(image, 'src')).to.equal(tracker)
    expect(Element.prototype.setAttribute === setAttribute).to.equal(true)
  })

  it('stays beneath a later patch as a whole', () => {
    const ours = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (...args) {
      ours.apply(this, args)
    }
    expect(restore()).to.equal(false)
    const image = new Image()
    image.src = tracker
    expect(natively(image, 'src')).to.equal(null)
    Element.prototype.setAttribute = ours
  })

  it('looks and throws as the native functions do', () => {
    const patched = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!
    const image = new Image()
    const faults: (() => unknown)[] = [
      () => Reflect.apply(patched.set!, {}, ['/x']),
      () => Reflect.apply(patched.get!, {}, []),
      () => Reflect.apply(image.setAttribute, image, ['src']),
      () => Reflect.apply(image.setAttribute, {}, ['src', '/x']),
      () => image.setAttribute('no good', 'x'),
      () => Reflect.apply(image.setAttributeNode, image, [{}]),
      () => (image.src = Symbol('address') as unknown as string),
    ]
    const namesOf = (fault: () => unknown): string => {
      try {
        fault()
        return 'none'
      } catch (error) {
        return (error as Error).name
      }
    }
    const ours = faults.map(namesOf)
    expect([patched.set!.name, patched.set!.length, patched.get!.name]).to.deep.equal(['set src', 1, 'get src'])
    restore()
    const native = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!
    expect([patched.enumerable, patched.configurable]).to.deep.equal([native.enumerable, native.configurable])
    expect(ours).to.deep.equal(faults.map(namesOf))
    restore = patchElements()
    expect(image.setAttribute('src', 'data:,')).to.equal(undefined)
    expect(image.setAttribute('src', tracker)).to.equal(undefined)
  })
})
