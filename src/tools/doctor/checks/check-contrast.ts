import type { Observation } from '../observation'
import type { PageFacts } from '../page-facts'

/** Finds a theme whose buttons cannot be read, by the warning in the console. */
export function findLowContrast(page: PageFacts): Observation[] {
  const warning = page.console.find(({ text }) =>
    text.startsWith('consent-elements: Accept and Reject have the text color'),
  )
  if (!warning) return []
  return [
    {
      seen: warning.text.replace(/^consent-elements: (.*?:1);.*$/s, '$1.'),
      fix: 'Remove --consent-on-accent, so that it is derived, or choose a darker or lighter --consent-accent.',
    },
  ]
}
