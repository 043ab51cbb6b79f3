import MagicString from 'magic-string'
import { addImport } from '../edits/add-import'
import { allOf, child, children, nameOf, parseScript } from '../edits/syntax-tree'
import { textStyle } from '../edits/text-style'
import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planEdit, planFile, type PlanPart } from '../plan-parts'
import type { InitChoices } from '../init-plan'
import type { Project } from '../open-project'
import { planViteConfig } from './vite'

const wish = { names: '{ consentHandle }', from: 'consent-elements/sveltekit' }

/** Adds our hook as the last one of `export const handle = sequence(…)`; null where the file has something else. */
function addToSequence(code: string, call: (quote: string) => string): string | null {
  const program = parseScript(code)
  if (program === null) return null
  const handle = allOf(program, 'VariableDeclarator').find(one => nameOf(child(one, 'id')) === 'handle')
  const hooks = child(handle ?? null, 'init')
  const last = children(hooks, 'arguments').at(-1)
  if (nameOf(child(hooks, 'callee')) !== 'sequence' || last === undefined) return null
  const style = textStyle(code)
  const text = new MagicString(code).appendRight(last.end, `, ${call(style.quote)}`)
  addImport(text, program, wish, style, false)
  return text.toString()
}

function planHook(project: Project, choices: InitChoices): PlanPart {
  const code = `import { consentHandle } from 'consent-elements/sveltekit'\n\nexport const handle = consentHandle(${integrationLiteral(choices, "'")})\n`
  const path = project.first('src/hooks.server.js', 'src/hooks.server.ts')
  if (path === null)
    return planFile(project.first('tsconfig.json') ? 'src/hooks.server.ts' : 'src/hooks.server.js', code)
  return planEdit(
    project,
    path,
    text =>
      text.includes(wish.from)
        ? text
        : addToSequence(text, quote => `consentHandle(${integrationLiteral(choices, quote)})`),
    {
      what: 'Rename your "handle" to "ownHandle", without "export", and add these lines:',
      paste: `import { sequence } from '@sveltejs/kit/hooks'
import { consentHandle } from '${wish.from}'

export const handle = sequence(ownHandle, consentHandle(${integrationLiteral(choices, "'")}))`,
    },
  )
}

/** SvelteKit. */
export const sveltekit: Kind = {
  title: 'SvelteKit',
  isKind: project => project.dependencies.includes('@sveltejs/kit'),
  plan: (project, choices) =>
    joinPlan(sveltekit.title, project, [
      // The hook writes the head; the plugin only serves the files.
      planViteConfig(project, () => 'consentElements()'),
      planHook(project, choices),
      planButton(project, project.first('src/app.html')),
    ]),
}
