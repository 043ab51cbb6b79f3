import MagicString from 'magic-string'
import { addImport } from '../edits/add-import'
import { exportedValue } from '../edits/exported-value'
import { editShell } from '../edits/edit-shell'
import { parseScript } from '../edits/syntax-tree'
import { textStyle } from '../edits/text-style'
import { headTags, jsxTag } from '../head-tags'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { optionsLiteral } from '../option-texts'
import { joinPlan, planByHand, planEdit, planFile, type PlanPart } from '../plan-parts'
import { settingsButton } from '../settings-button'

const configs = ['ts', 'mjs', 'js', 'mts'].map(ending => `next.config.${ending}`)
const layouts = ['app', 'src/app'].flatMap(folder => ['tsx', 'jsx', 'js'].map(ending => `${folder}/layout.${ending}`))
const documents = ['pages', 'src/pages'].flatMap(folder =>
  ['tsx', 'jsx', 'js'].map(ending => `${folder}/_document.${ending}`),
)
const isPage = (path: string): boolean => /^(src\/)?pages\//.test(path)
const isSourcePage = (path: string): boolean => path.startsWith('src/pages/')
const configWish = { names: '{ withConsentElements }', from: 'consent-elements/next' }
const headWish = { names: '{ ConsentHead }', from: 'consent-elements/next-head' }

const headElement = (choices: InitChoices, quote: string): string =>
  choices.ownStart === null
    ? `<ConsentHead options={${optionsLiteral(choices, quote)}} />`
    : '<ConsentHead manager={false} />'

/** Wraps what the configuration exports; null where it exports nothing. */
function wrapConfig(code: string): string | null {
  if (code.includes(configWish.from)) return code
  const program = parseScript(code)
  const exported = program && exportedValue(program)
  if (!program || !exported) return null
  // A function is called by Next itself, and gets arguments.
  if (/Function/.test(exported.value.type)) return null
  const text = new MagicString(code)
  text.appendRight(exported.value.start, 'withConsentElements(').appendLeft(exported.value.end, ')')
  addImport(text, program, configWish, textStyle(code), exported.isCommonJs)
  return parseScript(text.toString()) && text.toString()
}

/** Adds the head and the button to the root layout; null where it does not render `<html>` and `<body>` itself. */
const editLayout = (code: string, choices: InitChoices): string | null =>
  editShell(code, {
    head: ({ quote }) => [headElement(choices, quote)],
    wish: headWish,
    mark: headWish.from,
    isReact: true,
    button: settingsButton,
  })

function planConfig(project: Project): PlanPart {
  const path = project.first(...configs)
  const code = `import { withConsentElements } from 'consent-elements/next'\n\nexport default withConsentElements({})\n`
  if (path === null) return planFile('next.config.mjs', code)
  return planEdit(project, path, wrapConfig, { what: 'Wrap the configuration:', paste: code.trimEnd() })
}

function planIgnore(project: Project): PlanPart {
  const line = 'public/consent-elements-*/'
  const before = project.read('.gitignore')
  if (before === null || before.includes(line)) return { changes: [], byHand: [] }
  const { newline } = textStyle(before)
  const after = `${before}${before === '' || before.endsWith('\n') ? '' : newline}${line}${newline}`
  return { changes: [{ path: '.gitignore', before, after }], byHand: [] }
}

/**
 * Plans the document of the Pages Router. Its pages have no ConsentHead, so the files are copied to `public/`, and the
 * configuration stays as it is.
 */
function planPagesRouter(project: Project, choices: InitChoices): PlanPart {
  const tags = headTags(choices, '/consent-elements/').map(tag => jsxTag(tag, true))
  const path = project.first(...documents)
  if (path === null) {
    const isTyped = project.first('tsconfig.json') !== null
    const code = `import { Head, Html, Main, NextScript } from 'next/document'

export default function Document() {
  return (
    <Html lang="en">
      <Head>
${tags.map(tag => `        ${tag}`).join('\n')}
      </Head>
      <body>
        <Main />
        <NextScript />
        ${settingsButton('en')}
      </body>
    </Html>
  )
}
`
    const folder = project.list('.tsx').concat(project.list('.jsx'), project.list('.js')).some(isSourcePage)
      ? 'src/'
      : ''
    return planFile(`${folder}pages/_document.${isTyped ? 'tsx' : 'js'}`, code)
  }
  return planEdit(
    project,
    path,
    text => editShell(text, { head: () => tags, wish: null, mark: 'guard.js', isReact: true, button: settingsButton }),
    { what: 'Put this first into <Head>:', paste: tags.join('\n') },
  )
}

/** Next, with either router. */
export const next: Kind = {
  title: 'Next',
  isKind: project => project.dependencies.includes('next'),
  plan(project, choices) {
    const layout = project.first(...layouts)
    if (layout === null && project.list('.tsx').concat(project.list('.jsx'), project.list('.js')).some(isPage))
      return {
        ...joinPlan(next.title, project, [planPagesRouter(project, choices)]),
        filesTo: 'public/consent-elements',
      }
    const head = `import { ConsentHead } from 'consent-elements/next-head'\n\n<head>\n  ${headElement(choices, "'")}\n</head>`
    const step = { what: 'Put this into the root layout, in front of <body>:', paste: head }
    return joinPlan(next.title, project, [
      planConfig(project),
      layout === null
        ? planByHand('No root layout was found. Put this into it, in front of <body>:', head)
        : planEdit(project, layout, text => editLayout(text, choices), step),
      planIgnore(project),
    ])
  },
}
