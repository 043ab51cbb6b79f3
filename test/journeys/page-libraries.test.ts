import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

const guard = '<script src="/dist/guard.js"></script>'
const tracker = 'https://www.google-analytics.com/a.gif'
/** Prototype replaces array methods of these names by its own, which do something else. */
const prototype = `<script>
  Array.prototype.entries = function () { return this.slice() }
  Array.from = values => (values ? Array.prototype.slice.call(values) : [])
</script>`
/** MooTools up to 1.3 wraps the events that handlers receive. */
const mootools = `<script>
  Event = function (event) { this.type = (event || window.event).type.indexOf('key') }
</script>`

const withLibrary = (library: string, body = ''): Promise<Page> => openPage({ head: guard + library, body })

describe('the guard and old libraries', () => {
  it('insert and copy nodes although the library has replaced Array.prototype.entries()', async () => {
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

  it('produce the same hash of a receipt although the library has replaced Array.from()', async () => {
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

  it('fire an error event on an image although the library has replaced Event', async () => {
    const { window } = await withLibrary(mootools)
    const image = new window.Image()
    const failed = new Promise(resolve => image.addEventListener('error', resolve))
    image.src = tracker
    expect(((await failed) as Event).type).to.equal('error')
  })
})

describe('the guard on an XHTML page that is served as XML', () => {
  /** Such a page. Markup that is written and read back is the same with and without the guard. */
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

  it('reads and writes markup as XML, also if it contains a blocked URL', async () => {
    const theirs = await written(false)
    expect(theirs.at(0)).to.equal(4)
    expect(await written(true)).to.eql(theirs)
  })
})

describe('the guard on a page that requires Trusted Types', () => {
  it('leaves trusted markup unchanged, in elements and in frame documents', async () => {
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

describe('the guard on a page with a default policy for Trusted Types', () => {
  it('applies that policy to markup that a script writes, and blocks URLs in it', async () => {
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
  it('writes its arguments as the browser does: several values, none, and one line break at the end', async () => {
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
