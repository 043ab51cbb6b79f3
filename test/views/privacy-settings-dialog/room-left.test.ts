import { expect } from '@open-wc/testing'
import { allOf, dialogScene, rootOf, settled, speak } from '../accessibility/scenes'
import { clearPage, sizeWindow } from '../page'

const languages = ['en', 'de', 'hu', 'ar'] as const

/** Returns the space above and below each category, in pixels. */
const airOf = (element: Element): number[] =>
  allOf(element, '.category').flatMap(category => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(category)
    return [Number.parseFloat(paddingBlockStart), Number.parseFloat(paddingBlockEnd)]
  })

/** Returns by how many pixels the content is higher than its view. */
const overflowOf = (element: Element): number => {
  const { scrollHeight, clientHeight } = rootOf(element).querySelector('.scroll-view')!
  return scrollHeight - clientHeight
}

describe('the room that the dialog has left', () => {
  afterEach(clearPage)

  for (const [width, height, least, most] of [
    [390, 844, 4, 12],
    [1920, 1080, 12, 12],
    [320, 480, 0, 0],
  ] as const)
    it(`goes to the categories in equal parts of 2 pixels, ${least} to ${most}, at ${width}x${height}`, async () => {
      await sizeWindow(width, height)
      const { element } = await dialogScene()
      const air = airOf(element)
      expect(new Set(air).size, 'different parts').to.equal(1)
      expect(air[0]).to.be.within(least, most)
      expect(air[0]! % 2).to.equal(0)
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
})
