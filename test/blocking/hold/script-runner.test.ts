import { expect } from '@open-wc/testing'
import { runsLater } from '../../../src/blocking/hold/runs-later'
import { insertAgain, provideScriptRunner, runHeld, scriptRunner } from '../../../src/blocking/hold/script-runner'
import { startTagOf } from '../../../src/blocking/hold/start-tag-of'
import { startWaiting } from '../../../src/blocking/hold/start-waiting'
import { withElementDetached } from '../../../src/blocking/hold/with-element-detached'
import { failingAddress } from '../../../src/blocking/hold/failing-address'
import { eventually } from '../../support/eventually'

const key = Symbol.for('consent-elements script runner')
const shared = window as unknown as Record<symbol, unknown>
let place: HTMLElement
let started: string[]
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  started = []
  delete shared[key]
})
afterEach(() => {
  place.remove()
  delete shared[key]
})
const script = (attributes: Record<string, string> = {}, text = ''): HTMLScriptElement => {
  const element = document.createElement('script')
  element.async = false
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.text = text
  return element
}

describe('the code that runs released scripts', () => {
  const runReleased = (of: HTMLScriptElement, start: () => void): void => {
    started.push(of.id)
    start()
  }

  it('is loaded once, when the first script is released', async () => {
    let loads = 0
    provideScriptRunner(() => {
      loads++
      return Promise.resolve({ runReleased })
    })
    expect(loads).to.equal(0)
    for (const id of ['a', 'b']) runHeld(script({ id }), () => started.push('start'))
    expect(started).to.deep.equal([])
    await eventually(() => expect(started).to.deep.equal(['a', 'start', 'b', 'start']))
    expect(loads).to.equal(1)
    expect(await scriptRunner()).to.equal(runReleased)
  })

  it('is not needed without a manager: the script just starts', async () => {
    runHeld(script({ id: 'a' }), () => started.push('start'))
    expect(started).to.deep.equal(['start'])
    ;(await scriptRunner())(script(), () => started.push('again'))
    expect(started).to.deep.equal(['start', 'again'])
  })

  it('is loaded again for the next script if it could not be loaded, and the script just starts', async () => {
    let loads = 0
    provideScriptRunner(() => (loads++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ runReleased })))
    runHeld(script({ id: 'a' }), () => started.push('start'))
    await eventually(() => expect(started).to.deep.equal(['start']))
    runHeld(script({ id: 'b' }), () => started.push('start'))
    await eventually(() => expect(started).to.deep.equal(['start', 'b', 'start']))
  })
})

describe('a script that is inserted again', () => {
  it('runs where it is', () => {
    const [before, one, after] = [
      document.createElement('i'),
      script({ type: 'text/plain' }, 'window.runs = (window.runs ?? 0) + 1'),
      document.createElement('b'),
    ]
    place.append(before, one, after)
    one.removeAttribute('type')
    insertAgain(one, document.head)
    expect((window as { runs?: number }).runs).to.equal(1)
    expect([...place.children]).to.deep.equal([before, one, after])
    Reflect.deleteProperty(window, 'runs')
  })

  it('runs although the page has removed it, and is removed again', () => {
    insertAgain(script({}, 'window.runs = document.currentScript.parentNode.localName'), place)
    expect((window as { runs?: unknown }).runs).to.equal('div')
    expect(place.children).to.have.length(0)
    Reflect.deleteProperty(window, 'runs')
  })
})

describe('a script that has waited for the guard', () => {
  const types: [type: string | null, now: string | null][] = [
    [null, null],
    ['', null],
    ['module', 'module'],
    ['text/javascript', 'text/javascript'],
  ]
  for (const [type, now] of types)
    it(`starts with its own type if it is allowed: ${type}`, async () => {
      const one = script({ type: 'text/plain' }, 'window.waited = true')
      place.append(one)
      startWaiting(one, type, () => started.push('written'))
      expect([started, one.getAttribute('type')]).to.deep.equal([['written'], now])
      await eventually(() => expect((window as { waited?: boolean }).waited).to.equal(true))
      Reflect.deleteProperty(window, 'waited')
    })

  it('does not start while it is blocked, or if the page has removed it', async () => {
    const runs = (window as { waited?: boolean }).waited
    const blocked = script({ type: 'text/plain' }, 'window.waited = true')
    place.append(blocked)
    // The guard keeps the type of a blocked script.
    blocked.setAttribute = () => undefined
    startWaiting(blocked, null, () => undefined)
    startWaiting(script({ type: 'text/plain' }, 'window.waited = true'), null, () => undefined)
    expect((window as { waited?: boolean }).waited).to.equal(runs)
    expect(place.children).to.have.length(1)
  })

  it('starts as a released one if the page has loaded, or if it is not async', () => {
    const seen: unknown[] = []
    provideScriptRunner(() => {
      seen.push('held')
      return new Promise(() => undefined)
    })
    const states: [isAsync: boolean, state: DocumentReadyState, isHeld: boolean][] = [
      [false, 'interactive', true],
      [false, 'complete', true],
      [true, 'complete', true],
      [true, 'interactive', false],
      [true, 'loading', false],
    ]
    for (const [isAsync, state, isHeld] of states) {
      seen.length = 0
      delete (shared[key] as { loaded?: unknown }).loaded
      const one = script({ type: 'text/plain' })
      one.async = isAsync
      place.append(one)
      Object.defineProperty(one, 'ownerDocument', { value: { readyState: state } })
      startWaiting(one, null, () => undefined)
      expect(seen.length > 0, `${isAsync} ${state}`).to.equal(isHeld)
    }
  })
})

