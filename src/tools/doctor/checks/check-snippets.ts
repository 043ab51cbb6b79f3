import { servicesText, snippetsIn } from '../../snippets'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { setAttribute } from '../misspellings/edit-tag'
import { isGuard } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

/** Whether browsers run the text of a script. */
const runs = ({ name, attributes, text }: MarkupElement): boolean =>
  name === 'script' &&
  text !== '' &&
  attributes.src === undefined &&
  /^\s*(module|((text|application)\/(x-)?(java|ecma)script))?\s*$/i.test(attributes.type ?? '')

/** Finds snippets of well-known vendors that run before consent. */
export function checkSnippets(page: PageFacts): Finding[] {
  const scripts = page.elements.filter(element => runs(element) && !isGuard(element))
  const all = scripts.map(({ text }) => text).join('\n')
  const guard = page.elements.find(element => isGuard(element) && 'data-manager' in element.attributes)
  return scripts.flatMap(({ text, line }) =>
    snippetsIn(text, all).map(snippet => {
      const services = servicesText([snippet.id === null ? { ...snippet, id: 'YOUR-ID' } : snippet])
      const known = guard?.attributes['data-services'] ?? ''
      return createFinding(page, 'ungated-snippet', {
        line,
        seen: `The script on line ${line} starts ${snippet.title}${snippet.id === null ? '' : ` (${snippet.id})`}.`,
        fix: `Remove the script, and let consent-elements load ${snippet.title} after consent:`,
        paste: guard
          ? setAttribute('data-services', `${known} ${services}`.trim())(guardTag(page))
          : `services="${services}"`,
      })
    }),
  )
}
