import MagicString from 'magic-string'
import { addToList } from '../edits/add-to-list'
import { editConfig } from '../edits/edit-config'
import { configObject, exportedValue } from '../edits/exported-value'
import { child, children, nameOf, parseScript, type SyntaxNode } from '../edits/syntax-tree'
import { textStyle } from '../edits/text-style'
import { attributesLiteral, headTags } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import { joinPlan, planButton, planByHand, planEdit, type PlanPart } from '../plan-parts'
import { settingsButton } from '../settings-button'

const files = ['ts', 'js', 'mjs', 'mts', 'cjs'].map(ending => `docusaurus.config.${ending}`)

/** Returns the object in a property, without type annotations. */
function objectIn(program: SyntaxNode, object: SyntaxNode | null, name: string): SyntaxNode | null {
  const property = children(object, 'properties').find(one => nameOf(child(one, 'key')) === name)
  return configObject(program, child(property ?? null, 'value'))
}

const mark = 'data-consent-open'
const columnOf = (quote: string): string => {
  const button = settingsButton(null).replaceAll('"', quote === '"' ? '\\"' : '"')
  return `{ title: ${quote}Privacy${quote}, items: [{ html: ${quote}${button}${quote} }] }`
}

/** Adds a column with the button to the footer; null where its links have no columns. */
function addColumn(code: string): string | null {
  if (code.includes(mark)) return code
  const program = parseScript(code)
  const exported = program && exportedValue(program)
  const config = program && exported && configObject(program, exported.value)
  const footer = program && config ? objectIn(program, objectIn(program, config, 'themeConfig'), 'footer') : null
  if (!program || !footer) return null
  const text = new MagicString(code)
  const style = textStyle(code)
  if (!addToList(text, footer, 'links', columnOf(style.quote), style)) return null
  return parseScript(text.toString()) && text.toString()
}

/** Names the measurement that a preset starts by itself. */
function planPresets(code: string): PlanPart[] {
  const id =
    /\btrackingID:\s*['"](G-[A-Z0-9]+)['"]/.exec(code)?.[1] ??
    /\bcontainerId:\s*['"](GTM-[A-Z0-9]+)['"]/.exec(code)?.[1]
  if (id === undefined) return []
  const name = id.startsWith('G-') ? 'google-analytics' : 'google-tag-manager'
  return [
    planByHand(
      `The preset starts ${id} in front of the guard. Remove ${id.startsWith('G-') ? 'gtag' : 'googleTagManager'} from it, and add this to the attributes of the guard:`,
      `'data-services': '${name}=${id}'`,
    ),
  ]
}

const entries = (choices: InitChoices, code: string, quote: string): string[] => {
  const base = /\bbaseUrl:\s*['"]([^'"]*)['"]/.exec(code)?.[1] ?? '/'
  return headTags(choices, `${base}consent-elements/`).map(
    tag => `{ tagName: ${quote}${tag.name}${quote}, attributes: ${attributesLiteral(tag, quote, 'true')} }`,
  )
}

/** Docusaurus 3. */
export const docusaurus: Kind = {
  title: 'Docusaurus',
  isKind: project => project.dependencies.includes('@docusaurus/core') || project.first(...files) !== null,
  built: /^\.docusaurus\//,
  plan(project, choices) {
    const path = project.first(...files)
    const code = project.read(path ?? '') ?? ''
    const lines = entries(choices, code, "'").join(',\n  ')
    const head = { what: 'Put this first into the list "headTags":', paste: `headTags: [\n  ${lines},\n]` }
    if (path === null)
      return joinPlan(docusaurus.title, project, [planByHand(head.what, head.paste), planButton(project, null)])
    // Both edits are of one file.
    const withHead = (text: string): string | null =>
      /guard\.js/.test(text)
        ? text
        : editConfig(text, null, 'headTags', ({ quote }) => entries(choices, text, quote).join(', '), true)
    const edited = withHead(code)
    const withButton = addColumn(edited ?? code)
    const parts = [
      planEdit(project, path, () => withButton ?? edited, head),
      ...(withButton === null
        ? [planByHand('Put this into the list "links" of the footer:', columnOf("'"), path)]
        : edited === null
          ? [planByHand(head.what, head.paste, path)]
          : []),
      ...planPresets(code),
    ]
    return { ...joinPlan(docusaurus.title, project, parts), filesTo: 'static/consent-elements' }
  },
}
