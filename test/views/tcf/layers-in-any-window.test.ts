import { expect, nextFrame } from '@open-wc/testing'
import { loadTcfTexts } from '../../../src/views/tcf/load-tcf-texts'
import { firstLayer } from '../../../src/views/tcf/first-layer'
import type { LayerTab } from '../../../src/views/tcf/layer-tab'
import { showSettingsLayer } from '../../../src/views/tcf/show-settings-layer'
import { tcfStyles } from '../../../src/views/tcf/tcf-styles'
import { startingChoice } from '../../../src/signals/tcf/tcf-question'
import { thirdWayStyles } from '../../../src/views/consent-or-pay/third-way-styles'
import { textDirection } from '../../../src/translations/text-direction'
import { eventually } from '../../support/eventually'
import { vendorList } from '../../support/vendor-list.mjs'
import { afterwards, askingStore, clearPage, sizeWindow, windows } from '../page'
import { asked, one } from './asked'

const nothing = (): void => {}
const question = asked({}, vendorList(120))
const third = { en: 'Subscribe for €3.99 a month', de: 'Für 3,99 € im Monat abonnieren' }

/** The lines of text below a node, as boxes without the room that fonts leave above and below letters. */
function linesOf(node: Node): DOMRect[] {
  const lines = new Range()
  return [...node.childNodes].flatMap(child => {
    if (child instanceof Element) return child.matches('[hidden]') ? [] : linesOf(child)
    lines.selectNodeContents(child)
    return [...lines.getClientRects()].map(
      ({ x, y, width, height }) => new DOMRect(x, y + height / 7, width, (height * 5) / 7),
    )
  })
}
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

