import { expect } from '@open-wc/testing'
import { runReleased } from '../../../src/blocking/hold/run-released'
import { eventually } from '../../support/eventually'
import { closePages, openPage, type Page } from '../../support/open-page'
import { releaseScript } from '../../support/release-script'

const file = (text: string): string => `/page/script.js?${new URLSearchParams({ text })}`

describe('a script that is released after the page has loaded', () => {
  let page: Page
  let ran: unknown[]
  /** Opens a page without a guard. */
  const open = async (body = '<main id="site"></main>', head = ''): Promise<void> => {
    page = await openPage({ head: `<script>ran = []</script>${head}`, body })
    ran = page.window.ran as unknown[]
    await page.until('the page has loaded', () => page.document.readyState === 'complete')
  }
  afterEach(closePages)

  const release = (text: string, attributes?: Record<string, string>, place?: string): HTMLScriptElement =>
    releaseScript(page, text, attributes, place)
  /** Returns what stands in `<main>`, scripts by their word. */
  const main = (): string =>
    page.document.querySelector('main')!.innerHTML.replace(/<script[^>]*>[^]*?<\/script>/g, '(script)')

  describe('writes', () => {
    beforeEach(() => open())

    it('after itself, and the page stays', () => {
      release('document.write("<p>one</p>", "<p>two</p>")')
      expect(main()).to.equal('(script)<p>one</p><p>two</p>')
      release('document.writeln("line"); document.write("three")')
      expect(main()).to.equal('(script)<p>one</p><p>two</p>(script)line\nthree')
    })

    it('an element in pieces, once it is whole', async () => {
      release('document.write("<b>bo"); document.write("ld</b> and"); document.write(" on")')
      expect(main()).to.equal('(script)<b>bold</b> and on')
      await Promise.resolve()
      expect(main()).to.equal('(script)<b>bold</b> and on')
    })

    it('an element that never ends, when the script has ended', async () => {
      release('document.write("<p>open <i>inner")')
      await Promise.resolve()
      expect(main()).to.equal('(script)<p>open <i>inner</i></p>')
      release('document.write("<textarea>text")')
      await Promise.resolve()
      expect(page.document.querySelector('textarea')!.value).to.equal('text')
      release('document.write("")')
      await Promise.resolve()
      expect(main()).to.match(/<\/textarea>\(script\)$/)
    })

    it('scripts, which run in their order, also behind one that loads', async () => {
      release(`document.write('<script>ran.push(1)<\\/script><script src="${file('ran.push(2)')}"><\\/script>')
        document.write('<script>ran.push(3, document.currentScript.type)<\\/script><p>end</p>')`)
      await eventually(() => expect(ran).to.deep.equal([1, 2, 3, '']))
      expect(main()).to.equal('(script)(script)(script)(script)<p>end</p>')
    })

    it('scripts behind one that fails to load or is async, without waiting for ever', async () => {
      release(`document.write('<script src="/page/none.js"><\\/script><script>ran.push("after")<\\/script>')`)
      await eventually(() => expect(ran).to.deep.equal(['after']))
      release(`document.write('<script async src="${file('')}"><\\/script><script>ran.push("at once")<\\/script>')`)
      expect(ran).to.deep.equal(['after', 'at once'])
    })

    it('scripts that keep their type', () => {
      release(
        `document.write('<script type="application/json" id="data">{}<\\/script><script id="plain">0<\\/script>')`,
      )
      expect(page.document.querySelector('#data')!.getAttribute('type')).to.equal('application/json')
      const plain = page.document.querySelector('#plain')!
      expect(plain.getAttributeNames()).to.deep.equal(['id'])
    })

    it('scripts that write in turn, after themselves', () => {
      release(`document.write('<script>document.write("<i>inner</i>")<\\/script><b>outer</b>')`)
      expect(main()).to.equal('(script)(script)<i>inner</i><b>outer</b>')
    })

    it('from the head into the body, unless it belongs into a head', () => {
      release(`document.write('<style>p{}</style><p id="written"></p>')`, {}, 'head')
      expect(page.document.body.firstElementChild!.localName).to.equal('style')
      expect(page.document.querySelector('#written')!.parentNode).to.equal(page.document.body)
      const script = release(`document.write('<meta name="written">')`, {}, 'head')
      expect(script.nextElementSibling).to.equal(page.document.querySelector('meta[name=written]'))
    })

    it('from a timer, which its stack shows', async () => {
      release('setTimeout(function later() { document.write("<p>later</p>") })')
      await eventually(() => expect(main()).to.equal('(script)<p>later</p>'))
    })

    it('nothing as an async file, and the console has the text', async () => {
      const { warn } = console
      const warned: unknown[] = []
      console.warn = text => warned.push(text)
      const src = file('document.write("lost")')
      release('', { src, async: '' })
      await eventually(() => expect(warned).to.have.length(1))
      console.warn = warn
      expect(warned[0]).to.equal(
        `consent-elements: ${location.origin}${src} cannot write with document.write(), because it is async. Its text: lost`,
      )
      expect(main()).to.equal('(script)')
    })

    it('nothing where it is no longer in the page', () => {
      const { warn } = console
      const warned: string[] = []
      console.warn = text => warned.push(text)
      release('document.currentScript.remove(); document.write("lost")')
      console.warn = warn
      expect(warned[0]).to.match(
        /An inline script cannot write .* because it is no longer in the page\. Its text: lost$/,
      )
      expect(main()).to.equal('')
    })

    it('nothing by open() and close(), which return the document', () => {
      release('ran.push(document.open() === document, document.close())')
      expect(ran).to.deep.equal([true, undefined])
      expect(page.document.querySelector('main')).not.to.equal(null)
    })
  })

  describe('hears what it has missed', () => {
    it('once, in the order of a page, and for itself only', async () => {
      await open(
        undefined,
        `<script>for (const type of ['DOMContentLoaded', 'load']) addEventListener(type, () => ran.push('page'))</script>`,
      )
      ran.length = 0
      release(`addEventListener('load', ({ target }) => ran.push('load', target === document))
        document.addEventListener('DOMContentLoaded', function (event) {
          ran.push('ready', this === document, event.target === document, event.currentTarget === document, event.bubbles)
        })
        document.onreadystatechange = () => ran.push('state')
        onpageshow = () => ran.push('shown')
        addEventListener('load', { handleEvent() { ran.push('object') } })`)
      expect(ran).to.deep.equal([])
      const all = ['state', 'ready', true, true, true, true, 'load', true, 'object', 'shown']
      await eventually(() => expect(ran).to.deep.equal(all))
      await new Promise(resolve => setTimeout(resolve))
      expect(ran).to.deep.equal(all)
    })

    it('not by what it has taken back, and twice added it is called once', async () => {
      await open()
      release(`const gone = () => ran.push('gone'), twice = () => ran.push('twice')
        addEventListener('load', gone); removeEventListener('load', gone)
        addEventListener('load', twice); addEventListener('load', twice)
        onload = () => ran.push('replaced'); onload = () => ran.push('last')
        addEventListener('load', null)`)
      await eventually(() => expect(ran).to.deep.equal(['twice', 'last']))
    })

    it('by handlers that it reads as its own, while those of the page stay', async () => {
      await open(undefined, `<script>onload = () => ran.push('page')</script>`)
      const ofPage = page.window.onload
      ran.length = 0
      release(`ran.push(onload); onload = function own() {}; ran.push(onload.name); onload = 5; ran.push(onload)`)
      expect(ran).to.deep.equal([null, 'own', null])
      expect(page.window.onload).to.equal(ofPage)
    })

    it('after all scripts that are released with it', async () => {
      await open()
      release(`addEventListener('load', () => ran.push('heard'))`)
      release('', { src: file('ran.push("file")') })
      await eventually(() => expect(ran).to.deep.equal(['file', 'heard']))
    })

    it('as a module, although no script is the current one then', async () => {
      await open()
      release('', { type: 'module', src: file(`addEventListener('load', () => ran.push('module'))`) })
      await eventually(() => expect(ran).to.deep.equal(['module']))
    })

    it('although another listener throws, and the page hears of the error', async () => {
      await open()
      const { onerror } = window
      const errors: unknown[] = []
      Object.assign(window, { onerror: (message: unknown) => errors.push(message) > 0 })
      release(`addEventListener('load', () => { throw new Error('of a listener') })
        addEventListener('load', () => ran.push('next'))`)
      await eventually(() => expect(ran).to.deep.equal(['next']))
      await eventually(() => expect(String(errors)).to.include('of a listener'))
      Object.assign(window, { onerror })
    })

    it('not for events that can come again', async () => {
      await open()
      release(
        `addEventListener('resize', () => ran.push('resize')); document.addEventListener('click', () => ran.push('click'))`,
      )
      await new Promise(resolve => setTimeout(resolve))
      expect(ran).to.deep.equal([])
      page.document.body.click()
      expect(ran).to.deep.equal(['click'])
    })

    it('and leaves the browser’s functions to the page when that is done', async () => {
      await open()
      const { addEventListener } = page.window
      release(`addEventListener('load', () => ran.push('heard'))`)
      expect(page.window.addEventListener).not.to.equal(addEventListener)
      await eventually(() => expect(ran).to.deep.equal(['heard']))
      expect(page.window.addEventListener).to.equal(addEventListener)
      expect(Object.hasOwn(page.document, 'onreadystatechange')).to.equal(false)
    })
  })

  it('does not keep others from running if it cannot be inserted', async () => {
    await open()
    const { onerror } = window
    Object.assign(window, { onerror: () => true })
    const script = page.document.createElement('script')
    runReleased(script, () => {
      throw new Error('not inserted')
    })
    release(`addEventListener('load', () => ran.push('heard'))`)
    await eventually(() => expect(ran).to.deep.equal(['heard']))
    Object.assign(window, { onerror })
  })
})
