import { attributesLiteral, headTags } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import { joinPlan, planByHand, planFile } from '../plan-parts'
import { settingsButton } from '../settings-button'

const files = ['js', 'jsx', 'ts', 'tsx', 'mjs'].map(ending => `gatsby-ssr.${ending}`)

/** The hooks of a new `gatsby-ssr.js`. The order of the head is settled last, so that no plugin is in front of the guard. */
function hooks(choices: InitChoices): string {
  const elements = headTags(choices, '/consent-elements/').map(({ name, attributes }, at) => {
    // React 19 moves `<link>` elements without `itemProp` to a place of its own.
    const all = { key: `consent-${at}`, ...attributes, ...(name === 'link' && { itemProp: '' }) }
    const literal = attributesLiteral({ name, attributes: all }, "'", "''")
    return `    React.createElement('${name}', ${literal}),`
  })
  const label = />([^<>]+)</.exec(settingsButton(null))?.[1] ?? ''
  return `const React = require('react')

exports.onRenderBody = ({ setPostBodyComponents }) =>
  setPostBodyComponents([
    React.createElement('button', { key: 'consent', type: 'button', 'data-consent-open': '' }, '${label}'),
  ])

exports.onPreRenderHTML = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents([
${elements.join('\n')}
    ...getHeadComponents(),
  ])
`
}

/** Gatsby 5. */
export const gatsby: Kind = {
  title: 'Gatsby',
  isKind: project => project.dependencies.includes('gatsby'),
  built: /^(public|\.cache)\//,
  plan(project, choices) {
    const path = project.first(...files)
    const code = hooks(choices)
    const isThere = path !== null && /guard\.js/.test(project.read(path) ?? '')
    const part =
      path === null
        ? planFile('gatsby-ssr.js', code)
        : isThere
          ? { changes: [], byHand: [] }
          : planByHand('Add these hooks:', code.trimEnd(), path)
    return { ...joinPlan(gatsby.title, project, [part]), filesTo: 'static/consent-elements' }
  },
}
