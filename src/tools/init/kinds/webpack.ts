import { editConfig } from '../edits/edit-config'
import type { Kind } from '../kind'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand, planEdit } from '../plan-parts'

// Without a single configuration, the part that those of development and production share.
const files = ['config', 'common', 'config.common', 'base', 'config.base'].flatMap(part =>
  ['webpack', 'rspack'].flatMap(tool => ['js', 'mjs', 'cjs', 'ts', 'mts'].map(ending => `${tool}.${part}.${ending}`)),
)
const wish = { names: 'ConsentElementsPlugin', from: 'consent-elements/webpack' }

/** webpack and Rspack. */
export const webpack: Kind = {
  title: 'webpack or Rspack',
  isKind: project =>
    project.first(...files) !== null || ['webpack', '@rspack/core'].some(name => project.dependencies.includes(name)),
  plan(project, choices) {
    const path = project.first(...files)
    const call = (quote: string) => `new ConsentElementsPlugin(${integrationLiteral(choices, quote)})`
    const isCommonJs = path === null ? !project.isModule : /require\(|module\.exports/.test(project.read(path) ?? '')
    const load = isCommonJs
      ? `const { default: ${wish.names} } = require('${wish.from}')`
      : `import ${wish.names} from '${wish.from}'`
    const step = {
      what: `Add the plugin to the list "plugins"${path === null ? ' of your configuration' : ''}:`,
      paste: `${load}\n\nplugins: [${call("'")}]`,
    }
    return joinPlan(webpack.title, project, [
      path === null
        ? planByHand(step.what, step.paste)
        : planEdit(
            project,
            path,
            text => (text.includes(wish.from) ? text : editConfig(text, wish, 'plugins', ({ quote }) => call(quote))),
            step,
          ),
      planButton(project, project.first('src/index.html', 'public/index.html', 'index.html')),
    ])
  },
}
