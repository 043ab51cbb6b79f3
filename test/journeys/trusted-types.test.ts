import { expect } from '@open-wc/testing'
import { closePages, openPage } from '../support/open-page'
import { eventually } from '../support/eventually'

const file = (text: string): string => `/page/script.js?${new URLSearchParams({ text })}`.replace(/&/g, '&amp;')
const gated = (text: string, attributes = ''): string =>
  `<script type="text/plain" data-consent="measurement" ${attributes}>${text}</script>`
interface Types {
  createPolicy(name: string, rules: object): { createHTML(html: string): string }
}

describe('gated markup in a page that requires Trusted Types', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  const open = async (body: string): Promise<{ ran: string[]; page: Awaited<ReturnType<typeof openPage>> }> => {
    const page = await openPage({
      csp: "require-trusted-types-for 'script'; trusted-types consent-elements consent-elements#guard site",
      head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>
        <script>ran = []; onerror = text => (ran.push(/Trusted|Sink type/.test(text) ? 'refused' : text), true)</script>`,
      body,
      before(target) {
        const { trustedTypes } = target as unknown as { trustedTypes?: Types }
        if (trustedTypes)
          Object.assign(target, { site: trustedTypes.createPolicy('site', { createHTML: (s: string) => s }) })
      },
    })
    const manager = await page.manager()
    await page.find('[part=banner]')
    manager.save({ measurement: true })
    return { ran: page.window.ran as string[], page }
  }
  const requires = 'trustedTypes' in window

  it('runs all that the page permits: what it refuses stops neither the next script nor the next frame', async () => {
    const { ran, page } = await open(
      `${gated('', `data-src="${file("ran.push('data-src')")}"`)}${gated('', `src="${file("ran.push('src')")}"`)}
       <embed data-consent="measurement" data-src="/page/?html=embed">
       <iframe data-consent="measurement" data-src="/page/?html=map" title="Map"></iframe>${gated("ran.push('last')")}`,
    )
    await page.until('the map is there', () => page.document.querySelector('iframe[src]'))
    await eventually(() => expect(ran).to.include('last'))
    expect(ran.filter(what => what !== 'refused')).to.deep.equal(
      requires ? ['src', 'last'] : ['data-src', 'src', 'last'],
    )
    if (requires) expect(ran).to.include('refused')
  })

  it('lets a released script write only what the page trusts', async () => {
    const write = (text: string): string => `try { document.write(${text}) } catch { ran.push('thrown') }`
    const { ran, page } = await open(
      `<div id="place">${gated(write("'<p id=plain></p>'"))}${gated(`const html = '<p id=trusted></p>'; ${write('globalThis.site?.createHTML(html) ?? html')}`)}</div>${gated("ran.push('last')")}`,
    )
    await eventually(() => expect(ran).to.include('last'))
    expect(page.document.querySelector('#place #trusted')).not.to.equal(null)
    expect(page.document.querySelector('#plain') === null).to.equal(requires)
    expect(ran.includes('thrown')).to.equal(requires)
  })
})
