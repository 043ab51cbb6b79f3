import { expect } from '@open-wc/testing'
import { servicesAtom } from '../../src/store/service-atoms'
import { acmeService } from '../support/acme-service'
import { dialogScene, rootOf, settled } from './accessibility/scenes'
import { allLanguages, polyglot } from './all-languages'
import { clearPage, sizeWindow } from './page'
import { categoryNames } from '../../src/consent/categories'

/** One service in each category that visitors decide about. */
const oneEach = categoryNames
  .filter(name => name !== 'necessary')
  .map(category =>
    acmeService({ name: category, title: category, category, hosts: [`${category}.example`], stores: [] }),
  )

/** Returns the number of purposes that are completely visible, by language. */
async function purposesSeen(withServices: boolean): Promise<Record<string, number>> {
  const { element, store } = await dialogScene()
  if (withServices) store.set(servicesAtom, oneEach)
  const speak = await polyglot(store)
  const view = rootOf(element).querySelector('.scroll-view')!
  const seen: Record<string, number> = {}
  for (const language of allLanguages) {
    speak(language)
    await settled()
    const { bottom } = view.getBoundingClientRect()
    seen[language] = [...rootOf(element).querySelectorAll('.panel>p')].filter(
      text => text.checkVisibility() && text.getBoundingClientRect().bottom <= bottom + 1,
    ).length
  }
  return seen
}

/**
 * Returns the boxes of the letters of each line of an element's text; its own box if it has none. The boxes of lines are
 * higher than the letters, in Firefox with Chinese and Japanese fonts by half.
 */
const linesOf = (element: Element): DOMRect[] => {
  if (!element.textContent) return [element.getBoundingClientRect()]
  const range = document.createRange()
  range.selectNodeContents(element)
  const size = Number.parseFloat(getComputedStyle(element).fontSize)
  return [...range.getClientRects()].map(({ x, y, width, height }) => {
    const spare = Math.max(0, height - size)
    return new DOMRect(x, y + spare / 2, width, height - spare)
  })
}

/** Returns whether two boxes overlap. Letters are lower than the size of their font, so two pixels may. */
const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom - 2 && other.top < one.bottom - 2

describe('the purposes in the dialog', () => {
  afterEach(clearPage)

  for (const [width, height, all] of [
    [375, 667, 0],
    [390, 844, 44],
    [560, 800, 44],
    [1280, 720, 42],
  ] as const)
    for (const withServices of [false, true])
      it(`are readable without a tap at ${width}x${height}${withServices ? ', with a service in each category' : ''}: at least 4 in every language, and all in ${all}`, async () => {
        await sizeWindow(width, height)
        const seen = await purposesSeen(withServices)
        const fewer = Object.fromEntries(Object.entries(seen).filter(([, count]) => count < 4))
        expect(fewer).to.eql({})
        expect(Object.values(seen).filter(count => count === 5).length).to.be.at.least(all)
        if (all === 44) expect(seen).to.include({ hu: 5, en: 5, de: 5 })
      })

  for (const [width, height] of [
    [320, 480],
    [390, 844],
    [1280, 720],
  ] as const)
    it(`overlap neither their switches nor the titles at ${width}x${height}, in every language`, async () => {
      await sizeWindow(width, height)
      const { element, store } = await dialogScene()
      store.set(servicesAtom, oneEach)
      const speak = await polyglot(store)
      const overlaps: string[] = []
      for (const language of allLanguages) {
        speak(language)
        await settled()
        for (const row of rootOf(element).querySelectorAll('.category')) {
          const purpose = row.querySelector('.panel>p')!
          if (!purpose.checkVisibility()) continue
          const others = [...row.querySelectorAll('[part~=track],.label>*,.always')].flatMap(linesOf)
          const hit = others.some(other => linesOf(purpose).some(line => overlap(line, other)))
          if (hit) overlaps.push(`${language}: ${purpose.id}`)
        }
      }
      expect(overlaps).to.eql([])
    })
})
