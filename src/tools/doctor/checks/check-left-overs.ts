import { isCategoryName, type CategoryName } from '../../../consent/categories'
import type { Observation } from '../observation'
import { createAttributor } from '../../audit/attribution'
import { otherCategories } from '../misspellings/other-categories'
import { otherTools } from '../other-tools'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

/** Markup that another tool waits with until consent. */
interface Gate {
  readonly tool: string
  /** The attribute that names the category or the service. */
  readonly mark: string
  readonly isGate: (element: MarkupElement) => boolean
}

const isWaiting = ({ name, attributes }: MarkupElement): boolean =>
  name === 'script'
    ? /^(text\/(plain|cookieconsent)|opt-in)$/i.test(attributes.type ?? '')
    : attributes.src === undefined && attributes['data-src'] !== undefined
const isWaitingScript = (element: MarkupElement): boolean => element.name === 'script' && isWaiting(element)

const gates: readonly Gate[] = [
  { tool: 'vanilla-cookieconsent', mark: 'data-category', isGate: isWaiting },
  { tool: 'vanilla-cookieconsent', mark: 'data-cookiecategory', isGate: isWaitingScript },
  { tool: 'Klaro', mark: 'data-name', isGate: isWaiting },
  {
    tool: 'Cookiebot',
    mark: 'data-cookieconsent',
    isGate: element => isWaiting(element) || 'data-cookieconsent' in element.attributes,
  },
  { tool: 'Osano', mark: 'data-osano', isGate: ({ attributes }) => 'data-osano' in attributes },
  { tool: 'CookieYes', mark: 'data-cookieyes', isGate: ({ attributes }) => 'data-cookieyes' in attributes },
]

/** Classes and attributes of controls that open the settings of other tools. */
const controls: readonly [tool: string, isControl: (element: MarkupElement) => boolean][] = [
  ['vanilla-cookieconsent', ({ attributes }) => 'data-cc' in attributes],
  ['Klaro', ({ attributes }) => /klaro\.show\(/.test(attributes.onclick ?? '')],
  ['Osano', ({ attributes }) => /Osano\.cm\./.test(attributes.onclick ?? '')],
  ['tarteaucitron', ({ attributes }) => /tarteaucitron\./.test(attributes.onclick ?? '')],
  ['OneTrust', ({ attributes }) => hasClass(attributes, 'ot-sdk-show-settings') || attributes.id === 'ot-sdk-btn'],
  ['Cookiebot', ({ attributes }) => /Cookiebot\.(renew|show)\(/.test(attributes.onclick ?? '')],
]

/** Elements that tarteaucitron replaces, by class. */
const placeholders = /(^|\s)(youtube_player|vimeo_player|dailymotion_player|googlemaps-canvas|tac_[a-z]+)(\s|$)/

const hasClass = ({ class: classes = '' }: Readonly<Record<string, string>>, name: string): boolean =>
  classes.split(/\s+/).includes(name)

const without = (tag: string, name: string): string =>
  tag.replace(new RegExp(`(?<!\\s)\\s+${name}(=("[^"]*"|'[^']*'|[^\\s>]+))?(?=[\\s/>])`, 'i'), '')

/** Finds markup of other consent tools, which nothing reads after a migration. */
export function findLeftOverMarkup(page: PageFacts): Observation[] {
  // While the other tool still runs, that is the finding.
  if (otherTools(page).length > 0) return []
  const attributor = createAttributor(page.data, page.url)
  const leftOver = ({ line, tag }: MarkupElement, tool: string, paste: string): Observation => ({
    line,
    seen: `${tag.length > 120 ? `${tag.slice(0, 117)}…` : tag} is markup of ${tool}.`,
    fix: 'Write the tag like this:',
    paste,
  })
  const categoryFor = (element: MarkupElement, mark: string): CategoryName => {
    const named = (element.attributes[mark] ?? '').toLowerCase().split(/[\s,]+/)[0] ?? ''
    if (isCategoryName(named)) return named
    const address = element.attributes['data-src'] ?? element.attributes.src
    const listed =
      address && URL.canParse(address, page.url) ? attributor.request(new URL(address, page.url).href) : null
    const found = otherCategories.get(named) ?? (listed?.tracker ? listed.category : null)
    return isCategoryName(found) ? found : 'marketing'
  }
  return page.elements.flatMap(element => {
    const { name, attributes, tag } = element
    if ('data-consent' in attributes || 'data-service' in attributes) return []
    const control = controls.find(([, isControl]) => isControl(element))
    if (control && !('data-consent-open' in attributes)) {
      const plain =
        attributes.onclick === undefined || control[0] === 'vanilla-cookieconsent'
          ? without(tag, 'data-cc')
          : without(tag, 'onclick')
      return [leftOver(element, control[0], plain.replace(/^<[\w-]+/, '$& data-consent-open'))]
    }
    const gate = gates.find(({ mark, isGate }) => mark in attributes && isGate(element))
    if (gate) {
      const bare = without(without(tag, gate.mark), 'type').replace(/\s(data-cookieblock-src|src)=/i, ' data-src=')
      const start = `${name === 'script' ? ' type="text/plain"' : ''} data-consent="${categoryFor(element, gate.mark)}"`
      return [
        leftOver(
          element,
          gate.tool,
          bare.replace(/^<[\w-]+/, match => match + start),
        ),
      ]
    }
    if (name === 'div' && placeholders.test(attributes.class ?? ''))
      return [
        leftOver(
          element,
          'tarteaucitron',
          '<iframe data-consent="experience" data-src="ADDRESS OF THE EMBED" title="NAME"></iframe>',
        ),
      ]
    return []
  })
}
