import { expect } from '@open-wc/testing'
import { runReleased } from '../../../src/blocking/hold/run-released'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import { closePages, openPage, type Page } from '../../support/open-page'
import { releaseScript } from '../../support/release-script'

const file = (text: string): string => `/page/script.js?${new URLSearchParams({ text })}`

describe('the events that a released script has missed', () => {
  let page: Page
  let ran: unknown[]
  const open = async (head = '', more: Partial<Parameters<typeof openPage>[0]> = {}): Promise<void> => {
    page = await openPage({ head: `<script>ran = []</script>${head}`, body: '<main></main>', ...more })
    ran = page.window.ran as unknown[]
    if (more.loading) return
    await page.until('the page has loaded', () => page.document.readyState === 'complete')
    // Its `pageshow` comes after `load`.
    await atRest(page, () => ran.length)
  }
  afterEach(closePages)
  const release = (text: string, attributes?: Record<string, string>, place?: string): HTMLScriptElement =>
    releaseScript(page, text, attributes, place)
  /** Runs code as one of the page's own scripts, which nothing has held. */
  const runOwn = (text: string): void => {
    const script = page.document.createElement('script')
    script.text = text
    page.document.body.append(script)
  }
  const listenToAll = `for (const [target, type] of [[document, 'readystatechange'], [document, 'DOMContentLoaded'], [window, 'load'], [window, 'pageshow']])
    target.addEventListener(type, () => ran.push(type === 'readystatechange' ? document.readyState : type))`

  const states: Record<string, (target: Page['window'], act: () => void) => void> = {
    'before DOMContentLoaded': ({ document }, act) =>
      document.addEventListener('readystatechange', act, { once: true }),
    'in DOMContentLoaded': (target, act) => target.addEventListener('DOMContentLoaded', act, { once: true }),
    'in load': (target, act) => target.addEventListener('load', act, { once: true }),
    'after load': (target, act) => target.addEventListener('pageshow', () => setTimeout(act), { once: true }),
  }
  for (const [state, when] of Object.entries(states))
    it(`come once each, those of the document first, if it is released ${state}`, async () => {
      await open('', {
        loading: true,
        before: target =>
          when(target, () => {
            const { document } = target
            const script = document.createElement('script')
            script.async = false
            script.text = listenToAll
            runReleased(script, () => document.querySelector('main')!.append(script))
          }),
      })
      await eventually(() => expect(ran).to.include('pageshow'))
      await atRest(page, () => ran.length)
      const heard = ran.filter(type => type !== 'interactive')
      expect(heard.toSorted()).to.deep.equal(['DOMContentLoaded', 'complete', 'load', 'pageshow'])
      expect(heard.slice(2), 'after the document').to.deep.equal(['load', 'pageshow'])
    })

  it('come to a complete page that has no record of its times', async () => {
    await open()
    page.window.performance.getEntriesByType = () => []
    release(listenToAll)
    await eventually(() => expect(ran).to.deep.equal(['complete', 'DOMContentLoaded', 'load', 'pageshow']))
  })

  it('do not come to listeners of the page’s own scripts, also while a released one runs', async () => {
    await open()
    release(`const { addEventListener } = window; setTimeout(() => ran.push('end'))`)
    const script = release('', { src: file('ran.push("file")') })
    runOwn(listenToAll)
    await eventually(() => expect(ran).to.include('end'))
    await eventually(() => expect(ran).to.include('file'))
    await atRest(page, () => ran.length)
    expect(ran.toSorted()).to.deep.equal(['end', 'file'])
    expect(script.isConnected).to.equal(true)
  })

  it('leave the page’s own listeners to the browser meanwhile: added, removed and as properties', async () => {
    await open()
    release('', { src: file('') })
    runOwn(`heard = () => ran.push('heard'); addEventListener('pageshow', heard); addEventListener('hashchange', heard)
      removeEventListener('pageshow', heard); onpageshow = () => ran.push('property')
      document.onreadystatechange = () => ran.push('state'); document.body.onload = () => ran.push('body')`)
    page.window.dispatchEvent(new Event('pageshow'))
    page.window.dispatchEvent(new Event('hashchange'))
    page.document.dispatchEvent(new Event('readystatechange'))
    page.window.dispatchEvent(new Event('load'))
    expect(ran).to.deep.equal(['property', 'heard', 'state', 'body'])
    expect(typeof page.window.onpageshow).to.equal('function')
    await atRest(page, () => ran.length)
    page.window.dispatchEvent(new Event('pageshow'))
    expect(ran.at(-1)).to.equal('property')
  })

  for (const [target, type] of [
    ['window', 'load'],
    ['document.body', 'load'],
    ['window', 'pageshow'],
    ['document', 'readystatechange'],
  ] as const)
    it(`come to the property on${type} of ${target}, which is the page’s own again afterwards`, async () => {
      await open()
      const owner = target === 'window' ? page.window : target === 'document' ? page.document : page.document.body
      const before = Object.getOwnPropertyDescriptor(owner, `on${type}`)
      release(`${target}.on${type} = function ({ type, target, bubbles }) {
        ran.push(type, target === document, this === (${target} === document ? document : window), bubbles) }`)
      await eventually(() => expect(ran).to.deep.equal([type, true, true, false]))
      await atRest(page, () => ran.length)
      expect(Object.getOwnPropertyDescriptor(owner, `on${type}`)).to.deep.equal(before)
    })

  it('do not come to a property that the script has emptied or set to no function', async () => {
    await open()
    release(`onload = () => ran.push('gone'); onload = null
      onpageshow = () => ran.push('gone'); onpageshow = {}
      document.onreadystatechange = () => ran.push('stays'); ran.push(typeof document.onreadystatechange)`)
    await eventually(() => expect(ran).to.deep.equal(['function', 'stays']))
    await atRest(page, () => ran.length)
    expect(ran).to.deep.equal(['function', 'stays'])
  })

  it('come to what their listeners add, too, and a removed one is not called', async () => {
    await open()
    release(`addEventListener('load', () => {
        ran.push('load'); addEventListener('load', () => ran.push('inner')); removeEventListener('load', last)
        removeEventListener('pageshow', other) })
      const last = () => ran.push('removed'), other = () => ran.push('removed')
      addEventListener('load', last); addEventListener('pageshow', other)
      document.addEventListener('DOMContentLoaded', () => ran.push(document.currentScript))`)
    await eventually(() => expect(ran).to.deep.equal([null, 'load', 'inner']))
    await atRest(page, () => ran.length)
    expect(ran).to.deep.equal([null, 'load', 'inner'])
  })

  it('come to an inline module, which has three seconds to start', async () => {
    await open()
    const clock = stopClock()
    try {
      const { addEventListener } = page.window
      release('addEventListener("load", () => ran.push("module"))', { type: 'module' })
      const patched = page.window.addEventListener
      expect(patched).not.to.equal(addEventListener)
      // WebKit takes more of its own tasks until the module runs.
      let passed = 0
      for (; ran.length === 0 && passed < 2900; passed += 29) await clock.pass(29)
      await clock.pass(2900 - passed)
      expect(ran).to.deep.equal(['module'])
      // WebKit dispatches `load` to the element of an inline module, which ends the wait.
      const isWebKit = !/Chrome|Firefox/.test(navigator.userAgent)
      expect(page.window.addEventListener).to.equal(isWebKit ? addEventListener : patched)
      await clock.pass(200)
      expect(page.window.addEventListener).to.equal(addEventListener)
    } finally {
      clock.restore()
    }
  })

  it('end when a module has failed to load', async () => {
    await open()
    const { addEventListener } = page.window
    release('', { type: 'module', src: '/page/none.js' })
    await eventually(() => expect(page.window.addEventListener).to.equal(addEventListener))
  })

  it('come to all scripts of a document, one after the other', async () => {
    await open()
    for (const name of ['one', 'two']) release(`addEventListener('load', () => ran.push('${name}'))`)
    release('', { src: file(`document.addEventListener('DOMContentLoaded', () => ran.push('three'))`) })
    await eventually(() => expect(ran).to.deep.equal(['three', 'one', 'two']))
    await atRest(page, () => ran.length)
    // A later script has missed them, too.
    release(`addEventListener('load', () => ran.push('late'))`)
    await eventually(() => expect(ran.at(-1)).to.equal('late'))
    expect(ran).to.have.length(4)
  })

  it('do not wait for a script that never runs by its type, or that is for old browsers', async () => {
    await open()
    release('', { src: file(''), type: 'text/template' })
    release('', { src: file('ran.push("old")'), nomodule: '' })
    release(`addEventListener('load', () => ran.push('heard'))`)
    await eventually(() => expect(ran).to.deep.equal(['heard']))
  })
})
