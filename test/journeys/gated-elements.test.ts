import { expect } from '@open-wc/testing'
import { gatedAttributes } from '../../src/blocking/markup/gated-attributes'
import { closePages, openPage, type Page } from '../support/open-page'

const given = (type: string, text: string, name: string): string =>
  `/page/script.js?${new URLSearchParams({ type, text, name })}`
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'

/** By element and attribute: the markup, with `@` for the address, and the type of the file. */
const markup: Record<string, [html: string, type: string, text?: string]> = {
  'script src': ['<script type="text/plain" data-consent="experience" data-src="@"></script>', 'js', 'void 0'],
  'iframe src': ['<iframe data-consent="experience" data-src="@" title="A map"></iframe>', 'html'],
  'img src': ['<img data-consent="experience" data-src="@" alt="">', 'svg', svg],
  'img srcset': ['<img data-consent="experience" data-srcset="@ 1x" alt="">', 'svg', svg],
  'source src': ['<audio preload="auto"><source data-consent="experience" data-src="@"></audio>', 'audio/wav'],
  'source srcset': [
    '<picture><source data-consent="experience" data-srcset="@"><img src="data:," alt=""></picture>',
    'svg',
    svg,
  ],
  'video src': ['<video preload="auto" data-consent="experience" data-src="@"></video>', 'video/mp4'],
  'video poster': ['<video data-consent="experience" data-poster="@"></video>', 'svg', svg],
  'audio src': ['<audio preload="auto" data-consent="experience" data-src="@"></audio>', 'audio/wav'],
  'track src': [
    '<video><track default kind="captions" srclang="en" label="English" data-consent="experience" data-src="@"></video>',
    'text/vtt',
    'WEBVTT',
  ],
  'embed src': ['<embed data-consent="experience" data-src="@" type="text/html">', 'html'],
  'object data': ['<object data-consent="experience" data-data="@" type="text/html"></object>', 'html'],
  'link href': ['<link rel="stylesheet" data-consent="experience" data-href="@">', 'css', '#site{color:rgb(1,2,3)}'],
  'link imagesrcset': ['<link rel="preload" as="image" data-consent="experience" data-imagesrcset="@ 1x">', 'svg', svg],
  'input src': ['<input type="image" alt="Send" data-consent="experience" data-src="@">', 'svg', svg],
  'image href': [
    '<svg width="9" height="9"><image width="9" height="9" data-consent="experience" data-href="@"/></svg>',
    'svg',
    svg,
  ],
}
const rows = Object.entries(gatedAttributes).flatMap(([element, names]) => names!.map(name => `${element} ${name}`))

describe('gated markup of every element that fetches', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)
  const open = (body: string): Promise<Page> =>
    openPage({
      head: '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>',
      body: `<main id="site">The site</main>${body}`,
    })
  const requested = (page: Page, key: string): boolean =>
    page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes(key))

  it('has a row for each', () => {
    expect(Object.keys(markup)).to.have.members(rows)
  })

  for (const row of rows)
    it(`${row}: loads after consent and not before, and is gone after a withdrawal`, async () => {
      const [html, type, text = 'x'] = markup[row]!
      const [, name] = row.split(' ')
      const key = `gated-${row.replace(' ', '-')}`
      const page = await open(html.replace('@', given(type, text, key).replace(/&/g, '&amp;')))
      const manager = await page.manager()
      await page.find('[part=banner]')
      expect(requested(page, key)).to.equal(false)
      manager.acceptAll()
      const element = page.document.querySelector('[data-consent]')!
      // Firefox lists no text tracks among the resources of a page.
      const isTrack = row.startsWith('track')
      await page.until('it is requested', () => (isTrack ? element.hasAttribute('src') : requested(page, key)))
      expect(element.getAttribute(name!)).to.include(key)
      if (row.startsWith('script')) return
      manager.rejectAll()
      await page.until('it is gone', () => element.getAttribute(name!) === null)
    })

  it('reports attributes that do nothing, with what to write', async () => {
    const page = await open(`
      <link rel="stylesheet" data-consent="experience" data-src="/a.css">
      <object data-consent="experience" data-src="/a"></object>
      <a data-consent="experience" data-href="/a">A</a>
      <img data-consent="experience" srcset="data:, 1x" alt="">
      <p data-consent="true"></p>`)
    await page.manager()
    const messages = (): unknown[] =>
      page.events
        .filter(({ type }) => type === 'consent-error')
        .map(({ detail }) => (detail as { message: string }).message)
    await page.until('all are reported', () => messages().length >= 4)
    expect(messages()).to.deep.equal([
      '<link data-consent="experience"> has data-src, which does nothing there; write data-imagesrcset or data-href',
      '<object data-consent="experience"> has data-src, which does nothing there; write data-data',
      '<a data-consent="experience"> has data-href, which does nothing there; only these elements wait: script, iframe, img, source, video, audio, track, embed, object, link, input, image',
      '<img data-consent="experience"> has its address in srcset, so it did not wait; write data-srcset',
    ])
  })
})
