import { editConfig } from '../edits/edit-config'
import type { Kind } from '../kind'
import { integrationLiteral, optionsLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand, planEdit, planFile, type PlanPart } from '../plan-parts'
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

/**
 * Plans the head where a server renders the pages: the plugin serves the files, and has no page to write the guard into.
 */
function planRenderedHead(project: Project, choices: InitChoices): PlanPart {
  const known = ['.ts', '.tsx', '.js', '.jsx', '.mjs'].flatMap(project.list)
  const isThere = known.some(path => project.read(path)?.includes('consent-elements/server'))
  if (project.list('.html').length > 0 || isThere) return { changes: [], byHand: [] }
  const options = choices.ownStart === null ? `options: ${optionsLiteral(choices, "'")}` : 'manager: false'
  return planByHand(
    'The plugin writes the guard into HTML files, and this project has none. Where your server renders <head>, write this html first:',
    `import { baseBelow } from 'consent-elements/node'
import { headHtml } from 'consent-elements/server'

const { html } = await headHtml({ base: baseBelow('/'), ${options} })`,
  )
}

/** Vite, with whatever framework. */
export const vite: Kind = {
  title: 'Vite',
  isKind: project => project.dependencies.includes('vite') || project.first(...files) !== null,
  plan: (project, choices) =>
    joinPlan(vite.title, project, [
      planViteConfig(project, viteCall(choices)),
      planRenderedHead(project, choices),
      planButton(project, project.first('index.html')),
    ]),
}
