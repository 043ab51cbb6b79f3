import { servicesText } from '../../snippets'
import type { Observation } from '../observation'
import { setAttribute } from '../misspellings/edit-tag'
import { isGuard } from '../own-files'
import { guardTag } from '../paste-lines'
import type { PageFacts } from '../page-facts'
import { ungatedSnippets } from '../ungated-snippets'

/** Finds snippets of well-known vendors that run before consent. */
export function findUngatedSnippets(page: PageFacts): Observation[] {
  const guard = page.elements.find(element => isGuard(element) && 'data-manager' in element.attributes)
  return ungatedSnippets(page).map(snippet => {
    const services = servicesText([snippet.id === null ? { ...snippet, id: 'YOUR-ID' } : snippet])
    const known = guard?.attributes['data-services'] ?? ''
    return {
      line: snippet.line,
      seen: `The script on line ${snippet.line} starts ${snippet.title}${snippet.id === null ? '' : ` (${snippet.id})`}.`,
      fix: `Remove the script, and let consent-elements load ${snippet.title} after consent:`,
      paste: guard
        ? setAttribute('data-services', `${known} ${services}`.trim())(guardTag(page))
        : `services="${services}"`,
    }
  })
}
