import { expect } from '@open-wc/testing'
import { servicesAtom } from '../../../src/store/service-atoms'
import { acmeService } from '../../support/acme-service'
import { eventually } from '../../support/eventually'
import { allOf, box, dialogScene, overhear, rootOf, settled, speak } from '../accessibility/scenes'
import { clearPage, part, sizeWindow } from '../page'

const languages = ['en', 'de', 'hu', 'ar'] as const

/** Returns the space above and below each category, in pixels. */
const airOf = (element: Element): number[] =>
  allOf(element, '.categories>li').flatMap(item => {
    const row = item.querySelector('.row')!
    const last = item.querySelector('.panel:not([hidden])') ?? row
    const { marginTop } = getComputedStyle(row)
    const above = box(row).top - Number.parseFloat(marginTop) - box(item).top - item.clientTop
    return [above, box(item).bottom - box(last).bottom]
  })

/** Returns by how many pixels the content is higher than its view. */
const overflowOf = (element: Element): number => {
  const { scrollHeight, clientHeight } = rootOf(element).querySelector('.scroll-view')!
  return scrollHeight - clientHeight
}

describe('the room that the dialog has left', () => {
  afterEach(clearPage)

  for (const [width, height, least, most] of [
    [390, 844, 2, 8],
    [1920, 1080, 8, 20],
    [320, 480, 0, 1],
  ] as const)
    it(`goes to the categories in equal parts, ${least} to ${most} pixels above and below, at ${width}x${height}`, async () => {
      await sizeWindow(width, height)
      const { element } = await dialogScene()
      const air = airOf(element)
      const [first] = air
      for (const space of air) expect(space).to.be.closeTo(first!, 1)
      expect(first).to.be.within(least, most)
    })

  it('becomes less as the visitor opens a category, without scrolling while there is room', async () => {
    await sizeWindow(1920, 1080)
    const { element, store } = await dialogScene()
    const [before] = airOf(element)
    store.set(servicesAtom, [acmeService({ category: 'marketing' })])
    await settled()
    part(element, 'category-marketing').querySelector<HTMLElement>('.opener')!.click()
    await settled()
    expect(airOf(element)[0]).to.be.below(before!)
    expect(overflowOf(element)).to.be.at.most(0)
  })

  it('causes no scrolling that was not there, in any language and window', async () => {
    await sizeWindow(390, 844)
    const { element, store } = await dialogScene()
    for (const height of [700, 760, 844, 900, 1000])
      for (const language of languages) {
        await sizeWindow(390, height)
        speak(store, language)
        await settled()
        const [air] = airOf(element)
        if (air! > 0) expect(overflowOf(element), `${language}, ${height}, with ${air} pixels`).to.be.at.most(0)
      }
  })

  it('is taken back when the window gets lower', async () => {
    await sizeWindow(390, 1000)
    const { element } = await dialogScene()
    const [before] = airOf(element)
    await sizeWindow(390, 568)
    await settled()
    expect(airOf(element)[0]).to.be.below(before!)
  })

  it('lets the purposes fold in a window in which the whole card scrolls, without an error of the window', async () => {
    const errors: Event[] = []
    overhear('error', event => errors.push(event))
    await sizeWindow(390, 844)
    const { element, store } = await dialogScene()
    store.set(
      servicesAtom,
      (['necessary', 'measurement', 'marketing'] as const).map(category => acmeService({ name: category, category })),
    )
    await settled()
    const shown = (): number => allOf(element, '.panel:not([hidden])').length
    expect(shown()).to.be.above(0)
    await sizeWindow(390, 280)
    await eventually(() => expect(shown()).to.equal(0))
    await settled()
    // Browsers report `ResizeObserver loop completed with undelivered notifications` as one.
    expect(errors).to.eql([])
  })
})
