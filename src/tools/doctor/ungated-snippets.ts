import { snippetsIn } from '../snippets'
import { isGuard } from './own-files'
import type { PageFacts } from './page-facts'
import type { MarkupElement } from './parse-markup'

/** Whether browsers run the text of a script. */
const runs = ({ name, attributes, text }: MarkupElement): boolean =>
  name === 'script' &&
  text !== '' &&
  attributes.src === undefined &&
  /^(module|((text|application)\/(x-)?(java|ecma)script))?$/i.test((attributes.type ?? '').trim())

/** Returns the snippets of well-known vendors that run before consent, with their lines. */
export function ungatedSnippets(page: PageFacts): (ReturnType<typeof snippetsIn>[number] & { line: number })[] {
  const scripts = page.elements.filter(element => runs(element) && !isGuard(element))
  const all = scripts.map(({ text }) => text).join('\n')
  return scripts.flatMap(({ text, line }) => snippetsIn(text, all).map(snippet => ({ ...snippet, line })))
}
