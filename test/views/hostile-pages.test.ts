import { expect } from '@open-wc/testing'
import { clearPage, part, sizeWindow } from './page'
import {
  allOf,
  bannerScene,
  box,
  dialogScene,
  putIntoPage,
  rootOf,
  settled,
  widgetScene,
  type Scene,
} from './accessibility/scenes'
import { meetsLinesOfPage } from './meets-lines-of-page'

/** Page styles, by what they do: resets, universal rules, inherited properties and units. */
const hostile: Record<string, string> = {
  'unsets everything': '*{all:unset!important}',
  'hides what it does not know':
    'body>*,div,section,dialog,[hidden],consent-banner,privacy-settings-dialog{display:none!important;visibility:hidden!important;opacity:0!important;pointer-events:none!important;content-visibility:hidden!important;clip-path:inset(50%)!important}',
  'shows what is hidden': '[hidden],[hidden] *{display:block!important}',
  'dresses every tag':
    'button,svg,path,section,dialog,h2,h3,p,ul,li,span,a,slot,div,*::before,*::after{all:revert!important;display:flex!important;float:left!important;width:300px!important;height:9px!important;margin:9px!important;border:9px solid!important;font:40px fantasy!important;content:"x"!important;z-index:9!important}',
  'changes how text is written':
    'html,body{direction:rtl;writing-mode:vertical-rl;text-orientation:upright;unicode-bidi:bidi-override}',
  'changes how text looks':
    'html,body{font:italic small-caps 0/0 a;font-feature-settings:"smcp";font-stretch:condensed;color:transparent;-webkit-text-fill-color:transparent;-webkit-text-stroke:3px red;text-transform:uppercase;text-shadow:9px 9px red;text-emphasis:dot;font-synthesis:none;font-kerning:none;-webkit-font-smoothing:none;accent-color:red;caret-color:red;color-scheme:dark;forced-color-adjust:none;print-color-adjust:economy}',
  'changes how text flows':
    'html,body{text-align:right;text-align-last:center;text-indent:5em;letter-spacing:1em;word-spacing:2em;white-space:nowrap;hyphens:none;word-break:break-all;overflow-wrap:normal;line-break:anywhere;line-height:0;tab-size:1;quotes:none;text-wrap:nowrap;orphans:9;widows:9;hanging-punctuation:first;text-underline-offset:9px;text-underline-position:under;vertical-align:super}',
  'changes how things are pressed':
    'html,body{cursor:none!important;pointer-events:none!important;user-select:none!important;-webkit-user-select:none!important;visibility:hidden!important;touch-action:none;scrollbar-width:none;scrollbar-color:red red;-webkit-tap-highlight-color:red}',
  'changes lists and tables':
    'html,body{list-style:square inside;border-collapse:collapse;border-spacing:9px;caption-side:bottom;empty-cells:hide;overflow-x:hidden}',
  'changes drawings':
    'html,body{fill:red;stroke:red;stroke-width:9;stroke-linecap:butt;stroke-dasharray:1;shape-rendering:crispEdges;paint-order:stroke;image-rendering:pixelated}',
  'has animations of our names':
    '@keyframes enter{to{transform:translateX(900px)}}@keyframes fade{to{opacity:0}}@keyframes leave{to{opacity:1}}@keyframes unfold{to{opacity:0}}',
  'has layers, backdrops and selections of its own':
    '::backdrop{background:red!important;display:none!important}::selection{color:transparent!important;background:transparent!important}:popover-open,:modal{inset:9px!important;width:9px!important}',
  'has custom properties of our shadow names':
    '*{--_rem:99px!important;--_accent:lime!important;--_gap:99px!important}',
}

const surfaces: Record<string, [prepare: () => Promise<Scene>, surface: string]> = {
  banner: [() => bannerScene(), '.card'],
  'banner that locks the page': [() => bannerScene({ scrollLock: true }), '.card'],
  dialog: [() => dialogScene(), 'dialog'],
  widget: [() => widgetScene(), '.card'],
}

/** The page determines position and width of the widget. */
const ofPlace = / (lies at|(\S*-)?(size|height|width|origin|top|bottom|left|right|inset|start|end)(-\S*)?:)/

/** Returns every computed value of every node of a view, and its position within the surface. */
function drawn(element: Element, surface: string): string[] {
  const [origin] = allOf(element, surface).map(box)
  // The scroll bar is excluded because it appears and disappears. Live regions and the root paint nothing.
  return allOf(element, ':not(.scroll-bar,.status,.root)').flatMap((node, at) => {
    const { left, top, width, height } = box(node)
    const place = node.closest('.card') ? [left - origin!.left, top - origin!.top, width, height].map(Math.round) : []
    const computed = getComputedStyle(node)
    return [...computed]
      .filter(name => !name.startsWith('--'))
      .map(name => `${at} ${node.localName}.${node.className} ${name}: ${computed.getPropertyValue(name)}`)
      .concat(`${at} ${node.localName} lies at ${place.join()}`)
  })
}

