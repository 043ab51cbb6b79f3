import { misspellings } from '../correct-options'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard } from '../own-files'
import { wayBackLine } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Finds pages on which visitors cannot open the settings, read the policy, or reach the server. */
export function checkWays(page: PageFacts): Finding[] {
  const { live, elements, files, console: messages } = page
  if (live.version === null) return []
  const found: Finding[] = []
  if (!live.hasWayBack && !page.hasWayBackControl)
    found.push(
      createFinding(page, 'no-way-back', {
        seen: 'No element of the page opens the settings.',
        fix: 'Put this into the footer of every page:',
        paste: wayBackLine,
      }),
    )
  const isMissing = [...files.values()].some(({ url, status }) => /-ui\.js/.test(url) && status !== 200)
  if (page.settingsOpen === false && !isMissing)
    found.push(
      createFinding(page, 'settings-do-not-open', {
        seen: 'consentManager.openSettings() opened no dialog within 6 seconds.',
        fix: 'Look for errors in the console. With a bundler, update consent-elements and the bundler:',
        paste: 'npm install consent-elements@latest',
      }),
    )
  const guard = elements.find(element => isGuard(element) && 'data-manager' in element.attributes)
  if (!live.hasPolicyLink)
    found.push(
      createFinding(page, 'no-policy-link', {
        line: guard?.line ?? null,
        seen: 'Neither the banner nor the page links to a privacy policy.',
        fix: `Set the address of your policy on the ${guard ? 'guard' : '<consent-banner>'}, and change the path to yours:`,
        paste: guard ? 'data-policy-url="/privacy"' : 'policy-url="/privacy"',
      }),
    )
  const failure = messages.find(
    ({ text }) =>
      /^consent-elements: .*\((API_ERROR|NETWORK_ERROR|PARSE_ERROR|MAX_RETRIES_EXCEEDED)\)/.test(text) &&
      // A file of ours that is missing is a wrong path.
      !/could not be (loaded|fetched)/.test(text),
  )
  // With a misspelt mode, the manager asks a server that the owner does not want.
  const isMeant = !misspellings(page).some(({ seen }) => seen.startsWith('Option "mode"'))
  if (failure && isMeant)
    found.push(
      createFinding(page, 'server-unreachable', {
        line: guard?.line ?? null,
        seen: `The console has: ${failure.text.slice(0, 200)}${page.isFolder ? ' The folder was served without a consent server.' : ''}`,
        fix: 'Start a consent server (docs/guides/server.md), or keep decisions in the browser:',
        paste: guard ? 'data-mode="offline"' : 'mode="offline"',
      }),
    )
  return found
}
