// `npm run docs`: checks README and docs/ against the code, and all links. After a build, which writes
// custom-elements.json.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { headingAnchor } from '../../build/docs/heading-anchor.mjs'
import { askTypes } from '../../build/option-facts.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { nightly } from '../support/phases.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = path => readFileSync(root + path, 'utf8')
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(`${root}docs`, { recursive: true })
    .filter(file => file.endsWith('.md') && !/^(\.vitepress|public)\//.test(file))
    .map(file => `docs/${file}`),
]
const withoutCode = text => text.replace(/```[^]*?```/g, '').replace(/`[^`\n]*`/g, '')

/** Returns the anchors of the headings of a page. */
const anchorsOf = text =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/^#+ (.*)$/gm)].map(([, title]) => headingAnchor(title))

/** @returns {string[]} the broken links of a page */
function deadLinks(page, text) {
  const links = [
    ...withoutCode(text).matchAll(/\]\((?!https?:|mailto:|\/examples\/)([^)#\s]*)(?:#([^)\s]*))?\)/g),
    ...text.matchAll(/(?:src|srcset)="(docs\/[^"]+)"()/g),
  ]
  return links.flatMap(([, path, anchor]) => {
    const target = path === '' ? page : normalize(join(dirname(page), path))
    if (!existsSync(root + target)) return [`${page}: ${path}`]
    if (anchor && !anchorsOf(target === page ? text : read(target)).includes(anchor))
      return [`${page}: ${path}#${anchor}`]
    return []
  })
}

/** Returns the code spans in the first cells of the tables of a page or section. */
const namesIn = (text, heading) =>
  (heading ? (text.split(/^#+ /m).find(one => one.startsWith(`${heading}\n`)) ?? '') : text)
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => [...(/^\|(.*?)(?<!\\)\|/.exec(line)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code))

/** @returns {string[]} the differences between two lists of names */
function differences(told, known) {
  const doubled = told.filter((name, at) => told.indexOf(name) !== at)
  return [
    ...known.filter(name => !told.includes(name)).map(name => `${name} is missing`),
    ...told.filter(name => !known.includes(name)).map(name => `${name} does not exist`),
    ...doubled.map(name => `${name} is there twice`),
  ]
}
const none = list => must(list.length === 0, list.join('\n'))

const types = askTypes(
  'react/use-consent.ts',
  'blocking/page/request-log.ts',
  'signals/signal-options.ts',
  'signals/google-tag-manager.ts',
)
const members = (file, name) => types.membersOf(file, name).map(member => member.name)

await check('the reference tables, the figures of the README and llms.txt are up to date', () => {
  for (const script of ['write-reference.mjs', 'write-figures.mjs', 'write-llms.mjs'])
    execFileSync(process.execPath, [`${root}build/docs/${script}`, '--check'], { stdio: ['ignore', 'ignore', 'pipe'] })
})
await check('every row of the reference tables has a description', () =>
  none(
    pages
      .filter(page => page.startsWith('docs/reference/'))
      .flatMap(page =>
        [...read(page).matchAll(/<!-- facts: [^]*?<!-- \/facts -->/g)]
          .flatMap(([table]) => table.match(/^\| `.*\| – \|$/gm) ?? [])
          .map(row => `${page}: ${row}`),
      ),
  ),
)
await check('every link and anchor of the pages leads somewhere', () =>
  none(pages.flatMap(page => deadLinks(page, read(page)))),
)
await check('every page of docs/ is linked by another', () => {
  const linked = new Set(
    pages.flatMap(page =>
      [...withoutCode(read(page)).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, path]) =>
        normalize(join(dirname(page), path)),
      ),
    ),
  )
  none(pages.filter(page => page.startsWith('docs/') && page !== 'docs/index.md' && !linked.has(page)))
})
await check('the page on nightly runs lists all of them, with the reasons', () => {
  const text = read('docs/internals/nightly.md')
  const rows = nightly.map(([name, , why]) => `| \`${name}\` | ${why} |`)
  none(rows.filter(row => !text.includes(`\n${row}\n`)).map(row => `missing: ${row}`))
  none(
    differences(
      namesIn(text),
      nightly.map(([name]) => name),
    ),
  )
})
for (const [page, most] of [
  ['README.md', 160],
  ['CONTRIBUTING.md', 120],
])
  await check(`${page} has at most ${most} lines`, () =>
    must(read(page).trimEnd().split('\n').length <= most, 'it is longer'),
  )
await check('the page on React has every member that useConsent returns, and every part', async () => {
  const text = read('docs/frameworks/react.md')
  const told = namesIn(text, 'useConsent').map(name => name.replace(/\(.*/, ''))
  none(differences(told, members('react/use-consent.ts', 'Consent')))
  const named = read('src/react/named-parts.ts') + read('src/react/components.tsx')
  const parts = [...named.matchAll(/\b(?:ConsentBanner|PrivacySettingsDialog|PrivacySettingsWidget)\.(\w+)/g)].map(
    ([, part]) => part,
  )
  none(
    [...new Set(parts)]
      .filter(part => !namesIn(text, 'Your own layout').includes(part))
      .map(part => `${part} is missing`),
  )
  for (const [, hook] of read('src/react.ts').matchAll(/\b(use\w+)\b/g))
    must(text.includes(`### ${hook}\n`), `${hook} has no heading`)
})
await check('the page on the JavaScript API has every field of a blocked request', () => {
  const [, section] = /## requests\n([^]*?)\n## /.exec(read('docs/reference/javascript-api.md'))
  none(members('blocking/page/request-log.ts', 'LoggedRequest').filter(name => !section.includes(`\`${name}\``)))
})
await check('the pages on vendors have every signal', () => {
  const text = read('docs/guides/vendor-signals.md')
  none(members('signals/signal-options.ts', 'SignalOptions').filter(name => !text.includes(`\`${name}\``)))
})
await check('the page on the tag manager has every option of it', () =>
  none(
    differences(
      namesIn(read('docs/guides/google-tag-manager.md'), 'Options'),
      members('signals/google-tag-manager.ts', 'TagManagerOptions'),
    ),
  ),
)
await check('the page on languages has every text key once', async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/translations/en.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  })
  const { en } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
  const keysOf = (value, path = '') =>
    typeof value === 'string'
      ? [path.replace(/^consentTypes\.\w+/, 'consentTypes.{name}')]
      : Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key))
  none(differences(namesIn(read('docs/guides/languages.md'), 'All text keys'), [...new Set(keysOf(en))]))
})
await check('a dead link, a dead anchor, a missing name, an invented name and a double one are found', () => {
  const faults = [
    deadLinks('README.md', '[a](docs/nowhere.md)'),
    deadLinks('README.md', '# A heading\n[a](#another-heading)'),
    differences(['a'], ['a', 'b']),
    differences(['a', 'b'], ['a']),
    differences(['a', 'a'], ['a']),
  ]
  for (const [at, found] of faults.entries()) must(found.length === 1, `fault ${at} was not found`)
  none(deadLinks('README.md', '# A heading\n[a](#a-heading)'))
})

totals()
