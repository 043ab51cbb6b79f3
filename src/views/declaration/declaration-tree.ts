import { declaration, updatedLine, type DeclarationEntry, type DeclarationFacts, type Phrase } from './declaration'

/** A node of the declaration: a text, or a tag with attributes and children. */
export type DeclarationNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: DeclarationNode[]]

/** Returns the attributes of a purpose: the language of those that have no translation. */
const languageOf = ({ isEnglish }: Phrase): Readonly<Record<string, string>> =>
  isEnglish ? { lang: 'en', dir: 'ltr' } : {}

/** Returns the declaration as nodes. A server renders them as HTML, the element as DOM. */
export function declarationTree(facts: DeclarationFacts): DeclarationNode[] {
  const updated = updatedLine(facts)
  return [
    ...declaration(facts).map(({ name, title, description, services }): DeclarationNode => [
      'section',
      { part: 'category', 'data-category': name, 'aria-labelledby': `category-${name}` },
      [`h${facts.headingLevel}`, { part: 'category-title', id: `category-${name}` }, title],
      ['p', { part: 'category-description' }, description],
      ...services.map(service => serviceTree(service, facts)),
    ]),
    ...(updated === null ? [] : [['p', { part: 'updated' }, updated] as const]),
  ]
}

function serviceTree(service: DeclarationEntry, { texts, headingLevel }: DeclarationFacts): DeclarationNode {
  const { name, title, company, country, purpose, privacyUrl, stores } = service
  const words = texts.services
  const policy = texts.common.privacyPolicy
  const link: DeclarationNode[] =
    privacyUrl === null
      ? []
      : [' · ', ['a', { part: 'link', href: privacyUrl, rel: 'noopener', 'aria-label': `${policy}: ${title}` }, policy]]
  return [
    'article',
    { part: 'service', 'data-service-name': name, 'aria-labelledby': `declared-${name}` },
    [`h${headingLevel + 1}`, { part: 'service-title', id: `declared-${name}` }, title],
    ['p', languageOf(purpose), purpose.text],
    ...(company === null
      ? []
      : [['p', {}, `${words.company}: `, ['bdi', {}, company], `, ${country}`, ...link] as const]),
    ...(stores.length === 0 ? [] : [storesTree(service, words)]),
  ]
}

/** The column of purposes is left out if each only repeats that of the service. */
function storesTree(
  { stores, title, purpose }: DeclarationEntry,
  words: DeclarationFacts['texts']['services'],
): DeclarationNode {
  const hasPurposes = stores.some(item => item.purpose.text !== purpose.text)
  const heads = [words.name, ...(hasPurposes ? [words.purpose] : []), words.duration]
  const cell = (head: string, content: DeclarationNode): DeclarationNode => [
    'td',
    { role: 'cell', 'data-label': head },
    content,
  ]
  return [
    'table',
    { part: 'table', role: 'table', 'aria-label': `${words.stores}: ${title}` },
    // Rows have `display: block` in narrow containers, which removes their table semantics. The roles restore them.
    [
      'thead',
      { role: 'rowgroup' },
      ['tr', { role: 'row' }, ...heads.map(head => ['th', { role: 'columnheader', scope: 'col' }, head] as const)],
    ],
    [
      'tbody',
      { role: 'rowgroup' },
      ...stores.map(({ name, purpose, duration }): DeclarationNode => [
        'tr',
        { role: 'row' },
        cell(words.name, ['code', { dir: 'ltr' }, name]),
        ...(hasPurposes ? [cell(words.purpose, ['span', languageOf(purpose), purpose.text])] : []),
        cell(words.duration, duration),
      ]),
    ],
  ]
}
