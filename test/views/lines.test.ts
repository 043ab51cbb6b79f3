import { expect } from '@open-wc/testing'
import { bannerScene, settled } from './accessibility/scenes'
import { polyglot } from './all-languages'
import { clearPage, part, sizeWindow } from './page'

describe('lines of Japanese and Korean texts', () => {
  afterEach(clearPage)

  /** Returns the first character of each line of a text, except for the first line. */
  function lineStarts(element: Element): string[] {
    const starts: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let line = -Infinity
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [{ top, width } = { top: 0, width: 0 }] = range.getClientRects()
        if (width === 0 || Math.abs(top - line) < 8) continue
        if (line !== -Infinity) starts.push((node.nodeValue ?? '').slice(Math.max(0, at - 1), at + 1))
        line = top
      }
    return starts
  }

  for (const [language, wrong] of [
    ['ja', /^.?[ーァィゥェォッャュョぁぃぅぇぉっゃゅょ]$/],
    ['ko', /^\p{Script=Hangul}\p{Script=Hangul}$/u],
  ] as const)
    it(`break where readers expect it (${language})`, async () => {
      for (const width of [320, 345, 375]) {
        await sizeWindow(width, 640)
        const { element, store } = await bannerScene()
        const speak = await polyglot(store)
        speak(language)
        await settled()
        const starts = lineStarts(part(element, 'text'))
        expect(starts.length).to.be.above(1)
        expect(
          starts.filter(start => wrong.test(start)),
          `${width}px`,
        ).to.eql([])
        await clearPage()
      }
    })
})
