import { correctTag } from '../correct-tag'
import { gateTag, isGateable } from '../../gate-tag'
import type { Observation } from '../observation'
import { listedEmbeds } from '../listed-embeds'
import { isGuard } from '../own-files'
import type { PageFacts } from '../page-facts'

/** Finds trackers in the HTML that are not written as gated markup. */
export function findUngatedEmbeds(page: PageFacts): Observation[] {
  const guard = page.elements.find(isGuard)
  // This tier removes them before the browser requests them.
  if (/guard-capture/.test(guard?.attributes.src ?? guard?.attributes['data-file'] ?? '')) return []
  return listedEmbeds(page).map(({ element, url, category }) => {
    const { name, line } = element
    const tag = correctTag(page, element)
    if (name === 'link' && /preconnect|preload|prefetch|prerender/i.test(element.attributes.rel ?? ''))
      return {
        line,
        seen: `<link> on line ${line} contacts ${url} (${category}) ahead of time.`,
        fix: 'Delete this line:',
        paste: element.tag,
      }
    return {
      line,
      seen: `<${name}> on line ${line} requests ${url} (${category}).`,
      fix: isGateable(name)
        ? 'Write the tag like this:'
        : 'Serve the file from your own site, or let a script add it after consent:',
      paste: isGateable(name)
        ? gateTag(tag, name, category)
        : `consentManager.onConsentChange(({ effectiveConsents }) => { if (effectiveConsents.${category}) { /* add it */ } })`,
    }
  })
}
