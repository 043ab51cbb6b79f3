import { checkContrast } from './checks/check-contrast'
import { checkEmbeds } from './checks/check-embeds'
import { checkFiles } from './checks/check-files'
import { checkFraming } from './checks/check-framing'
import { checkGuard } from './checks/check-guard'
import { checkInlineGuard } from './checks/check-inline-guard'
import { checkInstalled } from './checks/check-installed'
import { checkLeftOvers } from './checks/check-left-overs'
import { checkManager } from './checks/check-manager'
import { checkMeta } from './checks/check-meta'
import { checkOptions } from './checks/check-options'
import { checkOwnAddresses } from './checks/check-own-addresses'
import { checkPacks } from './checks/check-packs'
import { checkPolicy } from './checks/check-policy'
import { checkRunning } from './checks/check-running'
import { checkScriptErrors } from './checks/check-script-errors'
import { checkSnippets } from './checks/check-snippets'
import { checkWays } from './checks/check-ways'
import type { Finding } from './doctor-report'
import type { PageFacts } from './page-facts'

const checks = [
  checkGuard,
  checkInlineGuard,
  checkFiles,
  checkPolicy,
  checkScriptErrors,
  checkManager,
  checkOptions,
  checkEmbeds,
  checkSnippets,
  checkOwnAddresses,
  checkLeftOvers,
  checkWays,
  checkPacks,
  checkMeta,
  checkContrast,
  checkFraming,
]

/** Finds the mistakes of one page. On a page without an installation nothing else is looked for. */
export function findProblems(page: PageFacts): Finding[] {
  const missing = checkInstalled(page)
  if (missing.length > 0) return missing
  const found = checks.flatMap(check => check(page))
  return [...found, ...checkRunning(page, found)]
}
