import { Script } from 'node:vm'
import type { Observation } from '../observation'
import { guardAddress } from '../needed-files'
import { isGuard, versionIn } from '../own-files'
import type { PageFacts } from '../page-facts'

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()

function syntaxError(text: string): string | null {
  try {
    void new Script(text)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`
  }
}

/** Describes the first place where a text differs from the original. */
function difference(text: string, original: string): string {
  let at = 0
  while (at < original.length && text[at] === original[at]) at++
  const part = (whole: string) => JSON.stringify(whole.slice(at, at + 40))
  return `From character ${at + 1} on it has ${part(text)} instead of ${part(original)}.`
}

const recipe = `page.replace('<head>', () => '<head>' + tag)`

/** Finds inlined guards whose text is not that of the file: expanded `$&`, escaped or cut texts. */
export function findAlteredInline(page: PageFacts): Observation[] {
  return page.elements
    .filter(element => isGuard(element) && element.attributes.src === undefined && element.text !== '')
    .flatMap(element => {
      const { line, text } = element
      const address = guardAddress(element, page.base)
      const original = plain((address && page.files.get(address)?.text) || '')
      const own = plain(text)
      const isSameVersion = versionIn(own) !== null && versionIn(own) === versionIn(original)
      const error = syntaxError(own)
      if (error === null && (!isSameVersion || own === original)) return []
      const seen = isSameVersion ? difference(own, original) : `Its text is no JavaScript: ${error}.`
      const fix =
        'Insert the text of guard.js as it is. A text as the second argument of replace() expands $& and its like; a function does not:'
      return [{ line, seen, fix, paste: recipe }]
    })
}
