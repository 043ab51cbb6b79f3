import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand, planFile, type PlanPart } from '../plan-parts'
import type { InitChoices } from '../init-plan'
import type { Project } from '../open-project'
import { planViteConfig } from './vite'

function planHook(project: Project, choices: InitChoices): PlanPart {
  const code = `import { consentHandle } from 'consent-elements/sveltekit'\n\nexport const handle = consentHandle(${integrationLiteral(choices, "'")})\n`
  const path = project.first('src/hooks.server.js', 'src/hooks.server.ts')
  if (path === null)
    return planFile(project.first('tsconfig.json') ? 'src/hooks.server.ts' : 'src/hooks.server.js', code)
  if (project.read(path)?.includes('consent-elements/sveltekit')) return { changes: [], byHand: [] }
  return planByHand('Add this hook, with sequence() of @sveltejs/kit/hooks and as the last one:', code.trimEnd(), path)
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
