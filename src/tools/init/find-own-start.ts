import type { Project } from './open-project'

const endings = ['.tsx', '.jsx', '.ts', '.js', '.mjs', '.mts', '.vue', '.svelte', '.astro']
const ways = [
  /\bConsentProvider\b[^;]*?from\s*['"]consent-elements\/react['"]/,
  /\bstartConsentManager\b[^;]*?from\s*['"]consent-elements['"]/,
  /\bimport\s*\(?\s*['"]consent-elements\/auto['"]/,
]

/**
 * Returns the first file of the project whose code starts the manager itself: with React's provider, with
 * `startConsentManager`, or with `consent-elements/auto`; null if there is none.
 */
export const findOwnStart = (project: Project): string | null =>
  endings.flatMap(ending => project.list(ending)).find(path => ways.some(way => way.test(project.read(path) ?? ''))) ??
  null
