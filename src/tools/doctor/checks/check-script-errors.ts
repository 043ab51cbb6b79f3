import type { Observation } from '../observation'
import { isGuard, isOwnFile } from '../own-files'
import type { ConsoleMessage, PageFacts } from '../page-facts'
import { findAlteredInline } from './check-inline-guard'

/** Finds uncaught errors of our files. */
export function findScriptErrors(page: PageFacts): Observation[] {
  const guard = page.elements.find(element => isGuard(element) && element.attributes.src === undefined)
  const isAltered = findAlteredInline(page).length > 0
  const isOurs = ({ url, line }: ConsoleMessage): boolean =>
    url !== null &&
    (isOwnFile(url) ||
      (url === page.url &&
        guard !== undefined &&
        !isAltered &&
        line !== null &&
        line >= guard.line &&
        line <= guard.endLine))
  // A page instead of a script, a file that is missing, and a module without its type are other findings.
  const isWrongPath = ({ text }: ConsoleMessage) =>
    /Unexpected token '<'|dynamically imported module|outside a module/.test(text)
  const failed = page.console.filter(({ text }) => /^consent-elements: <[\w-]+> could not be loaded/.test(text))
  return [...page.exceptions.filter(isOurs), ...failed]
    .filter(message => !isWrongPath(message))
    .map(({ url, line, text }) => ({
      url: url ?? page.url,
      line,
      seen: text.split('\n').slice(0, 2).join(' ').slice(0, 300),
      fix: 'Update the package. If the error stays, please report it with this text:',
      paste: 'npm install consent-elements@latest',
    }))
}
