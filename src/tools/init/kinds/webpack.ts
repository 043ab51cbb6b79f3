import { editConfig } from '../edits/edit-config'
import { isTemplate } from '../is-template'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { integrationLiteral } from '../option-texts'
import { joinPlan, planButton, planByHand, planEdit } from '../plan-parts'

// Without a single configuration, the part that those of development and production share.
const files = ['config', 'common', 'config.common', 'base', 'config.base'].flatMap(part =>
  ['webpack', 'rspack'].flatMap(tool => ['js', 'mjs', 'cjs', 'ts', 'mts'].map(ending => `${tool}.${part}.${ending}`)),
)
const wish = { names: 'ConsentElementsPlugin', from: 'consent-elements/webpack' }

const pages = ['src/index.html', 'public/index.html', 'index.html']
/** Returns complete pages besides the first, such as that for errors, which builds copy. The plugin writes the guard into all. */
const otherPages = (project: Project): string[] =>
  project.list('.html').filter(path => {
    const text = project.read(path) ?? ''
    return path !== project.first(...pages) && /<\/body\s*>/i.test(text) && !isTemplate(text)
  })

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
      planButton(project, project.first(...pages)),
      ...otherPages(project).map(path => planButton(project, path)),
    ])
  },
}
