import { expect } from '@open-wc/testing'
import { keepThirdWay } from '../../src/views/consent-or-pay/keep-third-way'
import { keepOffer } from '../../src/views/hand-off/keep-offer'
import { offerTexts } from '../../src/views/hand-off/offer-texts'
import { bannerScene, choiceScene, dialogScene, rootOf, settled, type Scene } from './accessibility/scenes'
import { allLanguages } from './all-languages'
import { afterwards, clearPage, part, partOrNull } from './page'
import { walkWindows } from './walk-windows'

const longest = ['en', 'de', 'hu', 'fi', 'el', 'ar']

interface Edges {
  top: number
  bottom: number
}

/** Returns the part of the window in which an element can be seen, between the edges of what scrolls around it. */
function frameOf(element: Element): Edges {
  const edges = { top: 0, bottom: innerHeight }
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue
    const { top, bottom } = at.getBoundingClientRect()
    edges.top = Math.max(edges.top, top)
    edges.bottom = Math.min(edges.bottom, bottom)
  }
  return edges
}

function seen(element: Element): 'whole' | 'cut' | 'out of view' {
  const { top, bottom } = element.getBoundingClientRect()
  const frame = frameOf(element)
  if (top >= frame.top - 1 && bottom <= frame.bottom + 1) return 'whole'
  return bottom <= frame.top + 1 || top >= frame.bottom - 1 ? 'out of view' : 'cut'
}

/** Returns the number of lines of a label. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size
}

/** Returns rows of buttons in which some labels have more lines than others. */
function mixedLines(root: ShadowRoot): string[] {
  const rows = new Map<number, Element[]>()
  for (const button of root.querySelectorAll('.buttons>button')) {
    const top = Math.round(button.getBoundingClientRect().top)
    rows.set(top, [...(rows.get(top) ?? []), button])
  }
  return [...rows.values()]
    .filter(row => new Set(row.map(linesOf)).size > 1)
    .map(row => row.map(button => `${button.textContent} (${linesOf(button)})`).join(' | '))
}

/** Windows in which the dialog's labels may have two lines, because a row for Save alone would hide a purpose. */
const showsMorePurposes = (): boolean =>
  matchMedia('(min-width:30em) and (min-height:31em) and (max-height:56em)').matches

/** Returns what is wrong on a layer with Accept and Reject. */
function flaws({ element }: Scene): string[] {
  const [accept, reject] = [part(element, 'accept'), part(element, 'reject')]
  const found = showsMorePurposes() && rootOf(element).querySelector('.row') ? [] : mixedLines(rootOf(element))
  if (seen(accept) !== seen(reject) || seen(accept) === 'cut')
    found.push(`Accept is ${seen(accept)}, Reject is ${seen(reject)}`)
  if (Math.abs(accept.offsetHeight - reject.offsetHeight) > 1) found.push('Accept and Reject have different heights')
  const row = rootOf(element).querySelector('.row')
  if (row && seen(row) !== 'whole') found.push(`the first category is ${seen(row)}`)
  const lock = rootOf(element).querySelector('.fixed>.switch')
  if (lock && lock.getBoundingClientRect().top > row!.querySelector('.opener')!.getBoundingClientRect().bottom)
    found.push('the lock is below its row')
  const third = partOrNull(element, 'subscribe')
  if (third && seen(third) !== seen(accept)) found.push(`the third way is ${seen(third)}`)
  return found
}

/** Returns what is wrong with the offer: its text and its button are whole, or scroll together with the whole card. */
function flawsOfOffer({ element }: Scene): string[] {
  const offer = part(element, 'offer')
  const texts = [...offer.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  const scroller = rootOf(element).querySelector('.text')!
  const alone = getComputedStyle(scroller).overflowY !== 'visible'
  return [
    ...texts.map(({ textContent }) => `${textContent} is wider than its box`),
    ...(alone && seen(offer) !== 'whole' ? [`the offer is ${seen(offer)}`] : []),
    ...(offer.scrollHeight > offer.clientHeight + 1 ? ['the offer is cut'] : []),
  ]
}

/** Adds the third way, as long as in the guide. */
async function withThirdWay(scene: Scene): Promise<Scene> {
  const { stop } = keepThirdWay(() => 'Für 3,99 € im Monat abonnieren')
  afterwards(stop)
  await settled()
  return scene
}

/** Adds the offer of a sister site. */
async function withOffer(scene: Scene): Promise<Scene> {
  const { chose, use } = offerTexts.hu!
  const text = chose.replace('{site}', 'news.example').replace('{choice}', 'Analitika, Videók és térképek')
  const { stop } = keepOffer(
    () => ({ text, button: use, language: 'hu' }),
    () => {},
  )
  afterwards(stop)
  await settled()
  return scene
}

describe('the room for text and buttons', () => {
  afterEach(clearPage)

  const layers: Record<string, () => Promise<Scene>> = {
    'the banner': bannerScene,
    'the banner along the edge': () => bannerScene({ attributes: { layout: 'bar' } }),
    'the banner with switches': choiceScene,
    'the banner with a third way': async () => withThirdWay(await bannerScene()),
    'the dialog': dialogScene,
    'the dialog with a third way': async () => withThirdWay(await dialogScene()),
  }
  for (const [name, open] of Object.entries(layers))
    it(`leaves Accept and Reject both whole or both out of view, and a category in view (${name})`, async () => {
      expect(await walkWindows(await open(), flaws, { languages: longest })).to.eql({})
    })

  it('gives no row of buttons labels of one and of two lines, in any language, where there is the room', async () => {
    const wrong = await walkWindows(await dialogScene(), ({ element }) => mixedLines(rootOf(element)), {
      languages: allLanguages,
      sizes: [
        [320, 480],
        [375, 640],
        [640, 400],
        // In windows below 56em a row for Save alone would hide a purpose.
        [1280, 1000],
      ],
      texts: [1],
    })
    expect(wrong).to.eql({})
  })

  it('shows the offer of a sister site whole', async () => {
    const scene = await withOffer(await bannerScene())
    expect(await walkWindows(scene, flawsOfOffer, { languages: longest })).to.eql({})
  })
})
