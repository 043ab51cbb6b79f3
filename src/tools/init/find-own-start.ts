import type { Project } from './open-project'

const endings = ['.tsx', '.jsx', '.ts', '.js', '.mjs', '.mts', '.vue', '.svelte', '.astro']
const ways = [
  [/\bConsentProvider\b/, /from\s*['"]consent-elements\/react['"]/],
  [/\bstartConsentManager\b/, /from\s*['"]consent-elements['"]/],
  [/\bimport\s*(?:\(\s*)?['"]consent-elements\/auto['"]/],
]

/** Returns whether a statement of the code contains all parts of one of the ways, in their order. */
const startsManager = (code: string): boolean =>
  code.split(';').some(statement =>
    ways.some(parts => {
      let rest: string | undefined = statement
      for (const part of parts) rest = rest?.slice(part.exec(rest)?.index ?? rest.length + 1)
      return Boolean(rest)
    }),
  )

/**
 * Returns the first file of the project whose code starts the manager itself: with React's provider, with
 * `startConsentManager`, or with `consent-elements/auto`; null if there is none.
 */
export const findOwnStart = (project: Project): string | null =>
  endings.flatMap(ending => project.list(ending)).find(path => startsManager(project.read(path) ?? '')) ?? null