describe('the layers of TCF', () => {
  let host: HTMLElement

  /**
   * Shows a layer, as tcfLayers does.
   * @param fill adds it to an element
   */
  const showIn = (
    language: string,
    textSize: number,
    fill: (place: HTMLElement) => void,
    way = '',
  ): HTMLDialogElement => {
    document.documentElement.style.fontSize = `${textSize}%`
    host.remove()
    host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'open' })
    const wrapper = document.createElement('div')
    wrapper.className = 'root'
    wrapper.dir = textDirection(language)
    wrapper.dataset.scheme = 'light'
    const style = document.createElement('style')
    style.textContent = tcfStyles + (way && thirdWayStyles)
    root.append(style, wrapper)
    fill(wrapper)
    const layer = one(wrapper, 'dialog') as HTMLDialogElement
    if (way) {
      const button = one(layer, '[part~=accept]').cloneNode() as HTMLElement
      button.setAttribute('part', 'button subscribe')
      button.textContent = way
      one(layer, '.actions').lastElementChild!.before(button)
    }
    if (!layer.open) layer.showModal()
    return layer
  }
  /** Returns what shows the second layer in a language. */
  const secondOf = async (language: string, tab: LayerTab): Promise<(place: HTMLElement) => void> => {
    const { texts, language: shown } = await loadTcfTexts(language)
    return place => {
      const stop = showSettingsLayer(place, askingStore(), {
        question,
        texts,
        language: shown,
        choice: startingChoice(question),
        tab,
        lifetimeDays: 180,
        signal: null,
        actions: { acceptAll: nothing, rejectAll: nothing, save: nothing },
      })
      afterwards(stop)
    }
  }
  const resize = async (width: number, height: number): Promise<void> => {
    await sizeWindow(width, height)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }
  /** Returns what scrolls: in low windows, title and tabs of the second layer scroll with its list. */
  const scrollerOf = (layer: HTMLElement): HTMLElement => {
    const area = one(layer, '.scroll,.scroll-view')
    return getComputedStyle(area).overflowY === 'visible' ? one(layer, '.card') : area
  }
  /** Scrolls to where the text of the second layer begins, if its title and tabs scroll with it. */
  const scrollTopAway = (layer: HTMLElement): void => {
    const scroller = scrollerOf(layer)
    if (scroller.matches('.card')) scroller.scrollTop = one(layer, '.scroll-area').offsetTop
  }
  /** Returns what is wrong with the buttons and the end of the text, whose last lines are above `end`. */
  const wrongIn = (layer: HTMLElement, width: number, height: number): string[] => {
    const [accept, reject] = ['accept', 'reject'].map(name => boxOf(one(layer, `[part~=${name}]`)))
    const area = scrollerOf(layer)
    const hint = one(layer, '.hint')
    const strip = boxOf(hint)
    const end = strip.height > 0 ? strip.top : boxOf(area).bottom
    const lines = linesOf(one(layer, '.content'))
    // The second one fades out, as the dialog of the settings does.
    const fades = hint.matches('.footer>*')
    const isCut = !fades && lines.some(({ top, bottom }) => top < end && bottom > end)
    const whole = lines.filter(({ top, bottom }) => top >= boxOf(area).top && bottom <= end)
    const rows = new Set(whole.map(({ top }) => Math.round(top / 4)))
    const isMore = area.scrollTop + area.clientHeight < area.scrollHeight - 2
    const found = {
      'Accept and Reject differ':
        Math.abs(accept!.width - reject!.width) > 1 || Math.abs(accept!.height - reject!.height) > 1,
      'a button is out of view': [...layer.querySelectorAll('.actions button,.buttons button')]
        .map(boxOf)
        .some(({ top, bottom, left, right }) => top < 0 || bottom > height || left < 0 || right > width),
      'a label is wider than its button': [...layer.querySelectorAll('.actions button,.buttons button')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      ),
      'a line is cut': isCut,
      'the hint is wrong': isMore !== strip.height > 0,
      [`${rows.size} lines`]: rows.size < 2,
    }
    return Object.entries(found).flatMap(([name, isWrong]) => (isWrong ? [name] : []))
  }
  /**
   * With usual text, the tabs share a row, in columns of one width, and labels have two lines at most. At 320 pixels
   * Firefox's Arabic has three.
   */
  const tabsIn = (layer: HTMLElement, textSize: number): string[] => {
    const tabs = [...layer.querySelectorAll<HTMLElement>('.tabs button')]
    const shapes = new Set(tabs.map(boxOf).map(({ top, width }) => `${Math.round(top)} ${Math.round(width)}`))
    const isRow = shapes.size === 1 || textSize > 100
    const cut = tabs.flatMap(tab => {
      const { left, right } = boxOf(tab)
      const dialog = boxOf(layer)
      const lines = linesOf(tab)
      const isWhole =
        left >= dialog.left && right <= dialog.right && lines.every(line => line.left >= left && line.right <= right)
      const count = new Set(lines.map(({ top }) => top)).size
      return isWhole && (count <= (innerWidth > 320 ? 2 : 3) || textSize > 100)
        ? []
        : [`tab ${tab.textContent}: ${count} lines`]
    })
    return isRow ? cut : [...cut, `tabs: ${[...shapes].join('; ')}`]
  }

  before(() => {
    host = document.createElement('div')
  })
  after(() => {
    host.remove()
    document.documentElement.removeAttribute('style')
  })
  afterEach(clearPage)

  it('have closed entries without height, which browsers still search in', async () => {
    const layer = showIn('en', 100, await secondOf('en', 'purposes'))
    const row = one(layer, '.rows > li')
    const panel = one(row, '.panel')
    const { display, contentVisibility } = getComputedStyle(panel)
    expect([display, contentVisibility, panel.offsetHeight]).to.deep.equal(['block', 'hidden', 0])
    one(row, '.disclosure').click()
    await eventually(() => expect(panel.offsetHeight).to.be.above(40))
  })

  for (const textSize of [100, 200])
    for (const language of ['en', 'de', 'hu', 'ar']) {
      const where = `with text of ${textSize} %, in ${language}`
      const walk = async (
        fill: (place: HTMLElement) => void,
        way: string,
        more: (layer: HTMLElement) => string[],
      ): Promise<void> => {
        const layer = showIn(language, textSize, fill, way)
        const wrong: Record<string, string[]> = {}
        for (const [width, height] of windows) {
          await resize(width, height)
          scrollTopAway(layer)
          const findings = (): string[] => [...more(layer), ...wrongIn(layer, width, height)]
          // The end of the text is fitted when the layer rests.
          let found = findings()
          for (let rests = 0; found.length > 0 && rests < 30; rests++) {
            await nextFrame()
            found = findings()
          }
          if (found.length > 0) wrong[`${width}x${height}`] = found
        }
        expect(wrong).to.deep.equal({})
      }

      it(`have whole lines above equal buttons on the first one, ${where}`, async () => {
        const { texts } = await loadTcfTexts(language)
        const actions = { policyUrl: '/privacy', signal: null, acceptAll: nothing, rejectAll: nothing, open: nothing }
        const fill = (place: HTMLElement): void => place.append(firstLayer(question, texts, actions))
        await walk(fill, '', () => [])
        const way = third[language === 'de' ? 'de' : 'en']
        await walk(fill, way, () => [])
      })

      it(`have whole tabs, and room below them, on the second one, ${where}`, async () => {
        const tab = language === 'ar' || language === 'hu' ? 'vendors' : 'purposes'
        await walk(await secondOf(language, tab), '', layer => tabsIn(layer, textSize))
      })

      it(`have the switches of a purpose beside its name or right below, above its text, ${where}`, async () => {
        const layer = showIn(language, textSize, await secondOf(language, 'purposes'))
        const row = [...layer.querySelectorAll('.rows > li')].find(
          each => each.querySelectorAll('.switch').length === 2,
        )!
        one(row, '.disclosure').click()
        for (const [width, height] of [
          [320, 568],
          [375, 667],
          [1280, 720],
        ] as const) {
          await resize(width, height)
          const [name, switches, panel] = ['.disclosure', '.switches', '.panel'].map(part => boxOf(one(row, part)))
          const isBeside =
            switches!.top < name!.bottom && (name!.right <= switches!.left || switches!.right <= name!.left)
          const found = {
            isBeside,
            isBelow: Math.abs(switches!.top - name!.bottom) < 1,
            isAboveText: switches!.bottom <= panel!.top + 1,
          }
          const mayBeBelow = textSize === 200 && width < 540
          expect(found, `${width}`).to.deep.equal({ isBeside: !mayBeBelow, isBelow: mayBeBelow, isAboveText: true })
        }
      })
    }
})