/** Adds rules to the page while a function runs. */
async function under<T>(css: string, look: () => T): Promise<T> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const before = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = [...before, sheet]
  // With `all: unset` the text of scripts is visible, and Firefox subtracts scroll bars from the whole window.
  document.documentElement.style.setProperty('scrollbar-width', 'none', 'important')
  try {
    await settled()
    return look()
  } finally {
    document.adoptedStyleSheets = before
    document.documentElement.removeAttribute('style')
  }
}

describe('our rendering is not affected by a page that', () => {
  afterEach(clearPage)

  for (const [name, [prepare, surface]] of Object.entries(surfaces))
    for (const [page, css] of Object.entries(hostile))
      it(`${page} (${name})`, async () => {
        const { element } = await prepare()
        const plain = new Set(await under('', () => drawn(element, surface)))
        const now = await under(css, () => drawn(element, surface))
        expect(plain.size).to.be.greaterThan(1000)
        const changed = now.filter(line => !plain.has(line) && !(name === 'widget' && ofPlace.test(line)))
        expect(changed.slice(0, 20).join('\n')).to.equal('')
      })

  for (const [name, [prepare]] of Object.entries(surfaces))
    it(`draws text decorations through its text (${name})`, async () => {
      const { element } = await prepare()
      const texts = allOf(element, '.root *').filter(({ childNodes }) =>
        [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
      )
      expect(texts.length).to.be.greaterThan(4)
      expect(texts.filter(meetsLinesOfPage)).to.eql([])
      expect(meetsLinesOfPage(putIntoPage('p'))).to.equal(true)
    })

  it('… and the comparison would detect an effect', async () => {
    const { element } = await bannerScene()
    const plain = new Set(drawn(element, '.card'))
    rootOf(element).querySelector<HTMLElement>('p')!.style.letterSpacing = '1px'
    expect(
      drawn(element, '.card')
        .filter(line => !plain.has(line))
        .join(),
    ).to.contain('letter-spacing: 1px')
  })
})

describe('a page with an unusual root font size', () => {
  afterEach(async () => {
    document.documentElement.removeAttribute('style')
    await clearPage()
  })

  for (const [size, text] of [
    ['0', 15],
    ['10px', 15],
    ['62.5%', 15],
    ['24px', 22.5],
    ['32px', 30],
    ['40px', 30],
    ['100px', 30],
    ['10vw', 30],
  ] as const)
    it(`has our text at ${text}px if its root font size is ${size}`, async () => {
      document.documentElement.style.fontSize = size
      for (const prepare of [bannerScene, dialogScene]) {
        const { element } = await prepare()
        expect(parseFloat(getComputedStyle(part(element, 'accept')).fontSize)).to.equal(text)
        const { left, top, right, bottom } = box(part(element, prepare === bannerScene ? 'banner' : 'dialog'))
        expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight]).to.eql([true, true, true, true])
      }
    })

  for (const [width, height] of [
    [320, 568],
    [1280, 720],
  ] as const)
    it(`leaves room to read above our buttons if its text is twice as large (${width} × ${height})`, async () => {
      await sizeWindow(width, height)
      document.documentElement.style.fontSize = '200%'
      const { element } = await bannerScene({ language: 'hu' })
      const [card, buttons] = allOf(element, '.card,.buttons').map(box)
      expect(buttons!.top - card!.top).to.be.greaterThan(card!.height / 3)
      part(element, 'customize').focus()
      await settled()
      expect(box(part(element, 'customize')).bottom).to.be.at.most(height)
    })

  for (const [language, width] of [
    ['en', 320],
    ['de', 412],
  ] as const)
    it(`breaks no word of our titles if its text is twice as large (${language}, ${width} px)`, async () => {
      await sizeWindow(width, 850)
      document.documentElement.style.fontSize = '200%'
      for (const prepare of [bannerScene, dialogScene]) {
        const { element } = await prepare({ language })
        const title = part(element, 'title')
        title.style.hyphens = 'none' // not every browser has a dictionary
        const text = (title.querySelector('slot[name=title]') ?? title).firstChild!
        const broken = [...text.textContent!.matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1
        })
        expect(broken.map(([word]) => word)).to.eql([])
        const [inner, outer] = [box(title), box(title.closest('.card')!)]
        expect([inner.left > outer.left, inner.right < outer.right]).to.eql([true, true])
        await clearPage()
      }
    })

  for (const zoom of ['0.5', '1.5', '2'])
    it(`keeps everything within the window if its body is zoomed by ${zoom}`, async () => {
      document.body.style.setProperty('zoom', zoom)
      // WebKit returns sizes in zoomed pixels, so the window is measured in the same way.
      const pane = putIntoPage('div')
      pane.style.cssText = 'position:fixed;inset:0;visibility:hidden'
      for (const prepare of [bannerScene, dialogScene]) {
        const { element } = await prepare()
        const { left, top, right, bottom } = box(part(element, prepare === bannerScene ? 'banner' : 'dialog'))
        const { width, height } = box(pane)
        expect([left >= 0, top >= 0, right <= width + 1, bottom <= height + 1]).to.eql([true, true, true, true])
      }
      document.body.removeAttribute('style')
    })
})
