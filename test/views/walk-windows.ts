import { aTimeout } from '@open-wc/testing'
import { textsAtom } from '../../src/store/text-atoms'
import { settled, type Scene } from './accessibility/scenes'
import { polyglot } from './all-languages'
import { afterwards, part, sizeWindow, windows } from './page'

/** Waits until the texts are those of the language. What follows from their size may come with the next frame. */
async function written({ element, store }: Scene): Promise<void> {
  await aTimeout(0)
  if (part(element, 'accept').textContent !== store.get(textsAtom).common.acceptAll) await settled()
}

interface Walk {
  languages: readonly string[]
  /** Windows, as width and height in CSS pixels. */
  sizes?: readonly (readonly [number, number])[]
  /** Sizes of text, as factors. */
  texts?: readonly number[]
  /** Waits after each change of the language. `settled` takes more than twice as long. */
  wait?: (scene: Scene) => Promise<void>
}

/**
 * Shows a surface in each window, in each size of text, and in each language.
 * @param look returns what is wrong
 * @returns what is wrong, by window, text and language
 */
export async function walkWindows(
  scene: Scene,
  look: (scene: Scene) => string[],
  { languages, sizes = windows, texts = [1, 2], wait = written }: Walk,
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {}
  const speak = await polyglot(scene.store)
  afterwards(() => (document.documentElement.style.fontSize = ''))
  for (const [width, height] of sizes) {
    await sizeWindow(width, height)
    for (const text of texts) {
      document.documentElement.style.fontSize = `${text * 100}%`
      for (const language of languages) {
        speak(language)
        await wait(scene)
        const found = look(scene)
        if (found.length > 0) wrong[`${width}x${height}, ${text * 100} %, ${language}`] = found
      }
    }
  }
  return wrong
}
