import { addButtonToVue } from '../edits/add-button-to-vue'
import { editConfig } from '../edits/edit-config'
import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planEdit, planFile } from '../plan-parts'

const files = ['ts', 'js', 'mjs', 'mts'].map(ending => `nuxt.config.${ending}`)
/** What every page has around it. */
const shells = ['layouts/default.vue', 'app.vue'].flatMap(path => [`app/${path}`, path])
const moduleName = 'consent-elements/nuxt'

/** Nuxt. */
export const nuxt: Kind = {
  title: 'Nuxt',
  isKind: project => project.dependencies.includes('nuxt') || project.first(...files) !== null,
  plan(project, choices) {
    const path = project.first(...files)
    const entry = (quote: string) => `[${quote}${moduleName}${quote}, ${integrationLiteral(choices, quote)}]`
    return joinPlan(nuxt.title, project, [
      path === null
        ? planFile('nuxt.config.ts', `export default defineNuxtConfig({\n  modules: [${entry("'")}],\n})\n`)
        : planEdit(
            project,
            path,
            text => (text.includes(moduleName) ? text : editConfig(text, null, 'modules', ({ quote }) => entry(quote))),
            { what: 'Add the module to the list "modules":', paste: `modules: [${entry("'")}]` },
          ),
      planButton(project, project.first(...shells), addButtonToVue),
    ])
  },
}
