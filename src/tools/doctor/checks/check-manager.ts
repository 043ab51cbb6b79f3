import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import { isGuard, isManager, isStandalone } from '../own-files'
import { guardLine } from '../paste-lines'
import { otherTools } from '../other-tools'
import type { PageFacts } from '../page-facts'

const banner = '<consent-banner mode="offline" categories="auto"></consent-banner>'

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
  const classic = guard ? undefined : managers.find(one => isManager(one) && one.attributes.type !== 'module')
  const found: Finding[] = []
  if (live.version === null && guard && managers.length === 0)
    found.push(
      createFinding(page, 'missing-manager', {
        line: guard.line,
        seen: 'The guard has no data-manager, and no script starts a manager.',
        fix: 'Let the guard load the manager:',
        paste: ['data-categories="auto"', 'data-mode="offline"', 'data-manager']
          .filter(text => !((text.split('=')[0] ?? '') in guard.attributes))
          .reduce((line, text) => line.replace(/^<script/i, start => `${start} ${text}`), guardLine(page)),
      }),
    )
  else if (classic)
    found.push(
      createFinding(page, 'missing-manager', {
        line: classic.line,
        seen: `${classic.tag} has no type="module", so browsers do not run it.`,
        fix: 'Let the guard load the manager. Write this line instead:',
        paste: `<script src="${(classic.attributes.src ?? '').replace('consent-elements.js', 'guard.js')}" data-manager data-mode="offline" data-categories="auto"></script>`,
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
    /runs on this page; this copy|already runs; these options|options of <ConsentProvider>/.test(text),
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
  const others = otherTools(page)
  const tags = others.flatMap(({ element }) => (element ? [element] : []))
  const names = others.map(({ name }) => name).join(' and ')
  if (others.length > 0)
    found.push(
      createFinding(page, 'two-managers', {
        line: tags[0]?.line ?? null,
        seen: `${names} ${others.length > 1 ? 'run' : 'runs'} on the page too.`,
        fix:
          tags.length > 0
            ? `Delete what loads ${names}; docs/migration/ explains what replaces it:`
            : `Remove the scripts of ${names}; docs/migration/ explains what replaces them.`,
        paste: tags.length > 0 ? tags.map(({ tag }) => tag).join('\n') : null,
      }),
    )
  return found
}
