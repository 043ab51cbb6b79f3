import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'
import { onlyNecessary } from '../../src/consent/consents'
import { decide, refuse } from '../support/stored-decisions'

const file = (text: string): string => `/page/script.js?${new URLSearchParams({ text })}`.replace(/&/g, '&amp;')
const gated = (text: string, attributes = ''): string =>
  `<script type="text/plain" data-consent="measurement" ${attributes}>${text}</script>`
const gatedFile = (text: string, attributes = ''): string => gated('', `data-src="${file(text)}" ${attributes}`)

const installations: Record<string, string> = {
  'the tag': '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>',
  'what headHtml inlines':
    '<script data-file="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>',
  'guard-whole.js':
    '<script src="/dist/guard-whole.js" data-manager data-mode="offline" data-categories="all"></script>',
  'standalone.js': '<script src="/dist/standalone.js"></script>',
}

const whenOf = `const when = [];
  for (const type of ['DOMContentLoaded', 'readystatechange']) document.addEventListener(type, () => page.push(type));
  addEventListener('load', () => page.push('load'));
  onload = () => page.push('onload');`
/** A script that listens to everything that a page dispatches once. */
const waits = (name: string): string => `
  document.addEventListener('readystatechange', () => ran.push('${name} readystatechange'));
  document.addEventListener('DOMContentLoaded', function ({ target, currentTarget }) {
    ran.push('${name} DOMContentLoaded', this === document && target === document && currentTarget === document);
    addEventListener('load', () => ran.push('${name} nested load'))
  });
  addEventListener('load', { handleEvent: ({ type, target }) => ran.push('${name} ' + type, target === document) });
  const before${name} = onload;
  onload = () => { before${name}?.(); ran.push('${name} onload') };
  const gone${name} = () => ran.push('never');
  addEventListener('load', gone${name});
  removeEventListener('load', gone${name});
  ran.push('${name} ran');`
const called = (name: string): unknown[] => [
  `${name} readystatechange`,
  `${name} DOMContentLoaded`,
  true,
  `${name} load`,
  true,
  `${name} onload`,
  `${name} nested load`,
]

for (const [name, tag] of Object.entries(installations))
  describe(`scripts that are released after the page has loaded, with ${name}`, () => {
    beforeEach(() => localStorage.clear())
    afterEach(closePages)

    const elements = name.startsWith('standalone')
      ? '<consent-banner mode="offline" categories="all"></consent-banner>'
      : ''
    const open = async (body: string): Promise<{ page: Page; ran: unknown[]; ofPage: string[] }> => {
      const page = await openPage({
        head: `${tag}<script>ran = []; page = []; ${whenOf}</script>`,
        body: `<main id="site">The site</main>${body}${elements}`,
      })
      const handle = await page.manager()
      await page.find('[part=banner]')
      const ofPage = page.window.page as string[]
      await eventually(() => expect(ofPage).to.include('onload'))
      ofPage.length = 0
      handle.save({ measurement: true })
      return { page, ran: page.window.ran as unknown[], ofPage }
    }
    const idsAround = (page: Page, id: string): string[] =>
      [...page.document.getElementById(id)!.children].map(child => child.id || child.localName)

    it('write where they stand: inline, from files, in parts, and by scripts that they write', async () => {
      const nested = file(`document.write('<b id="nested"></b>'); ran.push('nested')`)
      const { page, ran } = await open(`<div id="place">
        ${gated(`document.write('<p id="ad">An ad</p>'); ran.push(document.getElementById('ad')?.textContent)`, 'id="one"')}
        <i id="between"></i>
        ${gatedFile(`document.write('<p id="x">', 'in '); document.writeln('parts</p><em id=open>'); document.close(); ran.push('file')`, 'id="two"')}
        ${gated(
          `document.open(); document.write('<u id="before"></u><scr' + 'ipt id="written" src="${nested}"></scr' + 'ipt>' +
            '<scr' + 'ipt>ran.push("after")</scr' + 'ipt><u id="after"></u>')`,
          'id="three"',
        )}
        </div>`)
      await eventually(() => expect(ran).to.deep.equal(['An ad', 'file', 'nested', 'after']))
      await eventually(() =>
        expect(idsAround(page, 'place')).to.deep.equal([
          'one',
          'ad',
          'between',
          'two',
          'x',
          'open',
          'three',
          'before',
          'written',
          'nested',
          'script',
          'after',
        ]),
      )
      expect(page.document.getElementById('x')!.textContent).to.equal('in parts')
      expect(page.document.getElementById('site')!.textContent).to.equal('The site')
      expect(page.document.documentElement.outerHTML).not.to.contain('<!--end-->')
    })

    it('never replace the page: in the head, in listeners, in callbacks of files, by scripts that they insert', async () => {
      const { page } = await open(`
        ${gated(`addEventListener('load', () => document.write('<p id="late"></p>'))`)}
        ${gatedFile(`setTimeout(() => document.write('<p id="timed"></p>'), 50)`)}
        ${gated(`setTimeout(() => document.write('<p id="timer"></p>'), 50)`)}
        ${gated(`document.body.append(Object.assign(document.createElement('script'), { text: "document.write('<p id=inserted></p>')" }))`)}
        ${gatedFile(`document.write('<p id="async"></p>')`, 'async')}
`)
      for (const id of ['late', 'timed', 'timer', 'inserted'])
        await page.until(`#${id} is there`, () => page.document.getElementById(id))
      expect(page.document.getElementById('site')!.textContent).to.equal('The site')
    })

    it('get the events that they have missed, once and in order, while those of the page are not called again', async () => {
      const { ran, ofPage } = await open(
        `${gated(waits('inline'))}${gatedFile(waits('file'))}${gatedFile(waits('module'), 'data-type="module"')}${gated(waits('own'), 'data-type="module"')}`,
      )
      const names = ['inline', 'file', 'module', 'own']
      const ofOne = (name: string): unknown[] => {
        const own: unknown[] = []
        ran.forEach((what, at) => {
          if (`${what as string}`.startsWith(`${name} `))
            own.push(what, ...(typeof ran[at + 1] === 'boolean' ? [ran[at + 1]] : []))
        })
        return own
      }
      await eventually(() => {
        for (const one of names) {
          const handlers = ofOne(one).filter(what => !`${what as string}`.includes('onload'))
          expect(handlers).to.deep.equal([
            `${one} ran`,
            ...called(one).filter(what => !`${what as string}`.includes('onload')),
          ])
        }
      })
      // Each calls the one that it has found in `window.onload`.
      expect(ran.filter(what => `${what as string}`.endsWith('onload'))).to.have.members(
        names.map(one => `${one} onload`),
      )
      expect(ran.indexOf('file ran')).to.be.lessThan(ran.indexOf('inline readystatechange'))
      expect(ran).not.to.include('never')
      expect(ofPage).to.deep.equal([])
    })

    it('do not wait for a script that the browser skips', async () => {
      const { ran } = await open(
        `${gatedFile('ran.push("old")', 'nomodule')}${gatedFile('{}', 'data-type="application/json"')}${gatedFile('ran.push("next")')}`,
      )
      await eventually(() => expect(ran).to.deep.equal(['next']))
    })
  })

