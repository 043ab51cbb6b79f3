import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand } from '../plan-parts'

/** Nuxt. Its module is not released, so nothing is edited. */
export const nuxt: Kind = {
  title: 'Nuxt',
  isKind: project =>
    project.dependencies.includes('nuxt') || project.first('nuxt.config.ts', 'nuxt.config.js') !== null,
  plan(project, choices) {
    const code = `import { headHtml } from 'consent-elements/server'

export default defineNitroPlugin(nitro => {
  nitro.hooks.hook('render:html', async page => {
    const { html } = await headHtml(${integrationLiteral(choices, "'")})
    page.head.unshift(html)
  })
})`
    const isThere = project.list('.ts').some(path => project.read(path)?.includes('consent-elements/server'))
    return joinPlan(nuxt.title, project, [
      ...(isThere
        ? []
        : [
            planByHand('Put this into a new file:', code, 'server/plugins/consent-elements.ts'),
            planByHand(
              'Copy the files that pages load, and again after each update:',
              'cp -R node_modules/consent-elements/dist public/consent-elements',
            ),
          ]),
      planButton(project, null),
    ])
  },
}
