import { version } from '../consent/version'

/** What decides which files a visit needs. */
export interface Visit {
  /** Whether the stored decision probably stands, so that the visitor need not be asked; see mayDecisionStand. */
  isDecided: boolean
  /** The names of the services of the catalogue that the site declares. */
  services?: readonly string[]
  /** What else the options of the site need: a tag manager, vendors with consent calls, or a layout with a file of its own. */
  parts?: readonly ('tags' | 'signals' | 'layouts')[]
}

/**
 * Returns the files that a visit needs besides `consent-elements.js` and the guard, the most urgent first. They can all be
 * requested at once, so a visit is two requests deep: the tag, then everything else. The text that the visitor's language
 * needs and what only gated markup needs are not among them.
 * @returns addresses relative to the folder of these files
 */
export const visitPlan = ({ isDecided, services = [], parts = [] }: Visit): string[] => [
  ...[
    ...(isDecided ? ['kernel'] : ['core', 'banner', 'rest']),
    ...parts,
    ...(services.length > 0 ? ['services'] : []),
  ].map(part => `consent-elements-${part}.js?v=${version}`),
  ...services.map(name => `services/${name}-${version}.js`),
]
