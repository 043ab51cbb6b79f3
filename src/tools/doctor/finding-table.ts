import { findLowContrast } from './checks/check-contrast'
import { findUngatedEmbeds } from './checks/check-embeds'
import { findStaleFiles, findWrongPaths } from './checks/check-files'
import { findNoFrameAncestors } from './checks/check-framing'
import {
  findDeferredGuard,
  findInlineWithoutFile,
  findLateGuard,
  findManagerAlone,
  findNoGuard,
  findNoPreloadStop,
  findOpenGuard,
} from './checks/check-guard'
import { findAlteredInline } from './checks/check-inline-guard'
import { findNotInstalled } from './checks/check-installed'
import { findLeftOverMarkup } from './checks/check-left-overs'
import { findMissingElement, findTwoManagers } from './checks/check-manager'
import { findLateCharset, findMissingViewport } from './checks/check-meta'
import { findMisspeltOptions } from './checks/check-options'
import { findOpenOwnAddresses } from './checks/check-own-addresses'
import { findDifferencesFromPacks } from './checks/check-packs'
import { findBlockedByPolicy } from './checks/check-policy'
import { findMissingManager } from './checks/check-running'
import { findScriptErrors } from './checks/check-script-errors'
import { findUngatedSnippets } from './checks/check-snippets'
import { findUnlistedTrackers } from './checks/check-unlisted'
import {
  findClosedSettings,
  findExcessOfAcceptAll,
  findHiddenBanner,
  findHiddenCategory,
  findNoPolicyLink,
  findNoWayBack,
  findUnreachableServer,
} from './checks/check-ways'
import type { Observation } from './observation'
import type { PageFacts } from './page-facts'

interface FindingEntry {
  /** `error`: something does not work or a tracker can be requested. `warning`: visitors are worse off. */
  readonly severity: 'error' | 'warning'
  /** For the list in the help text. */
  readonly title: string
  /** Why the mistake matters. */
  readonly why: string
  /** Finds every place of one page that has the mistake. */
  readonly find: (page: PageFacts) => Observation[]
}

