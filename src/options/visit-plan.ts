import { version } from '../consent/version'

/** What decides which files a visit needs. */
export interface Visit {
  /** Whether the stored decision probably stands, so that the visitor need not be asked; see mayDecisionStand. */
  isDecided: boolean
  /** The names of the services of the catalogue that the site declares. */
  services?: readonly string[]
  hasTagManager?: boolean
  /** Whether the site has vendors with consent calls. */
  hasSignals?: boolean
}

/**
 * Returns the files that a visit needs besides `consent-elements.js` and the guard, the most urgent first. They can all be
 * requested at once, so a visit is two requests deep: the tag, then everything else. The text that the visitor's language
 * needs and what only gated markup needs are not among them.
 * @returns addresses relative to the folder of these files
 */
export function visitPlan({ isDecided, services = [], hasTagManager, hasSignals }: Visit): string[] {
  const parts = isDecided ? ['kernel'] : ['core', 'banner', 'rest']
  if (hasTagManager) parts.push('tags')
  if (hasSignals) parts.push('signals')
  if (services.length > 0) parts.push('services')
  return [
    ...parts.map(part => `consent-elements-${part}.js?v=${version}`),
    ...services.map(name => `services/${encodeURIComponent(name)}-${version}.js`),
  ]
}
