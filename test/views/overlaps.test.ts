import { expect } from '@open-wc/testing'
import type { DeclaredService } from '../../src/services/declared-service'
import { servicesAtom } from '../../src/store'
import { signalsAtom } from '../../src/store/settings-atoms'
import { acmeService } from '../support/acme-service'
import { dialogScene, rootOf, settled, widgetScene, type Scene } from './accessibility/scenes'
import { clearPage } from './page'
import { walkWindows } from './walk-windows'

interface Line {
  text: string
  box: DOMRect
}

/** Returns the visible lines of text below an element. */
function linesIn(element: Element): Line[] {
  const lines: Line[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const range = document.createRange()
    range.selectNodeContents(node)
    if (text !== '') for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box })
  }
  return lines
}

/** Returns the pairs of texts that lie over each other. Boxes of lines touch by less than a quarter of their height. */
function overlapsIn(element: Element): string[] {
  const lines = linesIn(element)
  return lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap(other => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const room = Math.min(one.box.height, other.box.height) / 4
      return across > 1 && down > room ? [`${one.text} | ${other.text}`] : []
    }),
  )
}

/** Languages with long sentences about signals and many companies. */
const longest = ['en', 'hu', 'el', 'ar']

const services: DeclaredService[] = (['necessary', 'measurement', 'marketing'] as const).map(category =>
  acmeService({ name: `acme-${category}`, category }),
)

const scenes: Record<string, () => Promise<Scene>> = { dialog: dialogScene, widget: widgetScene }
const kinds: Record<string, (scene: Scene) => void> = {
  'nothing else': () => {},
  'a signal of the browser': ({ store }) => store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true }),
  services: ({ store }) => store.set(servicesAtom, services),
  'services and a signal': scene => {
    kinds['a signal of the browser']!(scene)
    kinds.services!(scene)
  },
}

/** Opens the settings, and returns what is wrong in each window, size of text and language. */
async function walk(
  open: () => Promise<Scene>,
  add: (scene: Scene) => void,
  languages: readonly string[],
  look: (root: ShadowRoot) => string[],
): Promise<Record<string, string[]>> {
  const scene = await open()
  add(scene)
  return walkWindows(scene, ({ element }) => look(rootOf(element)), { languages, wait: settled })
}

/** Returns the categories whose texts begin at more than one place, with these places. */
const startsIn = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.category')].flatMap(category => {
    const texts = [...category.querySelectorAll('.label > *,.always,.panel:not([hidden]) > p')]
    const starts = new Set(texts.map(one => Math.round(linesIn(one)[0]!.box.left)))
    return starts.size > 1 ? [`${category.textContent}: ${[...starts].join()}`] : []
  })

describe('no text of the settings lies over another', () => {
  afterEach(clearPage)

  for (const [surface, open] of Object.entries(scenes))
    for (const [kind, add] of Object.entries(kinds))
      it(`in the ${surface} with ${kind}, in any window, also with long and large text`, async () => {
        const look = (root: ShadowRoot): string[] => overlapsIn(root.querySelector('.categories')!)
        expect(await walk(open, add, longest, look)).to.eql({})
      })
})

describe('the texts of each category begin in one column', () => {
  afterEach(clearPage)

  for (const [surface, open] of Object.entries(scenes))
    it(`in the ${surface}, in any window, also with large text`, async () => {
      expect(await walk(open, kinds['services and a signal']!, ['en'], startsIn)).to.eql({})
    })
})
