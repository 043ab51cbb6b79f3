// How `init` edits the component that renders a document, and which snippets of vendors it finds.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { editShell } = await source('init/edits/edit-shell.ts')
const { snippetsIn, servicesText } = await source('snippets.ts')

const edit = (code, more = {}) =>
  editShell(code, {
    head: ({ indent }) => ['<Guard />', `<Link${indent === '\t' ? ' tabs' : ''} />`],
    wish: null,
    mark: 'consent-elements',
    isReact: false,
    button: language => `<button lang="${language}" />`,
    ...more,
  })
const page = (head, body = '<body>\n      <main />\n    </body>', html = '<html lang="de">') =>
  `export default () => (\n  ${html}\n    ${head}\n    ${body}\n  </html>\n)\n`
const button = '<button lang="de" />'
const edited = '<body>\n      <main />\n      <button lang="de" />\n    </body>'

for (const [what, before, after] of [
  [
    'begin the head',
    page('<head>\n      <title>A</title>\n    </head>'),
    page('<head>\n      <Guard />\n      <Link />\n      <title>A</title>\n    </head>', edited),
  ],
  [
    'follow the charset',
    page('<head>\n      <meta charSet="utf-8" />\n      <title>A</title>\n    </head>'),
    page(
      '<head>\n      <meta charSet="utf-8" />\n      <Guard />\n      <Link />\n      <title>A</title>\n    </head>',
      edited,
    ),
  ],
  [
    'precede other metas',
    page('<head>\n      <meta name="x" />\n    </head>'),
    page('<head>\n      <Guard />\n      <Link />\n      <meta name="x" />\n    </head>', edited),
  ],
  [
    'open a head that closes itself',
    page('<head />'),
    page('<head>\n      <Guard />\n      <Link />\n    </head>', edited),
  ],
  [
    'open a component for the head',
    page('<Head />'),
    page('<Head>\n      <Guard />\n      <Link />\n    </Head>', edited),
  ],
  [
    'are in a new head in front of the body',
    page('{meta}'),
    page('{meta}\n    <head>\n      <Guard />\n      <Link />\n    </head>', edited),
  ],
])
  test(`the lines ${what}, and the button ends the body`, () => strictEqual(edit(before), after))

test('a document on one line stays on one line', () => {
  strictEqual(
    edit('const A = () => <html><head /><body>x</body></html>\n'),
    'const A = () => <html><head><Guard /><Link /></head><body>x<button lang="null" /></body></html>\n',
  )
})

test('a component without a document, with several parts of one kind, or that cannot be parsed is left alone', () => {
  for (const code of [
    'export default () => <main />',
    'export default () => <body>x</body>',
    'export default () => <html><head /></html>',
    page('<head />\n    <head />'),
    page('<head />\n    <Head />'),
    page('<head />', '<body />\n    <body />'),
    'export default () => [<html><head /><body /></html>, <html />]',
    'export default () => <html><head /><body></html>',
  ])
    strictEqual(edit(code), null, code)
})

test('a document that has been edited before, or opens the settings, is not edited twice', () => {
  const done = page('<head>\n      <script src="/consent-elements/guard.js" />\n    </head>')
  strictEqual(edit(done), done)
  for (const opener of ['<a data-consent-open>x</a>', '<privacy-settings-button />'])
    strictEqual(edit(page('<head />', `<body>${opener}</body>`)).includes(button), false)
})

test('React is told that the attributes of the document may differ, once', () => {
  const react = code => edit(code, { isReact: true }).split('\n')[1].trim()
  strictEqual(react(page('<head />')), '<html lang="de" suppressHydrationWarning>')
  const told = '<html lang="de" suppressHydrationWarning>'
  strictEqual(react(page('<head />', '<body></body>', told)), told)
  strictEqual(edit(page('<head />')).includes('suppressHydrationWarning'), false)
  strictEqual(react(page('<Head />', '<body></body>', '<Html>').replace('</html>', '</Html>')), '<Html>')
})

test('the language of the button is that of the document, or of its body', () => {
  const of = (html, body) => /<button lang="(.*?)" \/>/.exec(edit(page('<head />', body, html)))[1]
  strictEqual(of('<html>', '<body lang="fr">x</body>'), 'fr')
  strictEqual(of('<html lang="de">', '<body lang="fr">x</body>'), 'de')
  strictEqual(of('<html lang={language}>', '<body>x</body>'), 'null')
})

const gtag = id => `gtag('config', '${id}')`
for (const [what, script, page, found] of [
  [
    'each id once',
    `${gtag('G-ABC123DEF4')};${gtag('G-ABC123DEF4')};${gtag('G-XYZ123DEF4')}`,
    '',
    ['google-analytics=G-ABC123DEF4', 'google-analytics=G-XYZ123DEF4'],
  ],
  [
    'two services of one tag',
    `${gtag('G-ABC123DEF4')};${gtag('AW-123456789')}`,
    '',
    ['google-analytics=G-ABC123DEF4', 'google-ads=AW-123456789'],
  ],
  ['a service once without an id', 'fbq("init", id); fbq("init", other)', '', ['meta-pixel=null']],
  ['an address', 'https://www.clarity.ms/tag/abcdefghij', '', ['microsoft-clarity=abcdefghij']],
  ['nothing that waits by itself', gtag('G-ABC123DEF4'), 'gtag("consent", "default", {})', []],
  [
    'what another one waits for',
    'fbq("init", "123456789")',
    'gtag("consent", "default", {})',
    ['meta-pixel=123456789'],
  ],
  ['nothing else', 'console.log("G-ABC123DEF4")', '', []],
])
  test(`the snippets of a script are ${what}`, () => {
    deepStrictEqual(
      snippetsIn(script, page).map(({ service, id }) => `${service}=${id}`),
      found,
    )
  })

test('the option has each service with each of its ids once', () => {
  const given = [
    ['a', '1'],
    ['a', '2'],
    ['a', '1'],
    ['b', null],
    ['b', null],
  ].map(([service, id]) => ({ service, id }))
  strictEqual(servicesText(given), 'a=1 a=2 b')
})
