import { correctTag } from '../correct-tag'
import type { Observation } from '../observation'
import { isGuard } from '../own-files'
import { setAttribute } from '../misspellings/edit-tag'
import { guardTag, wayBackLine } from '../paste-lines'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'
import { ungatedSnippets } from '../ungated-snippets'

/** Whether a manager runs. What visitors cannot do without one is not a finding of its own. */
const isRunning = ({ live }: PageFacts): boolean => live.version !== null

/** The tags that can have options. Attributes of the banner win over those of the guard. */
const optionTags = ({
  elements,
}: PageFacts): { guard: MarkupElement | undefined; banner: MarkupElement | undefined } => ({
  guard: elements.find(element => isGuard(element) && 'data-manager' in element.attributes),
  banner: elements.find(({ name }) => name === 'consent-banner'),
})

/** Returns the tag that has the options, with one more; null if page code has them. */
function withOption(page: PageFacts, name: string, value: string): string | null {
  const { guard, banner } = optionTags(page)
  if (banner) return setAttribute(name, value)(correctTag(page, banner))
  return guard ? setAttribute(`data-${name}`, value)(guardTag(page)) : null
}

/** Finds pages on which visitors cannot open the settings again. */
export function findNoWayBack(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  // A misspelt button is a finding of its own.
  const isMisspelt = page.misspellings.some(({ element }) => element?.name.startsWith('privacy-'))
  if (page.live.hasWayBack || page.hasWayBackControl || isMisspelt) return []
  return [
    {
      seen: 'No element of the page opens the settings.',
      fix: 'Put this into the footer of every page:',
      paste: wayBackLine,
    },
  ]
}

/** Finds settings that do not open although their file is there. */
export function findClosedSettings(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  const isMissing = [...page.files.values()].some(({ url, status }) => /-ui\.js/.test(url) && status !== 200)
  if (page.settingsOpen !== false || isMissing) return []
  return [
    {
      seen: 'consentManager.openSettings() opened no dialog within 6 seconds.',
      fix: 'Look for errors in the console. With a bundler, update consent-elements and the bundler:',
      paste: 'npm install consent-elements@latest',
    },
  ]
}

/** Finds banners that the page's styles, or what stands above them, hide from visitors who are to be asked. */
export function findHiddenBanner(page: PageFacts): Observation[] {
  const { bannerHiddenBy } = page.live
  if (!isRunning(page) || bannerHiddenBy === null) return []
  return [
    {
      line: optionTags(page).banner?.line ?? optionTags(page).guard?.line ?? null,
      seen: `The banner is to ask, and is hidden by ${bannerHiddenBy}.`,
      fix: 'Remove the rule about consent-banner::part(banner) or about an element around it, or what is above it. Blockers of annoyances do the same.',
    },
  ]
}

/** An address without scheme that does not begin at the root of the site. */
const relative = /^[^:/#?]+(\/|$)/

/** Finds policy links that are missing or lead nowhere. */
export function findNoPolicyLink(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  const { guard, banner } = optionTags(page)
  const found: Observation[] = []
  const given = guard?.attributes['data-policy-url'] ?? banner?.attributes['policy-url'] ?? ''
  if (page.deadPolicy)
    found.push({
      line: (guard ?? banner)?.line ?? null,
      seen: `The link to the privacy policy leads to ${page.deadPolicy.url}, which answers with status ${page.deadPolicy.status}.`,
      ...(guard && relative.test(given)
        ? {
            fix: `"${given}" is another address in each folder. Write it from the root of the site:`,
            paste: setAttribute('data-policy-url', new URL(given, 'https://root.invalid/').pathname)(guardTag(page)),
          }
        : { fix: 'Correct the address, in the link or in the option policyUrl.' }),
    })
  if (!page.live.hasPolicyLink)
    found.push({
      line: guard?.line ?? null,
      seen: 'Neither the banner nor the page links to a privacy policy.',
      fix: 'Set the address of your policy, and change the path to yours. Write the tag like this:',
      paste: guard
        ? setAttribute('data-policy-url', '/privacy')(guardTag(page))
        : (withOption(page, 'policy-url', '/privacy') ?? "policyUrl: '/privacy'"),
    })
  return found
}

/** Finds an Accept All that grants more than the banner shows. */
export function findExcessOfAcceptAll(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  const { guard, banner } = optionTags(page)
  // A misspelt category is not shown either.
  const isMisspelt = page.misspellings.some(
    ({ element, seen }) => element === banner || element === guard || /ategor/.test(seen),
  )
  const exceeds = page.console.some(({ text }) => text.startsWith('consent-elements: Accept All grants every category'))
  if (isMisspelt || !exceeds) return []
  return [
    {
      line: (banner ?? guard)?.line ?? null,
      seen: 'The banner does not show all five categories, and acceptAllGrants is "all".',
      fix: 'Let Accept All grant only what is shown. Write:',
      paste: withOption(page, 'accept-all-grants', 'displayed') ?? "acceptAllGrants: 'displayed'",
    },
  ]
}

/** Finds trackers whose category no visitor can allow. */
export function findHiddenCategory(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  const { guard, banner } = optionTags(page)
  const hidden = page.console.find(({ text }) => /^consent-elements: .* no visitor can allow it/.test(text))
  // The service that replaces a snippet brings its category.
  if (!hidden || ungatedSnippets(page).length > 0) return []
  return [
    {
      line: (banner ?? guard)?.line ?? null,
      seen: hidden.text.replace('consent-elements: ', ''),
      fix: 'Declare the service, with its name from docs/reference/services.md, or gate its markup with data-consent. To ask about all categories instead, write:',
      paste: withOption(page, 'categories', 'all') ?? "categories: 'all'",
    },
  ]
}

/** Finds a consent server that does not answer. */
export function findUnreachableServer(page: PageFacts): Observation[] {
  if (!isRunning(page)) return []
  const { guard, banner } = optionTags(page)
  const failure = page.console.find(
    ({ text }) =>
      /^consent-elements: .*\((API_ERROR|NETWORK_ERROR|PARSE_ERROR|MAX_RETRIES_EXCEEDED)\)/.test(text) &&
      // A file of ours that is missing is a wrong path.
      !/could not be (loaded|fetched)/.test(text),
  )
  // With a misspelt mode, the manager asks a server that the owner does not want.
  const isMeant = !page.misspellings.some(({ option }) => option === 'mode')
  // A policy that blocks the calls is that finding.
  const isBlocked = page.policyIssues.some(({ directive }) => directive.startsWith('connect'))
  if (!failure || !isMeant || isBlocked) return []
  return [
    {
      line: (banner ?? guard)?.line ?? null,
      seen: `The console has: ${(/^.*?\([A-Z_]+\)/.exec(failure.text)?.[0] ?? failure.text).slice(0, 300)}.${page.folder ? ' The folder was served without a consent server.' : ''}`,
      fix: 'Start a consent server (docs/guides/server.md), or keep decisions in the browser. For that, write:',
      paste: withOption(page, 'mode', 'offline') ?? "mode: 'offline'",
    },
  ]
}
