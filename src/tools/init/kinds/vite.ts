import { editConfig } from '../edits/edit-config'
import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planEdit, planFile, type PlanPart } from '../plan-parts'
import type { InitChoices } from '../init-plan'
import type { Project } from '../open-project'

const files = ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts'].map(ending => `vite.config.${ending}`)
const wish = { names: 'consentElements', from: 'consent-elements/vite' }

/** Plans the plugin in Vite's configuration; a new file where there is none. */
export function planViteConfig(project: Project, call: (quote: string) => string): PlanPart {
  const path = project.first(...files)
  const code = `import ${wish.names} from '${wish.from}'`
  if (path === null)
    return planFile(
      project.isModule ? 'vite.config.js' : 'vite.config.mjs',
      `${code}\n\nexport default {\n  plugins: [${call("'")}],\n}\n`,
    )
  return planEdit(
    project,
    path,
    text => (text.includes(wish.from) ? text : editConfig(text, wish, 'plugins', ({ quote }) => call(quote))),
    { what: 'Add the plugin to the list "plugins":', paste: `${code}\n\nplugins: [${call("'")}]` },
  )
}

/** Returns the plugin's call with the options. */
export const viteCall =
  (choices: InitChoices) =>
  (quote: string): string =>
    `consentElements(${integrationLiteral(choices, quote)})`

/** Vite, with whatever framework. */
export const vite: Kind = {
  title: 'Vite',
  isKind: project => project.dependencies.includes('vite') || project.first(...files) !== null,
  plan: (project, choices) =>
    joinPlan(vite.title, project, [
      planViteConfig(project, viteCall(choices)),
      planButton(project, project.first('index.html')),
    ]),
}
