import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../../src/consent/categories'
import { allowOnce } from '../../../src/blocking/hold/allow-once'
import { startGatedMarkup, type GatedMarkup } from '../../../src/blocking/markup/gated-markup'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'

describe('startGatedMarkup', () => {
  const granted = new Set<CategoryName>()
  const ran: string[] = []
  let place: HTMLElement
  let markup: GatedMarkup | undefined
  const complaints: string[] = []
  const complain = (message: string): void => void complaints.push(message)
  const start = (): void => void (markup = startGatedMarkup(category => granted.has(category), complain))
  const grant = (...categories: CategoryName[]): void => {
    for (const category of categories) granted.add(category)
    markup!.update()
  }
  const add = (html: string): void => place.insertAdjacentHTML('beforeend', html)
  /** Adds a script that has never started, as the parser does. Scripts of innerHTML never start. */
  const addScript = (attributes: Record<string, string>, text = ''): HTMLScriptElement => {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries({ type: 'text/plain', 'data-consent': 'measurement', ...attributes }))
      script.setAttribute(name, value)
    script.textContent = text
    return place.appendChild(script)
  }

  beforeEach(() => {
    granted.clear()
    ran.length = 0
    complaints.length = 0
    place = document.body.appendChild(document.createElement('div'))
    Object.assign(window, { ran, beforePage: () => ran.push((document.currentScript as HTMLScriptElement).id) })
  })
  afterEach(() => {
    markup?.stop()
    markup = undefined
    place.remove()
    for (const name of ['ran', 'beforePage']) Reflect.deleteProperty(window, name)
  })

  it('reports invalid markup once', async () => {
    add('<iframe data-consent="film" data-src="about:blank"></iframe>')
    add('<img data-consent="marketing" src="data:," alt="">')
    addScript({ type: 'module' })
    addScript({ 'data-consent': 'measurement analytics' })
    add('<iframe data-consent="" data-src="about:blank"></iframe>')
    add('<iframe data-service="" data-src="about:blank"></iframe>')
    // Neither valid markup, nor loaded elements, nor the same attribute of another product is reported.
    const right = addScript({}, 'ran.push("right")')
    add(
      '<iframe data-consent="experience" data-src="about:blank"></iframe><p data-consent="true"></p><p data-service=""></p>',
    )
    start()
    grant('measurement', 'experience')
    await atRest(undefined, () => ran.length)
    expect(right.hasAttribute('type')).to.equal(false)
    markup!.stop()
    start()
    const known = 'known are necessary, functionality, measurement, experience, marketing'
    expect(complaints).to.deep.equal([
      `<iframe data-consent="film"> names "film", so it never loads; ${known}`,
      '<img data-consent="marketing"> has its address in src, so it did not wait; write data-src',
      '<script data-consent="measurement"> is of another type than text/plain, so it did not wait',
      `<script data-consent="measurement analytics"> names "analytics", so it never loads; ${known}`,
      `<iframe data-consent=""> names nothing, so it never loads; ${known}`,
      '<iframe data-service=""> names no service, so it never loads; write one, such as data-service="youtube"',
    ])
  })

  it('runs a script once, when its category is granted', async () => {
    addScript({}, 'ran.push("inline")')
    addScript({ 'data-consent': 'marketing' }, 'ran.push("other")')
    start()
    await atRest(undefined, () => ran.length)
    expect(ran).to.deep.equal([])
    grant('measurement')
    await eventually(() => expect(ran).to.deep.equal(['inline']))
    grant('functionality')
    await atRest(undefined, () => ran.length)
    expect(ran).to.deep.equal(['inline'])
  })

  it('runs scripts of granted categories immediately', async () => {
    granted.add('measurement')
    addScript({}, 'ran.push("inline")')
    start()
    await eventually(() => expect(ran).to.deep.equal(['inline']))
  })

  it('runs scripts in document order, and waits until each has loaded or failed', async () => {
    addScript({ id: 'a', 'data-src': '/page/first.js?gated=a' })
    addScript({}, 'ran.push("b")')
    addScript({ 'data-src': 'data:text/html,fails', integrity: 'sha256-AAAA' })
    addScript({ id: 'c', 'data-src': '/page/first.js?gated=c', defer: '' })
    addScript({}, 'ran.push("d")')
    start()
    grant('measurement')
    await eventually(() => expect(ran).to.deep.equal(['a', 'b', 'c', 'd']))
  })

  it('keeps the listeners and attributes of a script', async () => {
    const heard: string[] = []
    const script = addScript({
      id: 'a',
      'data-src': '/page/first.js?gated=b',
      async: '',
      crossorigin: 'anonymous',
      nonce: 'n',
      onload: 'ran.push("onload")',
    })
    script.addEventListener('load', () => heard.push('load'))
    start()
    grant('measurement')
    await eventually(() => expect(heard).to.deep.equal(['load']))
    expect(ran).to.deep.equal(['a', 'onload'])
    expect(place.querySelector('script') === script).to.equal(true)
    expect([script.async, script.crossOrigin, script.nonce, script.type]).to.deep.equal([true, 'anonymous', 'n', ''])
  })

  it('runs a script as the type in data-type', async () => {
    addScript({ 'data-type': 'module' }, 'ran.push(typeof import.meta.url)')
    start()
    grant('measurement')
    await eventually(() => expect(ran).to.deep.equal(['string']))
  })

  it('accepts an address in src, which browsers do not fetch for text/plain', async () => {
    addScript({ id: 'a', src: '/page/first.js?gated=c' })
    start()
    await atRest(undefined, () => ran.length)
    expect(ran).to.deep.equal([])
    grant('measurement')
    await eventually(() => expect(ran).to.deep.equal(['a']))
  })

  it('loads frames and images while they are allowed', async () => {
    add('<iframe data-consent="experience" data-src="/page/?html=in"></iframe>')
    add('<img data-consent="experience" data-src="data:image/gif,x" alt="">')
    const [frame, image] = [place.querySelector('iframe')!, place.querySelector('img')!]
    start()
    expect([frame.getAttribute('src'), image.getAttribute('src')]).to.deep.equal([null, null])
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    grant('experience')
    expect(image.getAttribute('src')).to.equal('data:image/gif,x')
    await loaded
    expect(frame.contentDocument!.body.textContent).to.equal('in')
    granted.delete('experience')
    markup!.update()
    await eventually(() => expect(frame.contentWindow!.location.href).to.equal('about:blank'))
    expect([frame.getAttribute('src'), image.getAttribute('src')]).to.deep.equal([null, null])
  })

  it('unloads what a visitor has allowed once, after its category was granted and withdrawn', async () => {
    add('<iframe data-consent="experience" data-src="about:blank#once"></iframe>')
    const frame = place.querySelector('iframe')!
    start()
    const shown = (): string | null => frame.getAttribute('src')
    allowOnce(frame, 'about:blank#once')
    markup!.update()
    expect(shown()).to.equal('about:blank#once')
    markup!.update()
    expect(shown(), 'no grant, so it stays').to.equal('about:blank#once')
    grant('experience')
    granted.delete('experience')
    markup!.update()
    await eventually(() => expect(shown()).to.equal(null))
  })

  it('unloads what a visitor has allowed once if the page names another address, and keeps what the page loads itself', () => {
    add('<iframe data-consent="experience" data-src="about:blank#once"></iframe>')
    const frame = place.querySelector('iframe')!
    start()
    const shown = (): string | null => frame.getAttribute('src')
    allowOnce(frame, 'about:blank#once')
    markup!.update()
    frame.dataset.src = 'about:blank#other'
    markup!.update()
    expect(shown()).to.equal(null)
    frame.src = 'about:blank#own'
    markup!.update()
    expect(shown()).to.equal('about:blank#own')
  })

  it('sets every waiting address of each kind of element, and removes it again', () => {
    const kinds: Record<string, string[]> = {
      iframe: ['src'],
      img: ['srcset', 'src'],
      source: ['srcset', 'src'],
      video: ['poster', 'src'],
      audio: ['src'],
      track: ['src'],
      embed: ['src'],
      object: ['data'],
      link: ['imagesrcset', 'href'],
      input: ['src'],
      image: ['href'],
    }
    const elements = Object.entries(kinds).map(([kind, names]) => {
      const element =
        kind === 'image' ? document.createElementNS('http://www.w3.org/2000/svg', kind) : document.createElement(kind)
      element.setAttribute('data-consent', 'experience')
      for (const name of names) element.setAttribute(`data-${name}`, 'data:,')
      return place.appendChild(element)
    })
    const shown = (): Record<string, string[]> =>
      Object.fromEntries(
        elements.map(element => [
          element.localName,
          kinds[element.localName]!.filter(name => element.hasAttribute(name)),
        ]),
      )
    const none = Object.fromEntries(Object.keys(kinds).map(kind => [kind, []]))
    start()
    expect(shown()).to.deep.equal(none)
    grant('experience')
    expect(shown()).to.deep.equal(kinds)
    granted.delete('experience')
    markup!.update()
    expect(shown()).to.deep.equal(none)
  })

  it('reports an element that cannot be loaded once, and loads the others', () => {
    add('<embed data-consent="experience" data-src="data:,">')
    add('<img data-consent="experience" data-src="data:," alt="">')
    const [refusing, image] = [place.querySelector('embed')!, place.querySelector('img')!]
    const refusal = new TypeError('refused')
    refusing.setAttribute = () => {
      throw refusal
    }
    const reported: unknown[] = []
    const { reportError } = window
    Object.assign(window, { reportError: (fault: unknown) => reported.push(fault) })
    try {
      start()
      grant('experience')
      markup!.update()
    } finally {
      Object.assign(window, { reportError })
    }
    expect(reported).to.deep.equal([refusal])
    expect(image.getAttribute('src')).to.equal('data:,')
  })

  it('requires all categories of an element, and never allows unknown ones', () => {
    add('<img id="two" data-consent=" measurement  marketing " data-src="data:,a" alt="">')
    add('<img data-consent data-src="data:,a" alt=""><img data-consent="analytics" data-src="data:,a" alt="">')
    start()
    grant('measurement')
    expect(place.querySelectorAll('[src]')).to.have.length(0)
    grant('marketing', 'experience', 'functionality', 'necessary')
    expect([...place.querySelectorAll('[src]')].map(({ id }) => id)).to.deep.equal(['two'])
  })

  it('loads elements that are added later, at any depth, or get their category later', async () => {
    start()
    granted.add('measurement')
    add('<p><b><img data-consent="measurement" data-src="data:,a" alt=""></b></p>')
    await eventually(() => expect(place.querySelector('img')!.getAttribute('src')).to.equal('data:,a'))
    add('<img data-src="data:,b" alt="">')
    const images = [...place.querySelectorAll('img')]
    addScript({}, 'ran.push("late")')
    await eventually(() => expect(ran).to.deep.equal(['late']))
    expect(images[1]!.getAttribute('src')).to.equal(null)
    images[1]!.dataset.consent = 'measurement'
    await eventually(() => expect(images[1]!.getAttribute('src')).to.equal('data:,b'))
  })

  it('does not run scripts that are withdrawn or removed while they wait', async () => {
    addScript({ id: 'a', 'data-src': '/page/first.js?gated=d' })
    const [second, third] = [addScript({}, 'ran.push("b")'), addScript({}, 'ran.push("c")')]
    start()
    grant('measurement')
    third.remove()
    granted.delete('measurement')
    await atRest(undefined, () => ran.length)
    expect(ran).to.deep.equal([])
    expect(second.type).to.equal('text/plain')
    grant('measurement')
    await eventually(() => expect(ran).to.deep.equal(['a', 'b']))
    place.append(third)
    await eventually(() => expect(ran).to.deep.equal(['a', 'b', 'c']))
  })

  it('waits for an address that is added later', async () => {
    granted.add('measurement')
    add('<img data-consent="measurement" alt="">')
    start()
    const image = place.querySelector('img')!
    image.dataset.src = 'data:,late'
    await eventually(() => expect(image.getAttribute('src')).to.equal('data:,late'))
  })

  it('runs a script once if consent changes several times while it waits, and then the next', async () => {
    addScript({ id: 'a', 'data-src': '/page/first.js?gated=e' })
    addScript({ id: 'b', 'data-src': '/page/first.js?gated=f' })
    start()
    grant('measurement')
    grant('marketing')
    grant('experience')
    await eventually(() => expect(ran).to.deep.equal(['a', 'b']))
    addScript({}, 'ran.push("c")')
    await eventually(() => expect(ran).to.deep.equal(['a', 'b', 'c']))
  })

  it('waits for a service and its category', () => {
    const services: Record<string, { category: CategoryName; allowed: boolean }> = {
      maps: { category: 'experience', allowed: false },
    }
    add('<img id="service" data-service=" maps " data-src="data:,a" alt="">')
    add('<img id="both" data-service="maps" data-consent="marketing" data-src="data:,a" alt="">')
    add('<img id="unknown" data-service="films" data-consent="experience" data-src="data:,a" alt="">')
    const loaded = (): string[] => [...place.querySelectorAll('[src]')].map(({ id }) => id)
    granted.add('experience')
    markup = startGatedMarkup(
      category => granted.has(category),
      complain,
      name => services[name],
    )
    expect(loaded()).to.deep.equal([])
    services.maps!.allowed = true
    markup.update()
    expect(loaded()).to.deep.equal(['service'])
    grant('marketing')
    expect(loaded()).to.deep.equal(['service', 'both'])
    services.maps!.allowed = false
    markup.update()
    expect(loaded()).to.deep.equal([])
  })

  it('does nothing once it is stopped', async () => {
    start()
    markup!.stop()
    granted.add('measurement')
    addScript({}, 'ran.push("late")')
    await atRest(undefined, () => ran.length)
    expect(ran).to.deep.equal([])
  })
})