describe('scripts that the guard has blocked', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const name of ['guard', 'guard-whole'])
    it(`write where they stand and get the events that they have missed: ${name}.js`, async () => {
      const options = `data-options='{"trackingHosts":{"127.0.0.1":"measurement"}}'`
      const text = `document.write('<b id="written"></b>'); addEventListener('load', () => { window.called = 1 + (window.called || 0) })`
      const address = `${location.origin.replace('localhost', '127.0.0.1')}${file(text)}`
      const page = await openPage({
        head: `<script src="/dist/${name}.js" data-manager data-mode="offline" data-categories="all" ${options}></script>`,
        body: `<main id="site">The site</main><div id="place"><script src="${address}"></script></div>`,
      })
      ;(await page.find('[data-action=accept]')).click()
      await page.until('it has written', () => page.document.querySelector('#place > script + #written'))
      await page.until('its listener was called', () => page.window.called === 1)
      expect(page.document.getElementById('site')!.textContent).to.equal('The site')
    })
})

describe('scripts that guard.js has held until the whole guard has arrived', () => {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
  })

  const options = `data-options='{"trackingHosts":{"127.0.0.1":"measurement"}}'`
  const other = (text: string): string => `${location.origin.replace('localhost', '127.0.0.1')}${file(text)}`
  const listens = (name: string): string => `ran.push('${name}')
    document.addEventListener('DOMContentLoaded', () => ran.push('${name} DOMContentLoaded'))
    addEventListener('load', () => ran.push('${name} load'))`
  const body = `<main id="site">The site</main>
    <div id="place"><script src="${other(`document.write('<b id="written"></b>');${listens('file')}`)}"></script></div>
    <script src="${other(listens('second'))}"></script>
    <script defer src="${other(listens('deferred'))}"></script>
    <script type="module" src="${other(listens('module'))}"></script>
    <script nomodule src="${other(`ran.push('nomodule')`)}"></script>
    <script src="${other(`ran.push('data')`)}" type="application/json"></script>
    <script>
      ordered = document.createElement('script')
      ordered.async = false
      ordered.src = '${other(listens('ordered'))}'
      document.body.append(ordered)
    </script>`
  const names = ['file', 'second', 'deferred', 'ordered']
  const open = async (tag: string): Promise<Page> => {
    await fetch('/late/from-now')
    const page = await openPage({
      head: `<script ${tag}="/late-whole/${Date.now()}/guard.js" data-manager="/dist/consent-elements.js" data-mode="offline" data-categories="all" ${options}></script><script>ran = []</script>`,
      body,
      loading: 'before deferred',
    })
    await page.until('the page is parsed', () => page.document.readyState !== 'loading')
    expect(page.window.ran).to.deep.equal([])
    await fetch('/late/now')
    return page
  }
  const haveRun = async (page: Page): Promise<void> => {
    const ran = page.window.ran as string[]
    await page.until('it has written', () => page.document.querySelector('#place > script + #written'))
    await eventually(() => {
      // Modules of another host wait for CORS, and fail in this page.
      expect(ran.filter(what => names.includes(what))).to.deep.equal(names)
      for (const name of names)
        expect(ran.filter(what => what.startsWith(name))).to.deep.equal([
          name,
          `${name} DOMContentLoaded`,
          `${name} load`,
        ])
    })
    expect(ran.join()).not.to.match(/nomodule|data/)
    expect(page.document.getElementById('site')!.textContent).to.equal('The site')
    expect(page.document.querySelectorAll('script[type="text/plain"]')).to.have.length(0)
  }

  for (const tag of ['src', 'data-file']) {
    it(`run as if they had been there if their category is granted: ${tag}`, async () => {
      decide({ ...onlyNecessary(), measurement: true })
      await haveRun(await open(tag))
    })

    it(`run so after a later Accept: ${tag}`, async () => {
      refuse()
      const page = await open(tag)
      const manager = await page.manager()
      await page.until('they are blocked', () => manager.requests.length >= names.length)
      expect(page.window.ran).to.deep.equal([])
      manager.acceptAll()
      await haveRun(page)
    })
  }
})
