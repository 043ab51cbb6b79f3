import MagicString from 'magic-string'
import { addImport } from '../edits/add-import'
import { exportedValue } from '../edits/exported-value'
import { child, children, nameOf, parseScript } from '../edits/syntax-tree'
import { textStyle } from '../edits/text-style'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import { optionsLiteral } from '../option-texts'
import type { Project } from '../open-project'
import { joinPlan, planButton, planEdit, planFile } from '../plan-parts'

const files = ['eleventy.config.js', 'eleventy.config.mjs', 'eleventy.config.cjs', '.eleventy.js']
const wish = { names: 'consentElements', from: 'consent-elements/eleventy' }

/** Adds the plugin at the beginning of the exported function; null where the file exports something else. */
function addPlugin(code: string, choices: InitChoices): string | null {
  if (code.includes(wish.from)) return code
  const program = parseScript(code)
  const exported = program && exportedValue(program)
  const body = child(exported?.value ?? null, 'body')
  const parameter = nameOf(children(exported?.value ?? null, 'params')[0] ?? null)
  if (!program || !exported || body?.type !== 'BlockStatement' || parameter === null) return null
  const style = textStyle(code)
  const text = new MagicString(code)
  const call = `${parameter}.addPlugin(consentElements, { options: ${optionsLiteral(choices, style.quote)} })${style.end}`
  text.appendLeft(body.start + 1, `${style.newline}${style.indent}${call}`)
  addImport(text, program, wish, style, exported.isCommonJs)
  return parseScript(text.toString()) && text.toString()
}

/** Returns the templates that end a page: the layouts, or pages without one. */
const layoutsIn = (project: Project): string[] =>
  ['.njk', '.liquid', '.html', '.hbs', '.webc']
    .flatMap(project.list)
    .filter(path => /<\/body>/i.test(project.read(path) ?? ''))

/** Eleventy. */
export const eleventy: Kind = {
  title: 'Eleventy',
  isKind: project => project.dependencies.includes('@11ty/eleventy') || project.first(...files) !== null,
  plan(project, choices) {
    const path = project.first(...files)
    const literal = optionsLiteral(choices, "'")
    const layouts = layoutsIn(project)
    const code = `import ${wish.names} from '${wish.from}'\n\nexport default function (config) {\n  config.addPlugin(consentElements, { options: ${literal} })\n}\n`
    return joinPlan(eleventy.title, project, [
      path === null
        ? planFile(project.isModule ? 'eleventy.config.js' : 'eleventy.config.mjs', code)
        : planEdit(project, path, text => addPlugin(text, choices), {
            what: 'Add the plugin to the configuration:',
            paste: code.trimEnd(),
          }),
      ...(layouts.length > 0 ? layouts : [null]).map(layout => planButton(project, layout)),
    ])
  },
}
