import type { Kind } from '../kind'
import { optionsLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand } from '../plan-parts'

const servers = ['express', 'fastify', 'hono', '@hono/node-server', 'koa']

/** Servers that write pages themselves. Where they do so, no program can know. */
export const nodeServer: Kind = {
  title: 'Node server',
  isKind: project => servers.some(name => project.dependencies.includes(name)),
  plan(project, choices) {
    const code = `import { baseBelow, serveFiles } from 'consent-elements/node'
import { headHtml } from 'consent-elements/server'

app.use(serveFiles())
const { html } = await headHtml({ base: baseBelow('/'), options: ${optionsLiteral(choices, "'")} })
// Write html first into <head>.`
    return joinPlan(nodeServer.title, project, [
      planByHand('Serve the files, and write the head of each page (docs/frameworks/node-servers.md):', code),
      planButton(project, null),
    ])
  },
}
