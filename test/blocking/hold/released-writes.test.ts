import { expect } from '@open-wc/testing'
import { runReleased } from '../../../src/blocking/hold/run-released'
import { eventually } from '../../support/eventually'
import { closePages, openPage, type Page } from '../../support/open-page'
import { releaseScript } from '../../support/release-script'

const file = (text: string, more = ''): string => `/page/script.js?${new URLSearchParams({ text })}${more}`

describe('what a released script writes', () => {
  let page: Page
  let ran: unknown[]
  beforeEach(async () => {
    page = await openPage({ head: '<script>ran = []</script>', body: '<main></main><p id="end"></p>' })
    ran = page.window.ran as unknown[]
    await page.until('the page has loaded', () => page.document.readyState === 'complete')
  })
  afterEach(closePages)
  const release = (text: string, attributes?: Record<string, string>, place?: string): HTMLScriptElement =>
    releaseScript(page, text, attributes, place)
  const main = (): string =>
    page.document.querySelector('main')!.innerHTML.replace(/<script[^>]*>[^]*?<\/script>/g, '(script)')

  const ofHead = ['style', 'link', 'meta', 'title', 'base', 'noscript', 'template', 'script']
  for (const name of [...ofHead, 'p', 'img', 'div', 'iframe'])
    it(`in the head stays there only if a head may have it: <${name}>`, () => {
      const end = /link|meta|base|img/.test(name) ? '' : `<\\/${name}>`
      release(`document.write('<${name} id="written">${end}')`, {}, 'head')
      const written = page.document.querySelector('#written')!
      expect(written.parentNode === page.document.head).to.equal(ofHead.includes(name))
      if (!ofHead.includes(name)) expect(written).to.equal(page.document.body.firstChild)
    })

  it('in the head may have elements within templates and noscripts that a head may not', () => {
    for (const name of ['template', 'noscript']) {
      release(`document.write('<${name}><p>a</p></${name}>')`, {}, 'head')
      expect(page.document.head.lastElementChild!.localName).to.equal(name)
    }
  })

  it('in several calls stands in their order, and before what follows the script', async () => {
    page.document.querySelector('main')!.innerHTML = '<i></i>'
    const script = page.document.createElement('script')
    script.text = `document.write('<b>1</b>'); document.write('<b>2</b>text'); document.writeln(3); document.write('<b>4</b>')`
    runReleased(script, () => page.document.querySelector('i')!.before(script))
    await Promise.resolve()
    expect(main()).to.equal('(script)<b>1</b><b>2</b>text3\n<b>4</b><i></i>')
  })

  it('stands after the script again if the page has removed what it had written', () => {
    release(`document.write('<b id="one">1</b>'); document.querySelector('#one').remove(); document.write('<b>2</b>')`)
    expect(main()).to.equal('(script)<b>2</b>')
  })

  it('is complete when the script ends, without a trace of our own', async () => {
    for (const [text, html] of [
      ['<div><p>a', '<div><p>a</p></div>'],
      ['<div title="a', ''],
      ['<textarea>a', '<textarea>a</textarea>'],
      ['a<!-- b -->', 'a<!-- b -->'],
      ['<!-- b', ''],
      ['</p>', '<p></p>'],
      ['<td>a</td>', 'a'],
    ] as const) {
      page.document.querySelector('main')!.replaceChildren()
      release(`document.write(${JSON.stringify(text)})`)
      await Promise.resolve()
      expect(main(), text).to.equal(`(script)${html}`)
    }
  })

  it('is nothing if it writes nothing', async () => {
    release('document.write(); document.write(""); document.writeln()')
    await Promise.resolve()
    expect(main().trim()).to.equal('(script)')
  })

  it('may come from a function of a file, by its address in the stack, later', async () => {
    const text = 'function write() { document.write("<b>" + name + "</b>") }; var name = "file"; setTimeout(write)'
    release('', { src: file(text) })
    await eventually(() => expect(main()).to.equal('(script)<b>file</b>'))
  })

  it('stands after the file that wrote it, also if two files differ in their query alone', async () => {
    const write = (name: string): string => file(`setTimeout(() => document.write('<b>${name}</b>'))`)
    release('', { src: write('1') })
    await eventually(() => expect(main()).to.equal('(script)<b>1</b>'))
    release('', { src: write('2') })
    await eventually(() => expect(main()).to.contain('<b>2</b>'))
    expect(page.document.querySelector('#end')!.innerHTML).to.equal('')
    expect(page.document.querySelectorAll('main > b')).to.have.length(2)
  })

  it('runs a script that it has, which writes after itself and before what follows', async () => {
    const inner = `<script>document.write('<i>inner</i>')<\\/script>`
    release(`document.write(${JSON.stringify(`${inner}<b>outer</b>`)}.replace('\\\\/', '/'))`)
    await eventually(() => expect(main()).to.equal('(script)(script)<i>inner</i><b>outer</b>'))
  })

  it('runs its scripts in order: files wait for each other, async ones and other types do not', async () => {
    const scripts = [
      `<script src="${file('ran.push(1)')}"></script>`,
      '<script>ran.push(2)</script>',
      `<script type="module" src="${file('ran.push("module")')}"></script>`,
      `<script src="${file('ran.push(3)')}"></script>`,
      '<script type="text/template">ran.push("template")</script>',
      '<script>ran.push(4)</script>',
    ].join('')
    release(`document.write(${JSON.stringify(scripts).replaceAll('</', '<\\/')})`)
    await eventually(() => expect(ran.filter(one => one !== 'module')).to.deep.equal([1, 2, 3, 4]))
    await eventually(() => expect(ran).to.include('module'))
    expect([...page.document.querySelectorAll('main script')].flatMap(one => one.getAttributeNames())).not.to.include(
      'data-written-type',
    )
    expect(page.document.querySelector('[type="text/template"]')).not.to.equal(null)
  })

  it('does not run a script that the page has removed before its turn', async () => {
    const scripts = `<script src="${file('ran.push(1); document.querySelector("#gone").remove()')}"></script><script id="gone">ran.push(2)</script><script>ran.push(3)</script>`
    release(`document.write(${JSON.stringify(scripts).replaceAll('</', '<\\/')})`)
    await eventually(() => expect(ran).to.deep.equal([1, 3]))
  })

  it('comes also from an inline script that it has inserted', () => {
    release(`const inner = document.createElement('script'); inner.text = 'document.write("<b>inner</b>")'
      document.querySelector('#end').append(inner)`)
    expect(page.document.querySelector('#end')!.innerHTML).to.match(/<\/script><b>inner<\/b>$/)
  })

  it('is the page’s own if no released script wrote it: the browser replaces the page', async () => {
    release('ran.push(1)')
    const other = page.document
    other.open()
    other.write('<p id="new">')
    other.close()
    await eventually(() => expect(page.document.querySelector('#new')).not.to.equal(null))
    expect(page.document.querySelector('main')).to.equal(null)
  })

  it('throws as the browser does, and the next text is written', () => {
    release(`try { document.write({ toString() { throw new TypeError('own') } }) } catch (error) { ran.push(error.message) }
      document.write('<b>next</b>')`)
    expect(ran).to.deep.equal(['own'])
    expect(main()).to.equal('(script)<b>next</b>')
  })
})
