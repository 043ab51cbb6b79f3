import { editConfig } from '../edits/edit-config'
import { attributesLiteral, headTags } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { joinPlan, planByHand, planEdit, planFile, type PlanPart } from '../plan-parts'
import { settingsButton } from '../settings-button'

const endings = ['mts', 'ts', 'mjs', 'js']

/** Returns the folder with `.vitepress/`, with a slash at its end, or nothing for the project itself; null without one. */
function siteFolder(project: Project): string | null {
  const found = project.first(
    ...['', 'docs/', 'doc/', 'website/', 'site/'].flatMap(folder =>
      endings.map(ending => `${folder}.vitepress/config.${ending}`),
    ),
  )
  return found === null ? null : found.slice(0, found.indexOf('.vitepress/'))
}

const theme = `import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'

const button = () => h('p', { style: 'text-align: center' }, h('button', { type: 'button', 'data-consent-open': '' }, ${JSON.stringify(
  />([^<>]+)</.exec(settingsButton(null))?.[1],
).replaceAll('"', "'")}))

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'layout-bottom': button }),
}
`

/** Plans the button in every layout. The footer of the default theme is missing on pages with a sidebar. */
function planTheme(project: Project, folder: string): PlanPart {
  const path = project.first(...endings.map(ending => `${folder}.vitepress/theme/index.${ending}`))
  if (path === null)
    return planFile(`${folder}.vitepress/theme/index.${project.first('tsconfig.json') ? 'ts' : 'mjs'}`, theme)
  const hasButton = ['.vue', '.ts', '.mts', '.js', '.mjs', '.md']
    .flatMap(project.list)
    .concat(path)
    .some(one => /data-consent-open|privacy-settings-button/.test(project.read(one) ?? ''))
  if (hasButton) return { changes: [], byHand: [] }
  return planByHand('Put this into a layout slot of your theme, such as "layout-bottom":', settingsButton(null), path)
}

const entries = (choices: InitChoices, code: string, quote: string): string[] => {
  const base = /\bbase:\s*['"]([^'"]*)['"]/.exec(code)?.[1] ?? '/'
  return headTags(choices, `${base}consent-elements/`).map(
    tag => `[${quote}${tag.name}${quote}, ${attributesLiteral(tag, quote, quote + quote)}]`,
  )
}

/** VitePress. */
export const vitepress: Kind = {
  title: 'VitePress',
  isKind: project => project.dependencies.includes('vitepress') || siteFolder(project) !== null,
  plan(project, choices) {
    const folder = siteFolder(project)
    const path =
      folder === null ? null : project.first(...endings.map(ending => `${folder}.vitepress/config.${ending}`))
    const code = project.read(path ?? '') ?? ''
    const step = {
      what: 'Put this first into the list "head":',
      paste: `head: [\n  ${entries(choices, code, "'").join(',\n  ')},\n]`,
    }
    if (folder === null || path === null)
      return joinPlan(vitepress.title, project, [
        planByHand('No .vitepress/config was found. Put this first into its list "head":', step.paste),
      ])
    const source = /\bsrcDir:\s*['"]\.?\/?([^'"]*?)\/?['"]/.exec(code)?.[1]
    const parts = [
      planEdit(
        project,
        path,
        text =>
          /guard\.js/.test(text)
            ? text
            : editConfig(text, null, 'head', ({ quote }) => entries(choices, text, quote).join(', '), true),
        step,
      ),
      planTheme(project, folder),
    ]
    const filesTo = `${folder}${source ? `${source}/` : ''}public/consent-elements`
    return { ...joinPlan(vitepress.title, project, parts), filesTo }
  },
}
