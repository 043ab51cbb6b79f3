import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, isManager, isStandalone } from '../own-files'
import { guardLine } from '../paste-lines'
import type { PageFacts } from '../page-facts'

const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'

/** Whether the file of a manager has arrived; if not, that is a finding of its own. */
const hasLoaded = ({ files }: PageFacts): boolean =>
  [...files.values()].some(
    ({ url, status, text }) =>
      /(consent-elements|standalone)\.js$/.test(url.replace(/\?.*/, '')) && status === 200 && !/^\s*</.test(text),
  )

/** Finds pages on which no manager runs, or two. */
export function checkManager(page: PageFacts): Finding[] {
  const { elements, live, console: messages } = page
  const guards = elements.filter(isGuard)
  const [guard] = guards
  const managers = elements.filter(
    element =>
      isManager(element) || isStandalone(element) || (isGuard(element) && 'data-manager' in element.attributes),
  )
  const found: Finding[] = []
  if (live.version === null && guard && managers.length === 0)
    found.push(
      createFinding(page, 'missing-manager', {
        line: guard.line,
        seen: 'The guard has no data-manager, and no script starts a manager.',
        fix: 'Let the guard load the manager:',
        paste: guardLine(page).replace(/^<script/i, '<script data-manager data-mode="offline" data-categories="all"'),
      }),
    )
  else if (
    live.version === null &&
    // A guard adds the element itself.
    managers.some(element => !isGuard(element)) &&
    hasLoaded(page) &&
    !live.tags.some(({ name }) => name === 'consent-banner')
  )
    found.push(
      createFinding(page, 'missing-element', {
        line: managers[0]?.line ?? null,
        seen: 'The manager is loaded, and no <consent-banner> is in the page.',
        fix: 'Put this into <body>:',
        paste: banner,
      }),
    )
  const two = messages.find(({ text }) =>
    /runs on this page; this copy|runs already; these options|options of <ConsentProvider>/.test(text),
  )
  const surplus = managers.slice(1)
  const spare = guards[1] ?? surplus[0]
  if (guards.length > 1 || surplus.length > 0 || two)
    found.push(
      createFinding(page, 'two-managers', {
        line: spare?.line ?? null,
        seen:
          guards.length > 1 || surplus.length > 0
            ? `The page loads ${[...new Set([...guards, ...managers])].map(({ line, tag }) => `${tag.length > 90 ? `${tag.slice(0, 87)}…` : tag} (line ${line})`).join(' and ')}.`
            : `The console has: ${two?.text}`,
        fix: spare
          ? `Keep ${guards.length > 1 ? 'only the first guard' : 'one'}, and delete the other line:`
          : 'Keep one. A bundle that imports consent-elements/auto or uses the React components needs a guard without data-manager.',
        paste: spare?.tag ?? null,
      }),
    )
  if (live.others.length > 0)
    found.push(
      createFinding(page, 'two-managers', {
        seen: `${live.others.join(' and ')} ${live.others.length > 1 ? 'run' : 'runs'} on the page too.`,
        fix: `Remove the scripts of ${live.others.join(' and ')}; docs/migration/ explains what replaces them.`,
        paste: null,
      }),
    )
  return found
}
