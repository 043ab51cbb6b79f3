import MagicString from 'magic-string'
import { addImport } from '../edits/add-import'
import { exportedValue } from '../edits/exported-value'
import { allOf, child, children, nameOf, parseScript, type SyntaxNode } from '../edits/syntax-tree'
import { textStyle } from '../edits/text-style'
import type { InitChoices } from '../init-plan'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { optionsLiteral } from '../option-texts'
import { joinPlan, planByHand, planEdit, planFile, type PlanPart } from '../plan-parts'
import { settingsButton } from '../settings-button'

const configs = ['ts', 'mjs', 'js', 'mts'].map(ending => `next.config.${ending}`)
const layouts = ['app', 'src/app'].flatMap(folder => ['tsx', 'jsx', 'js'].map(ending => `${folder}/layout.${ending}`))
const isPage = (path: string): boolean => /^(src\/)?pages\//.test(path)
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

const tagName = (element: SyntaxNode): string | null => nameOf(child(child(element, 'openingElement'), 'name'))
const lineIndent = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? ''

/** Adds the head and the button to the root layout; null where it does not render `<html>` and `<body>` itself. */
function editLayout(code: string, choices: InitChoices): string | null {
  if (code.includes(headWish.from)) return code
  const program = parseScript(code)
  const elements = program ? allOf(program, 'JSXElement') : []
  const [html, ...moreHtml] = elements.filter(element => tagName(element) === 'html')
  const [body, ...moreBodies] = elements.filter(element => tagName(element) === 'body')
  const head = elements.find(element => tagName(element) === 'head')
  const opening = child(html ?? null, 'openingElement')
  const closing = child(body ?? null, 'closingElement')
  if (!program || !opening || !body || !closing || moreHtml.length > 0 || moreBodies.length > 0) return null
  const style = textStyle(code)
  const { newline, indent } = style
  const text = new MagicString(code)
  const consent = headElement(choices, style.quote)
  const own = lineIndent(code, body.start)
  const headOpening = child(head ?? null, 'openingElement')
  if (headOpening && child(head ?? null, 'closingElement'))
    text.appendLeft(headOpening.end, `${newline}${own}${indent}${consent}`)
  else if (head) return null
  else text.appendRight(body.start, `<head>${newline}${own}${indent}${consent}${newline}${own}</head>${newline}${own}`)
  const attributes = children(opening, 'attributes')
  const attribute = (wanted: string) => attributes.find(one => nameOf(child(one, 'name')) === wanted) ?? null
  if (!attribute('suppressHydrationWarning')) text.appendLeft(opening.end - 1, ' suppressHydrationWarning')
  if (!/data-consent-open|privacy-settings-button/.test(code)) {
    const isOwnLine = /\n[ \t]*$/.test(code.slice(0, closing.start))
    const before = lineIndent(code, closing.start)
    const button = settingsButton(nameOf(child(attribute('lang'), 'value')))
    text.appendRight(closing.start, isOwnLine ? `${indent}${button}${newline}${before}` : button)
  }
  addImport(text, program, headWish, style, false)
  return parseScript(text.toString()) && text.toString()
}

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

/** What the Pages Router needs. Its pages have no ConsentHead, so that nothing copies the files to `public/`. */
function planPagesRouter(choices: InitChoices): PlanPart {
  const attributes = [
    'data-manager=""',
    'data-mode="offline"',
    'data-categories="auto"',
    'data-language="page"',
    'data-pending="hold"',
    ...(choices.services === null ? [] : [`data-services="${choices.services}"`]),
    ...(choices.policyUrl === null ? [] : [`data-policy-url="${choices.policyUrl}"`]),
  ]
  const tag = `<script src="/consent-elements/guard.js"${choices.ownStart === null ? ` ${attributes.join(' ')}` : ' data-pending="hold"'} />`
  const steps = [
    planByHand(
      'Copy the files that pages load, and again after each update:',
      'npx consent-elements copy public/consent-elements',
    ),
    planByHand(
      'For the Pages Router, put this first into <Head> of pages/_document:',
      `<meta httpEquiv="Content-Security-Policy" content="object-src * data: blob:" />\n${tag}`,
    ),
    planByHand(
      'Put this into the footer of every page, so that visitors can change their choice:',
      settingsButton(null),
    ),
  ]
  return { changes: [], byHand: steps.flatMap(({ byHand }) => byHand) }
}

/** Next with the App Router. */
export const next: Kind = {
  title: 'Next',
  isKind: project => project.dependencies.includes('next'),
  plan(project, choices) {
    const layout = project.first(...layouts)
    if (layout === null && project.list('.tsx').concat(project.list('.jsx'), project.list('.js')).some(isPage))
      return joinPlan(next.title, project, [planPagesRouter(choices)])
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
