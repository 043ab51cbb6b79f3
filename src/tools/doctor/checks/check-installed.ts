import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, isManager, isOwnFile, isStandalone } from '../own-files'
import { quickStart } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Finds pages that do not load anything of this package. */
export function checkInstalled(page: PageFacts): Finding[] {
  const { elements, live, requests } = page
  const isThere =
    live.version !== null ||
    elements.some(element => isGuard(element) || isManager(element) || isStandalone(element)) ||
    requests.some(({ url }) => isOwnFile(url))
  if (isThere) return []
  const tag = live.tags.find(({ name }) => name === 'consent-banner')
  const seen = tag
    ? 'The page has <consent-banner>, and no script that brings it to life.'
    : 'The page has neither the guard nor the manager.'
  const fix = 'Copy the package’s dist/ folder to /consent-elements/, and put this first in <head>:'
  return [createFinding(page, 'not-installed', { seen, fix, paste: quickStart })]
}
