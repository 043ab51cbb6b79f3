import { correctTag } from '../correct-tag'
import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard } from '../own-files'
import { setAttribute } from '../misspellings/edit-tag'
import { guardTag, wayBackLine } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Finds pages on which visitors cannot open the settings, read the policy, or reach the server. */
export function checkWays(page: PageFacts): Finding[] {
  const { live, elements, files, console: messages } = page
  if (live.version === null) return []
  const found: Finding[] = []
  // A misspelt button is a finding of its own.
  const isMisspelt = page.misspellings.some(({ element }) => element?.name.startsWith('privacy-'))
  if (!live.hasWayBack && !page.hasWayBackControl && !isMisspelt)
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
  // Attributes of the banner win over those of the guard.
  const banner = elements.find(({ name }) => name === 'consent-banner')
  /** Returns the tag that has the options, with one more; null if page code has them. */
  const withOption = (name: string, value: string): string | null =>
    banner
      ? setAttribute(name, value)(correctTag(page, banner))
      : guard
        ? setAttribute(`data-${name}`, value)(guardTag(page))
        : null
  if (page.deadPolicy)
    found.push(
      createFinding(page, 'no-policy-link', {
        line: (guard ?? banner)?.line ?? null,
        seen: `The link to the privacy policy leads to ${page.deadPolicy.url}, which answers with status ${page.deadPolicy.status}.`,
        fix: 'Correct the address, in the link or in the option policyUrl.',
      }),
    )
  if (!live.hasPolicyLink)
    found.push(
      createFinding(page, 'no-policy-link', {
        line: guard?.line ?? null,
        seen: 'Neither the banner nor the page links to a privacy policy.',
        fix: 'Set the address of your policy, and change the path to yours. Write the tag like this:',
        paste: guard
          ? setAttribute('data-policy-url', '/privacy')(guardTag(page))
          : banner
            ? setAttribute('policy-url', '/privacy')(correctTag(page, banner))
            : "policyUrl: '/privacy'",
      }),
    )
  // A misspelt category is not shown either.
  const isMisspeltList = page.misspellings.some(
    ({ element, seen }) => element === banner || element === guard || /ategor/.test(seen),
  )
  const exceeds =
    !isMisspeltList &&
    messages.some(({ text }) => text.startsWith('consent-elements: Accept All grants every category'))
  if (exceeds)
    found.push(
      createFinding(page, 'accept-all-exceeds', {
        line: (banner ?? guard)?.line ?? null,
        seen: 'The banner does not show all five categories, and acceptAllGrants is "all".',
        fix: 'Let Accept All grant only what is shown. Write:',
        paste: withOption('accept-all-grants', 'displayed') ?? "acceptAllGrants: 'displayed'",
      }),
    )
  const hidden = messages.find(({ text }) => /^consent-elements: .* no visitor can allow it/.test(text))
  if (hidden)
    found.push(
      createFinding(page, 'category-not-shown', {
        line: (banner ?? guard)?.line ?? null,
        seen: hidden.text.replace('consent-elements: ', ''),
        fix: 'Declare the service, with its name from docs/reference/services.md, or gate its markup with data-consent. To ask about all categories instead, write:',
        paste: withOption('categories', 'all') ?? "categories: 'all'",
      }),
    )
  const failure = messages.find(
    ({ text }) =>
      /^consent-elements: .*\((API_ERROR|NETWORK_ERROR|PARSE_ERROR|MAX_RETRIES_EXCEEDED)\)/.test(text) &&
      // A file of ours that is missing is a wrong path.
      !/could not be (loaded|fetched)/.test(text),
  )
  // With a misspelt mode, the manager asks a server that the owner does not want.
  const isMeant = !page.misspellings.some(({ option }) => option === 'mode')
  // A policy that blocks the calls is that finding.
  const isBlocked = page.policyIssues.some(({ directive }) => directive.startsWith('connect'))
  if (failure && isMeant && !isBlocked)
    found.push(
      createFinding(page, 'server-unreachable', {
        line: (banner ?? guard)?.line ?? null,
        seen: `The console has: ${(/^.*?\([A-Z_]+\)/.exec(failure.text)?.[0] ?? failure.text).slice(0, 300)}.${page.folder ? ' The folder was served without a consent server.' : ''}`,
        fix: 'Start a consent server (docs/guides/server.md), or keep decisions in the browser. For that, write:',
        paste: withOption('mode', 'offline') ?? "mode: 'offline'",
      }),
    )
  return found
}
