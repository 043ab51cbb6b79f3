import { categoryNames, isCategoryName, isDisabledCategory, type CategoryName } from './categories'
import { hasOwn } from './has-own'

/** The consent tools whose stored decision can be imported, and where each stores it unless the site changed the name. */
const storedUnder = {
  'vanilla-cookieconsent': 'cc_cookie',
  klaro: 'klaro',
  c15t: 'c15t',
  osano: 'cookieconsent_status',
  tarteaucitron: 'tarteaucitron',
} as const

/** A consent tool whose stored decision can be imported. */
export type ImportedTool = keyof typeof storedUnder

/** The option `importDecision`, parsed. */
export interface ImportPlan {
  tool: ImportedTool
  /** The name of the tool's cookie or storage entry. */
  key: string
  /** Whether the site has named the categories or services that the tool asked about. */
  isComplete: boolean
  /** The tool's own names, and the category that each of them answers. */
  answers: readonly (readonly [theirs: string, ours: CategoryName])[]
}

/** The names that sites usually give to categories. They apply where the option names none. */
const usualNames: readonly (readonly [string, CategoryName])[] = [
  ...categoryNames.map(name => [name, name] as const),
  ['analytics', 'measurement'],
  ['statistics', 'measurement'],
  ['functional', 'functionality'],
  ['preferences', 'functionality'],
  ['ads', 'marketing'],
  ['advertising', 'marketing'],
]

/**
 * Parses the option `importDecision`: the tool, with the name of its cookie after a colon where the site changed it, and then
 * `theirs=ours` for each of its categories or services: `klaro:consent stats=measurement film=experience`.
 * @returns the plan, or a sentence that says what is wrong
 */
export function readImportPlan(text: string): ImportPlan | string {
  const [source = '', ...pairs] = text.trim().split(/\s+/)
  const [tool = '', ...name] = source.split(':')
  if (!isTool(tool)) return `names "${tool}"; allowed are ${Object.keys(storedUnder).join(', ')}`
  const answers = pairs.map(
    pair => [pair.slice(0, pair.lastIndexOf('=')), pair.slice(pair.lastIndexOf('=') + 1)] as const,
  )
  const wrong = answers.find(([theirs, ours]) => theirs === '' || !isCategoryName(ours) || isDisabledCategory(ours))
  if (wrong)
    return `has "${pairs[answers.indexOf(wrong)]}"; allowed is a name of ${tool}, "=" and one of ${categoryNames.slice(1).join(', ')}`
  return {
    tool,
    key: name.join(':') || storedUnder[tool],
    isComplete: answers.length > 0,
    answers: answers.length > 0 ? (answers as ImportPlan['answers']) : usualNames,
  }
}

const isTool = (name: string): name is ImportedTool => hasOwn(storedUnder, name)
