import type { Observation } from '../observation'
import { isGuard, isManager, isStandalone } from '../own-files'
import { guardLine } from '../paste-lines'
import { otherTools } from '../other-tools'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

const banner = '<consent-banner mode="offline" categories="auto"></consent-banner>'

/** Whether the file of a manager has arrived; if not, that is a finding of its own. */
const hasLoaded = ({ files }: PageFacts): boolean =>
  [...files.values()].some(
    ({ url, status, text }) =>
      /(consent-elements|standalone)\.js$/.test(url.replace(/\?.*/, '')) && status === 200 && !/^\s*</.test(text),
  )

/** The elements of a page that start a manager. */
export const managersOf = ({ elements }: PageFacts): MarkupElement[] =>
  elements.filter(
    element =>
      isManager(element) || isStandalone(element) || (isGuard(element) && 'data-manager' in element.attributes),
  )

/** Finds a page whose HTML starts no manager. */
export function findNoStart(page: PageFacts): Observation[] {
  const { elements, live } = page
  const guard = elements.find(isGuard)
  const managers = managersOf(page)
  if (live.version === null && guard && managers.length === 0)
    return [
      {
        line: guard.line,
        seen: 'The guard has no data-manager, and no script starts a manager.',
        fix: 'Let the guard load the manager:',
        paste: ['data-categories="auto"', 'data-mode="offline"', 'data-manager']
          .filter(text => !((text.split('=')[0] ?? '') in guard.attributes))
          .reduce((line, text) => line.replace(/^<script/i, start => `${start} ${text}`), guardLine(page)),
      },
    ]
  const classic = guard ? undefined : managers.find(one => isManager(one) && one.attributes.type !== 'module')
  if (classic)
    return [
      {
        line: classic.line,
        seen: `${classic.tag} has no type="module", so browsers do not run it.`,
        fix: 'Let the guard load the manager. Write this line instead:',
        paste: `<script src="${(classic.attributes.src ?? '').replace('consent-elements.js', 'guard.js')}" data-manager data-mode="offline" data-categories="auto"></script>`,
      },
    ]
  return []
}

/** Finds a page that loads a manager and does not have its element. */
export function findMissingElement(page: PageFacts): Observation[] {
  const { live } = page
  const managers = managersOf(page)
  if (findNoStart(page).length > 0) return []
  // A guard adds the element itself.
  const needsElement = live.version === null && managers.some(element => !isGuard(element)) && hasLoaded(page)
  if (!needsElement || live.tags.some(({ name }) => name === 'consent-banner')) return []
  return [
    {
      line: managers[0]?.line ?? null,
      seen: 'The manager is loaded, and no <consent-banner> is in the page.',
      fix: 'Put this into <body>:',
      paste: banner,
    },
  ]
}

const shown = ({ line, tag }: MarkupElement): string =>
  `${tag.length > 90 ? `${tag.slice(0, 87)}…` : tag} (line ${line})`

/** Finds a page that starts our manager twice. */
function findOwnTwo(page: PageFacts): Observation[] {
  const guards = page.elements.filter(isGuard)
  const managers = managersOf(page)
  const message = page.console.find(({ text }) =>
    /runs on this page; this copy|already runs; these options|options of <ConsentProvider>/.test(text),
  )
  const areTwo = guards.length > 1 || managers.length > 1
  if (!areTwo && !message) return []
  const spare = guards[1] ?? managers[1]
  return [
    {
      line: spare?.line ?? null,
      seen: areTwo
        ? `The page loads ${[...new Set([...guards, ...managers])].map(shown).join(' and ')}.`
        : `The console has: ${message?.text}`,
      fix: spare
        ? `Keep ${guards.length > 1 ? 'only the first guard' : 'one'}, and delete the other line:`
        : 'Keep one. A bundle that imports consent-elements/auto or uses the React components needs a guard without data-manager.',
      paste: spare?.tag ?? null,
    },
  ]
}

/** Finds a page that runs the manager of another product too. */
function findOthers(page: PageFacts): Observation[] {
  const others = otherTools(page)
  if (others.length === 0) return []
  const tags = others.flatMap(({ element }) => (element ? [element] : []))
  const names = others.map(({ name }) => name).join(' and ')
  return [
    {
      line: tags[0]?.line ?? null,
      seen: `${names} ${others.length > 1 ? 'run' : 'runs'} on the page too.`,
      fix:
        tags.length > 0
          ? `Delete what loads ${names}; docs/migration/ explains what replaces it:`
          : `Remove the scripts of ${names}; docs/migration/ explains what replaces them.`,
      paste: tags.length > 0 ? tags.map(({ tag }) => tag).join('\n') : null,
    },
  ]
}

/** Finds a page that runs two managers. */
export const findTwoManagers = (page: PageFacts): Observation[] => [...findOwnTwo(page), ...findOthers(page)]
