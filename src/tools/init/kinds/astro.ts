import { editConfig } from '../edits/edit-config'
import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planEdit, planFile } from '../plan-parts'

const files = ['mjs', 'js', 'ts', 'mts'].map(ending => `astro.config.${ending}`)
const wish = { names: 'consentElements', from: 'consent-elements/astro' }

/** Astro. */
export const astro: Kind = {
  title: 'Astro',
  isKind: project => project.dependencies.includes('astro') || project.first(...files) !== null,
  plan(project, choices) {
    const path = project.first(...files)
    const call = (quote: string) => `consentElements(${integrationLiteral(choices, quote)})`
    const code = `import ${wish.names} from '${wish.from}'`
    return joinPlan(astro.title, project, [
      path === null
        ? planFile(
            'astro.config.mjs',
            `import { defineConfig } from 'astro/config'\n${code}\n\nexport default defineConfig({\n  integrations: [${call("'")}],\n})\n`,
          )
        : planEdit(
            project,
            path,
            text =>
              text.includes(wish.from) ? text : editConfig(text, wish, 'integrations', ({ quote }) => call(quote)),
            {
              what: 'Add the integration to the list "integrations":',
              paste: `${code}\n\nintegrations: [${call("'")}]`,
            },
          ),
      planButton(project, project.first('src/layouts/Layout.astro', 'src/layouts/BaseLayout.astro')),
    ])
  },
}