describe('whether a script runs in a later task', () => {
  const rows: [attributes: Record<string, string>, isLater: boolean][] = [
    [{}, false],
    [{ src: '/a' }, true],
    [{ src: '/a', async: '' }, true],
    [{ src: '/a', type: 'module' }, true],
    [{ type: 'module' }, false],
    [{ src: '/a', type: 'text/javascript' }, true],
    [{ src: '/a', type: 'application/x-javascript' }, true],
    [{ src: '/a', type: 'TEXT/ECMASCRIPT' }, true],
    [{ src: '/a', type: 'text/jscript' }, true],
    [{ src: '/a', type: 'text/livescript' }, true],
    [{ src: '/a', type: 'text/plain' }, false],
    [{ src: '/a', type: 'application/json' }, false],
    [{ src: '/a', type: 'modules' }, false],
    [{ src: '/a', nomodule: '' }, false],
    [{ src: '/a', nomodule: '', type: 'module' }, true],
  ]
  for (const [attributes, isLater] of rows)
    it(`is ${isLater} for ${JSON.stringify(attributes)}`, () => expect(runsLater(script(attributes))).to.equal(isLater))
})

describe('the start tag of an element', () => {
  for (const [html, tag] of [
    ['<p class="a">text<b></b></p>', '<p class="a">'],
    ['<img src="a">', '<img src="a">'],
    ['<p title="</p>">a</p>', '<p title="</p>">'],
    ['<img title="</img>">', '<img title="</img>">'],
    ['<svg viewBox="0 0 1 1"><g></g></svg>', '<svg viewBox="0 0 1 1">'],
  ] as const)
    it(`is ${tag} of ${html}`, () => {
      place.innerHTML = html
      const text = startTagOf(place.firstElementChild!)
      // Browsers of today escape these characters, older ones do not.
      expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).to.equal(tag)
      expect(place.firstElementChild!.childNodes.length > 0).to.equal(/text|>a<|<g>/.test(html))
    })
})

describe('an address that is written while its element is outside of the document', () => {
  it('is that of a frame, which returns to its place', () => {
    place.innerHTML = '<i></i><iframe></iframe><b></b>'
    const frame = place.querySelector('iframe')!
    withElementDetached(frame, () => started.push(`${frame.isConnected}`))
    expect(started).to.deep.equal(['false'])
    expect([...place.children].map(({ localName }) => localName)).to.deep.equal(['i', 'iframe', 'b'])
    const alone = document.createElement('iframe')
    withElementDetached(alone, () => started.push(`${alone.isConnected}`))
    expect([started.length, alone.parentNode]).to.deep.equal([2, null])
  })

  it('is none of another element, which stays', () => {
    const image = place.appendChild(document.createElement('img'))
    withElementDetached(image, () => started.push(`${image.isConnected}`))
    expect([started, image.parentNode]).to.deep.equal([['true'], place])
  })
})

describe('the address to which a blocked request is sent', () => {
  it('fails before anything is loaded, and has the text for the console', async () => {
    for (const body of [null, undefined, 'body', new FormData()]) {
      const address = failingAddress('a text, with a comma', body)
      expect(decodeURIComponent(address)).to.contain('a text, with a comma')
      expect(new URL(address).protocol).to.equal(body == null ? 'data:' : 'https:')
      let isFailed = false
      await fetch(address).catch(() => (isFailed = true))
      expect(isFailed, address).to.equal(true)
    }
  })
})
