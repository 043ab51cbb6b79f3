import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const guard = '<script src="/dist/guard.js"></script>'
const tracker = 'https://www.google-analytics.com/a.gif'
/** What Prototype does to arrays: it has methods of these names, which do something else. */
const prototype = `<script>
  Array.prototype.entries = function () { return this.slice() }
  Array.from = values => (values ? Array.prototype.slice.call(values) : [])
</script>`
/** What MooTools up to 1.3 does: it wraps the events that it is handed. */
const mootools = `<script>
  Event = function (event) { this.type = (event || window.event).type.indexOf('key') }
</script>`

const withLibrary = (library: string, body = ''): Promise<Page> => openPage({ head: guard + library, body })

describe('on a page of old libraries', () => {
  it('goes on putting nodes in and copying them, where an array’s entries() are others', async () => {
    const { document, window } = await withLibrary(prototype)
    const line = document.body.appendChild(document.createElement('p'))
    line.append('text', document.createElement('b'))
    const image = new window.Image()
    image.src = tracker
    line.append(image)
    expect(line.childNodes.length).to.equal(3)
    const copy = line.cloneNode(true) as HTMLElement
    expect([copy.childNodes.length, copy.querySelector('img')!.src]).to.eql([3, tracker])
  })

  it('gives receipts the same hash, where Array.from() is another', async () => {
    const hashOf = async (head: string): Promise<string | null | undefined> => {
      localStorage.clear()
      const page = await openPage({
        head: guard + head + '<script type="module" src="/dist/consent-elements.js"></script>',
        body: '<consent-banner mode="offline" categories="all"></consent-banner>',
      })
      ;(await page.find('[part=accept]')).click()
      const { receipts } = await page.manager()
      let hash
      await page.until('there is a receipt', async () => (hash = (await receipts()).at(-1)?.notice))
      return hash
    }
    const hash = await hashOf(prototype)
    expect(hash).to.match(/^[\da-f]{64}$/)
    expect(hash).to.equal(await hashOf(''))
  })

  it('tells an image that it has failed, where Event is a class of the library’s', async () => {
    const { window } = await withLibrary(mootools)
    const image = new window.Image()
    const failed = new Promise(resolve => image.addEventListener('error', resolve))
    image.src = tracker
    expect(((await failed) as Event).type).to.equal('error')
  })
})

describe('on a page of XHTML that is served as XML', () => {
  /** Such a page, in which what is written and read back is the same with the guard and without. */
  const written = async (isGuarded: boolean): Promise<unknown[]> => {
    const tag = `<script src="${location.origin}/dist/guard.js"></script>`
    const markup = `<div/><p>a<br/>b</p><script src="${tracker}"/><img src="${tracker}" alt=""/>`
    const text = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A site</title>${isGuarded ? tag : ''}</head><body><section/></body></html>`
    const url = URL.createObjectURL(new Blob([text], { type: 'application/xhtml+xml' }))
    const frame = Object.assign(document.createElement('iframe'), { src: url })
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    const place = frame.contentDocument!.querySelector('section')!
    place.innerHTML = markup
    const first = [place.children.length, place.innerHTML.length]
    place.innerHTML = String(place.innerHTML)
    const found = [...first, place.children.length, place.querySelector('img')!.src]
    frame.remove()
    return found
  }

  it('reads and writes markup as XML, also where something in it is held', async () => {
    const theirs = await written(false)
    expect(theirs.at(0)).to.equal(4)
    expect(await written(true)).to.eql(theirs)
  })
})

describe('on a page that insists on Trusted Types', () => {
  it('leaves trusted markup, which is written or becomes a frame’s document, as it is', async () => {
    const page = await openPage({
      csp: "require-trusted-types-for 'script'; trusted-types own",
      head: guard,
      body: `<script>
        const own = window.trustedTypes?.createPolicy('own', { createHTML: html => html }) ?? { createHTML: html => html }
        document.write(own.createHTML('<b id="written">written</b>'))
        const frame = document.createElement('iframe')
        frame.srcdoc = own.createHTML('<p>framed</p>')
        document.body.append(frame)
      </script>`,
    })
    expect(page.document.querySelector('#written')?.textContent).to.equal('written')
    await page.until(
      'the frame has its document',
      () => page.document.querySelector('iframe')?.contentDocument?.querySelector('p')?.textContent === 'framed',
    )
  })
})

describe('on a page with a default policy for Trusted Types', () => {
  it('has that policy change the markup that a script writes, and holds what is in it', async () => {
    const open = (head: string): Promise<Page> =>
      openPage({
        csp: "require-trusted-types-for 'script'",
        head,
        body: `<div id="place"></div><script>
          window.trustedTypes?.createPolicy('default', { createHTML: html => html.replace('written', 'changed') })
          place.innerHTML = '<b class="written">x</b><img src="${tracker}"><iframe src="${tracker}"></iframe>'
          window.loading = place.querySelectorAll('[src]').length
        </script>`,
      })
    const [theirs, ours] = [await open(''), await open(guard)]
    expect([theirs.window.loading, ours.window.loading]).to.eql([2, 0])
    const written = ({ document }: Page): string => document.querySelector('b')!.className
    expect(written(ours)).to.equal(written(theirs))
  })
})

describe('document.write', () => {
  it('writes what it is given as the browser does: several values, none, and the end of a line once', async () => {
    const body = `<pre id="place"><script>
        document.write('<b>', 1, '</b>', undefined, null)
        document.writeln('<i tit', 'le="a">', 'x</i>')
        document.write('|')
      </script></pre>`
    const [theirs, ours] = [await openPage({ body }), await withLibrary('', body)]
    const written = ({ document }: Page): string => document.querySelector('#place')!.innerHTML
    expect(written(ours)).to.equal(written(theirs))
    expect(written(ours)).to.contain('</b>undefinednull<i title="a">x</i>\n|')
  })
})
