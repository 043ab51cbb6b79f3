/**
 * Renders the banner's React component to static markup, so that the browser can show it without React. The component
 * is rendered once for each condition it depends on, with names in place of texts and values, and the results are
 * merged. Usage: `node build/banner-markup.mjs`, or with `--check` to compare the file with the output. The output is
 * deterministic.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'

const path = name => fileURLToPath(new URL(name, import.meta.url))

/** The conditions of the markup. The first state of each is that of the base markup. */
const conditions = {
  shown: [true, false],
  scrollLock: [false, true],
  policyUrl: [true, false],
  closeButton: [true, false],
  companies: [true, false],
}
const usual = Object.fromEntries(Object.entries(conditions).map(([name, [first]]) => [name, first]))

/** Bundles the component and its dependencies for Node. */
async function bundled() {
  const contents = `
    export { createElement } from 'react'
    export { renderToStaticMarkup } from 'react-dom/server'
    export { ConsentBanner } from '../src/views/consent-banner/ConsentBanner'
    export { CrashedBanner } from '../src/views/consent-banner/CrashedBanner'
    export { ConsentContext } from '../src/views/consent-context'
    export { showPopupAtom } from '../src/store/dialog-atoms'
    export { languageAtom } from '../src/store/language-atoms'
    export { colorSchemeAtom, settingsAtom } from '../src/store/settings-atoms'
    export { companiesAtom, directionAtom, textsAtom } from '../src/store/text-atoms'
    export { en } from '../src/translations/en'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path('.'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** Returns settings for the component. It may read no others, because the markup would be the same for all their values. */
const withConditionsOnly = settings =>
  new Proxy(settings, {
    get(_, name) {
      if (Object.hasOwn(settings, name)) return settings[name]
      throw new Error(
        `ConsentBanner reads the setting ${name}. Add it to conditions in build/banner-markup.mjs, the usual value first.`,
      )
    },
  })

const place = name => `{${name}}`
const places = texts => Object.fromEntries(Object.keys(texts).map(name => [name, place(name)]))

/** Returns a function that renders the banner under given conditions, and the markup of the crashed banner. */
async function renderers() {
  const { createElement, renderToStaticMarkup, ConsentBanner, CrashedBanner, ConsentContext, en, ...atoms } =
    await bundled()
  const render = element => parse(renderToStaticMarkup(element))
  const renderBanner = ({ shown, policyUrl, companies, ...switches }) => {
    const values = new Map([
      [atoms.showPopupAtom, shown],
      [atoms.languageAtom, place('language')],
      [atoms.colorSchemeAtom, place('colorScheme')],
      [atoms.directionAtom, place('direction')],
      [
        atoms.textsAtom,
        {
          common: places(en.common),
          cookieBanner: {
            ...places(en.cookieBanner),
            // The values of the description before and after the number of companies.
            description: companies ? '{description}{companies}{afterCompanies}' : '{description}',
          },
        },
      ],
      [atoms.companiesAtom, companies ? place('companies') : ''],
      [atoms.settingsAtom, withConditionsOnly({ policyUrl: policyUrl ? place('policyUrl') : null, ...switches })],
    ])
    const get = atom => {
      if (!values.has(atom))
        throw new Error('ConsentBanner reads an atom that build/banner-markup.mjs has no value for')
      return values.get(atom)
    }
    const value = { get, sub: () => () => {}, set: () => {} }
    return render(createElement(ConsentContext.Provider, { value }, createElement(ConsentBanner)))
  }
  return { renderBanner, crashed: render(createElement(CrashedBanner)) }
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = text => text.replace(/&([\w#]+);/g, (_, name) => entities[name])

/** Parses React's output, a small subset of HTML. */
function parse(html) {
  const top = ['', {}, []]
  const open = [top]
  for (const [, closing, tag, attributes, text] of html.matchAll(/<(\/?)([\w-]+)((?:\s[\w:-]+="[^"]*")*)>|([^<]+)/g)) {
    const [, , siblings] = open.at(-1)
    if (text !== undefined) siblings.push([decode(text)])
    else if (closing) open.pop()
    else {
      const element = [tag, {}, []]
      for (const [, name, value] of attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)) element[1][name] = decode(value)
      siblings.push(element)
      open.push(element)
    }
  }
  return top[2]
}

const isElement = markup => markup.length > 1
/** Returns a key that distinguishes the children of one element. */
const identity = markup =>
  isElement(markup) ? `${markup[0]} ${markup[1].part} ${markup[1].class} ${markup[1].name}` : markup[0]

/** Merges the markup with a condition in its other state into the base markup. */
function lay(base, other, name) {
  const usually = usual[name] ? name : `!${name}`
  const merged = base.map(markup => {
    const counterpart = other.find(candidate => identity(candidate) === identity(markup))
    if (counterpart === undefined) {
      if (!isElement(markup) || markup[3]) throw new Error(`${identity(markup)} depends on more than one condition`)
      return [...markup, usually]
    }
    if (!isElement(markup)) return markup
    const names = new Set([...Object.keys(markup[1]), ...Object.keys(counterpart[1])])
    const attributes = [...names].map(attribute => {
      const [one, two] = [markup[1][attribute] ?? null, counterpart[1][attribute] ?? null]
      if (one === two || (Array.isArray(one) && one.includes(two))) return [attribute, one]
      if (Array.isArray(one)) throw new Error(`the attribute ${attribute} depends on more than one condition`)
      return [attribute, [usually, one, two]]
    })
    return [markup[0], Object.fromEntries(attributes), lay(markup[2], counterpart[2], name), ...markup.slice(3)]
  })
  const added = other.filter(markup => !base.some(candidate => identity(candidate) === identity(markup)))
  if (added.length > 0) throw new Error(`${identity(added[0])} is there only where ${name} is not as usual`)
  return merged
}

/** Evaluates markup as the painter does, under given conditions. */
function evaluate(markup, state) {
  const holds = when => (when.startsWith('!') ? !state[when.slice(1)] : state[when])
  return markup
    .filter(child => !child[3] || holds(child[3]))
    .map(child => {
      if (!isElement(child)) return child
      const attributes = Object.entries(child[1])
        .map(([name, said]) => [name, Array.isArray(said) ? said[holds(said[0]) ? 1 : 2] : said])
        .filter(([, value]) => value !== null)
      return [child[0], Object.fromEntries(attributes), evaluate(child[2], state)]
    })
}

/** All combinations of the conditions. */
const states = Object.entries(conditions).reduce(
  (before, [name, values]) => before.flatMap(state => values.map(value => ({ ...state, [name]: value }))),
  [{}],
)

/** Returns the text of banner-markup.ts. */
export async function generateBannerMarkup() {
  const { renderBanner, crashed } = await renderers()
  const markup = Object.keys(conditions).reduce(
    (base, name) => lay(base, renderBanner({ ...usual, [name]: !usual[name] }), name),
    renderBanner(usual),
  )
  for (const state of states)
    if (!isDeepStrictEqual(evaluate(markup, state), renderBanner(state)))
      throw new Error(`the banner's markup depends on conditions together: ${JSON.stringify(state)}`)
  return `// Generated by build/banner-markup.mjs from ConsentBanner and CrashedBanner, with every build. Change those components.
import type { Markup } from '../markup'

/** The conditions that the markup depends on. */
export type BannerCondition = ${Object.keys(conditions)
    .map(name => `'${name}'`)
    .join(' | ')}

export const bannerMarkup: readonly Markup[] = ${JSON.stringify(markup)}

export const crashedMarkup: readonly Markup[] = ${JSON.stringify(crashed)}
`
}

const output = path('../src/views/consent-banner/banner-markup.ts')
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const text = await generateBannerMarkup()
  if (!process.argv.includes('--check')) writeFileSync(output, text)
  else if (readFileSync(output, 'utf8') !== text) {
    console.error('banner-markup.ts is not what build/banner-markup.mjs makes of the component; run the build')
    process.exitCode = 1
  }
}