/** Every finding of `consent-elements doctor`, by id. They are reported in this order. */
export const findingTable = {
  'not-installed': {
    severity: 'error',
    title: 'The page does not load consent-elements',
    why: 'Nothing is blocked, and visitors are not asked.',
    find: findNotInstalled,
  },
  'guard-not-closed': {
    severity: 'error',
    title: 'The tag of the guard has no </script>',
    why: 'Browsers do not close a script at "/>". Everything up to the next </script> is missing on the page.',
    find: findOpenGuard,
  },
  'guard-deferred': {
    severity: 'error',
    title: 'The guard has async, defer or type="module"',
    why: 'The browser then runs the guard after the page has sent requests.',
    find: findDeferredGuard,
  },
  'guard-late': {
    severity: 'error',
    title: 'The guard is not first in <head>',
    why: 'Elements before the guard can send requests that it cannot block.',
    find: findLateGuard,
  },
  'no-guard': {
    severity: 'error',
    title: 'The page has trackers and no guard',
    why: 'Without the guard, only fetch and XMLHttpRequest are blocked, and only after our module has run.',
    find: findNoGuard,
  },
  'manager-without-guard': {
    severity: 'warning',
    title: 'The manager runs without a guard',
    why: 'Without the guard, only fetch and XMLHttpRequest are blocked, and only after our module has run.',
    find: findManagerAlone,
  },
  'no-preload-stop': {
    severity: 'error',
    title: 'The <meta> line that stops the preload scanner is missing',
    why: "Chromium's preload scanner requests trackers in the HTML before the guard runs.",
    find: findNoPreloadStop,
  },
  'inline-without-file': {
    severity: 'error',
    title: 'The inlined guard has no data-file',
    why: 'Workers, and documents that scripts write into frames, are not blocked without it.',
    find: findInlineWithoutFile,
  },
  'inline-altered': {
    severity: 'error',
    title: 'The text of the inlined guard has been changed',
    why: 'A damaged guard stops with an error, or blocks less without any visible sign.',
    find: findAlteredInline,
  },
  'wrong-path': {
    severity: 'error',
    title: 'A file of the package is missing, or is not JavaScript',
    why: 'A missing file stops blocking, the banner, the dialog or the workers of the site.',
    find: findWrongPaths,
  },
  'stale-file': {
    severity: 'error',
    title: 'Files of different versions are mixed',
    why: 'Files of one version load each other; a file of another version is ignored or fails.',
    find: findStaleFiles,
  },
  'csp-blocks': {
    severity: 'error',
    title: 'The Content-Security-Policy blocks our files',
    why: 'The browser does not load or run a part of the installation.',
    find: findBlockedByPolicy,
  },
  'script-error': {
    severity: 'error',
    title: 'One of our files stopped with an error',
    why: 'The part of the product in that file does not work.',
    find: findScriptErrors,
  },
  'missing-manager': {
    severity: 'error',
    title: 'The guard is installed, but nothing asks for consent',
    why: 'Trackers stay blocked permanently, because no visitor can accept.',
    find: findMissingManager,
  },
  'missing-element': {
    severity: 'error',
    title: 'The manager is loaded, but the page has no <consent-banner>',
    why: 'The manager waits for the element, so the banner never shows.',
    find: findMissingElement,
  },
  'banner-hidden': {
    severity: 'error',
    title: 'The banner is there, but visitors cannot see it',
    why: 'Nobody can accept or refuse, and trackers stay blocked.',
    find: findHiddenBanner,
  },
  'two-managers': {
    severity: 'error',
    title: 'The page has two consent managers',
    why: 'They contradict each other, and visitors may be asked twice.',
    find: findTwoManagers,
  },
  'misspelt-option': {
    severity: 'error',
    title: 'An option, attribute or element is misspelt or has a wrong value',
    why: 'It is ignored.',
    find: findMisspeltOptions,
  },
  'ungated-embed': {
    severity: 'error',
    title: 'A tracker is in the HTML without data-consent',
    why: 'The browser can request it before any script runs, so the guard cannot block it for certain.',
    find: findUngatedEmbeds,
  },
  'ungated-snippet': {
    severity: 'error',
    title: "A vendor's snippet runs before consent",
    why: 'Without a consent default the vendor starts as if everything were granted, as soon as its file may load.',
    find: findUngatedSnippets,
  },
  'own-address-open': {
    severity: 'error',
    title: 'A service receives data before consent through an address of the site',
    why: 'Nobody but the site knows that the address belongs to a service, so the guard lets it pass.',
    find: findOpenOwnAddresses,
  },
  'unlisted-tracker': {
    severity: 'warning',
    title: 'A downloaded list names a tracker that the guard does not know',
    why: 'The guard lets it pass, because its own list has only hosts that many sites use.',
    find: findUnlistedTrackers,
  },
  'left-over-markup': {
    severity: 'error',
    title: 'Markup of another consent tool is left over',
    why: 'Only that tool reads it. The element stays inactive, also after consent.',
    find: findLeftOverMarkup,
  },
  'no-way-back': {
    severity: 'error',
    title: 'Visitors cannot open the settings again',
    why: 'Withdrawing consent must be as easy as giving it (GDPR, article 7(3)).',
    find: findNoWayBack,
  },
  'settings-do-not-open': {
    severity: 'error',
    title: 'The settings dialog does not open',
    why: 'Customize and the settings button do nothing.',
    find: findClosedSettings,
  },
  'no-policy-link': {
    severity: 'warning',
    title: 'No link to a privacy policy',
    why: 'Visitors can only consent to what they can read about.',
    find: findNoPolicyLink,
  },
  'accept-all-exceeds': {
    severity: 'warning',
    title: 'Accept All grants categories that the banner does not show',
    why: 'Consent to a purpose that was not named is not specific (GDPR, article 4(11)).',
    find: findExcessOfAcceptAll,
  },
  'category-not-shown': {
    severity: 'warning',
    title: 'The page loads a tracker whose category nobody is asked about',
    why: 'No visitor can allow it, so it stays blocked.',
    find: findHiddenCategory,
  },
  'server-unreachable': {
    severity: 'error',
    title: 'No consent server answers',
    why: 'Decisions cannot be recorded, and the banner shows only after all retries have failed.',
    find: findUnreachableServer,
  },
  'differs-from-pack': {
    severity: 'warning',
    title: 'The page differs from a policy pack of --countries',
    why: 'The law of that place, as the pack describes it, asks for something else. Packs are no legal advice.',
    find: findDifferencesFromPacks,
  },
  'late-charset': {
    severity: 'warning',
    title: '<meta charset> is missing or too late',
    why: 'Browsers look for the encoding in the first 1024 bytes; otherwise letters such as ü can be wrong.',
    find: findLateCharset,
  },
  'missing-viewport': {
    severity: 'warning',
    title: '<meta name="viewport"> is missing',
    why: 'Phones then show the page, and the banner in it, far too small to read.',
    find: findMissingViewport,
  },
  'low-contrast': {
    severity: 'warning',
    title: 'The text of Accept and Reject has a contrast below 4.5:1',
    why: 'Many visitors cannot read it (WCAG 2.2, 1.4.3).',
    find: findLowContrast,
  },
  'no-frame-ancestors': {
    severity: 'warning',
    title: 'Every other site may show the page in a frame',
    why: 'Such a site can lure visitors into presses on your page that they do not see.',
    find: findNoFrameAncestors,
  },
} as const satisfies Record<string, FindingEntry>

/** The id of a finding. */
export type FindingId = keyof typeof findingTable
