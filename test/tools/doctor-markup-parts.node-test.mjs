// How the doctor reads markup and headers, and knows what is of this package in them.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { guard, manager } from './support/doctor-page.mjs'
import { source } from './support/source.mjs'

const { correctTag } = await source('doctor/correct-tag.ts')
const { fileName, isGuard, isManager, isOwnFile, isStandalone, versionIn } = await source('doctor/own-files.ts')
const { guardAddress, neededFiles } = await source('doctor/needed-files.ts')
const { removeAttribute, renameAttribute, replaceWord, setAttribute } = await source('doctor/misspellings/edit-tag.ts')
const { optimizerMarks, withoutTraces } = await source('doctor/optimizers.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')
const { parsePolicies } = await source('doctor/parse-policies.ts')

const text = version => `/*! consent-elements ${version} | MIT */`

test('files and elements of the package are known by their names', () => {
  const base = 'https://cdn.example/a/'
  for (const name of [
    ...['', '-core', '-ui', '-banner'].map(part => `consent-elements${part}.js`),
    ...['', '-whole', '-capture', '-strict', '-worker'].map(part => `guard${part}.js`),
    'consent-service-worker.js',
    'guard.js?v=1#a',
    'consent-elements/standalone.js',
    'consent-elements-1.5.0/services/youtube-1.5.0.js?v=1',
    'consent-elements/languages/de.js#a',
  ])
    strictEqual(isOwnFile(base + name), true, name)
  for (const name of [
    'my-guard.js',
    'guard-other.js',
    'guard.mjs',
    'consent.js',
    'standalone.js',
    'services/a.js',
    'consent-elements/a.js',
    'a.js?consent-elements.js',
    'consent-elements/services/a/b.js',
  ])
    strictEqual(isOwnFile(base + name), false, name)
  strictEqual(fileName('https://a.example/b/c.js?d=/e.js#/f'), 'c.js')
  strictEqual(fileName('a.js#b'), 'a.js')
  strictEqual(fileName('https://a.example/'), '')
  strictEqual(versionIn(`${' '.repeat(350)}${text('2.0.0')}`), '2.0.0')
  strictEqual(versionIn(`${' '.repeat(400)}${text('2.0.0')}`), null)
  strictEqual(versionIn('/*! another 1.0.0 | MIT */'), null)
  const first = html => parseMarkup(html).find(({ name }) => name !== 'head')
  const is = (test, html) => test(first(html))
  for (const html of [
    guard,
    '<script data-file="/a.js">run()</script>',
    '<script data-manager></script>',
    '<script src="guard-whole.js?v=1"></script>',
    `<script>(${text('1.5.0')}</script>`,
  ])
    strictEqual(is(isGuard, html), true, html)
  for (const html of [
    '<script type="text/plain" data-manager></script>',
    '<script type="application/json" data-manager></script>',
    '<p data-manager></p>',
    '<script src="guard-worker.js"></script>',
    `<script src="a.js">${text('1.5.0')}</script>`,
    ...[`"`, `'`, '`'].map(quote => `<script>a(${quote}${text('1.5.0')}${quote})</script>`),
    `<script>${text('1.5.0')} customElements.define(a)</script>`,
    '<script>run()</script>',
  ])
    strictEqual(is(isGuard, html), false, html)
  for (const [html, expected] of [
    [manager, true],
    ['<script src="a/consent-elements.js?v=1"></script>', true],
    ['<link href="/consent-elements.js">', false],
    ['<script src="consent-elements-core.js"></script>', false],
    ['<script>consent-elements.js</script>', false],
  ])
    strictEqual(is(isManager, html), expected, html)
  for (const [html, expected] of [
    ['<script src="standalone.js"></script>', true],
    ['<script src="/consent-elements/standalone.js?v=1"></script>', true],
    ['<script src="/a/standalone.js"></script>', false],
    ['<script src="/consent-elements/a.js"></script>', false],
    ['<script>standalone.js</script>', false],
    ['<iframe src="standalone.js"></iframe>', false],
  ])
    strictEqual(is(isStandalone, html), expected, html)
})

test('policies are read from headers that browsers and their protocol join', () => {
  deepStrictEqual(
    parsePolicies(" Script-Src 'self'  https://A.example;object-src 'none' , img-src *\nfont-src data:"),
    [
      [
        ['script-src', "'self'", 'https://A.example'],
        ['object-src', "'none'"],
      ],
      [['img-src', '*']],
      [['font-src', 'data:']],
    ],
  )
})

test('attributes of a start tag are renamed, set and removed, and nothing else is', () => {
  for (const [edit, tag, edited] of [
    [
      renameAttribute('data-a', 'data-b'),
      '<p data-a="1" data-a-c data-x="data-a">',
      '<p data-b="1" data-a-c data-x="data-a">',
    ],
    [renameAttribute('a', 'b'), '<p A>', '<p b>'],
    [renameAttribute('a', 'b'), '<p a/>', '<p b/>'],
    [renameAttribute('a', '$1'), '<p\na =1>', '<p\n$1 =1>'],
    [renameAttribute('a.b', 'c'), '<p a-b a.b>', '<p a-b c>'],
    [setAttribute('a', '2'), '<p a="1" b>', '<p a="2" b>'],
    [setAttribute('a', '2'), `<p b A = '1'>`, '<p b A="2">'],
    [setAttribute('a', '2'), '<p a=1>', '<p a="2">'],
    [setAttribute('a', '2'), '<p a/>', '<p a="2"/>'],
    [setAttribute('a', '$1'), '<p data-a="1">', '<p a="$1" data-a="1">'],
    [setAttribute('a', '2'), '<x-y ab="1">', '<x-y a="2" ab="1">'],
    [removeAttribute('a'), '<p a="1" b>', '<p b>'],
    [removeAttribute('a'), `<p b A = '1'>`, '<p b>'],
    [removeAttribute('a'), '<p data-a a=1>', '<p data-a>'],
    [removeAttribute('a'), '<p a/>', '<p/>'],
    [removeAttribute('a'), '<p ab>', '<p ab>'],
    [replaceWord('a', 'x', 'y'), '<p b="x" a="x-z x xx">', '<p b="x" a="x-z y xx">'],
    [replaceWord('a', 'x', '$&'), `<p A = 'w,x'>`, `<p A = 'w,$&'>`],
    [replaceWord('a', 'x', 'y'), '<p a=x>', '<p a=y>'],
    [replaceWord('a', 'x', 'y'), '<p a="w , x">', '<p a="w , y">'],
    [replaceWord('data-categories', 'x', 'y'), '<p data-categories="w , x,z">', '<p data-categories="w y z">'],
    [replaceWord('categories', 'x', 'y'), '<p categories="w">', '<p categories="w">'],
  ])
    strictEqual(edit(tag), edited, tag)
})

test('a tag is corrected by all of its own misspellings that have a correction', () => {
  const [element, other] = parseMarkup('<p a></p><p b></p>')
  const misspellings = [
    { element, correct: tag => `${tag}1` },
    { element: other, correct: tag => `${tag}2` },
    { element, correct: null },
    { element, correct: tag => `${tag}3` },
  ]
  strictEqual(correctTag({ misspellings }, element), '<p a></p>13')
})

test('elements are read in the order of the source, with their lines, tags and texts', () => {
  const html = `<!doctype html>
<head><script
 src="/a.js" Async></script>
<style>a {
}</style><template><p></p></template></head>
<body><p Title="&amp;">a<br></p><textarea>b</textarea><script>run()
</script><svg><image href="/a"/></svg></body>`
  deepStrictEqual(
    parseMarkup(html).map(({ name, line, endLine, tag, text, isInHead }) => [name, line, endLine, tag, text, isInHead]),
    [
      ['head', 2, 5, '<head>', '', false],
      ['script', 2, 3, '<script\n src="/a.js" Async></script>', '', true],
      ['style', 4, 5, '<style>', 'a {\n}', true],
      ['template', 5, 5, '<template><p></p></template>', '', true],
      ['body', 6, 7, '<body>', '', false],
      ['p', 6, 6, '<p Title="&amp;">', '', false],
      ['br', 6, 6, '<br>', '', false],
      ['textarea', 6, 6, '<textarea>', '', false],
      ['script', 6, 7, '<script>', 'run()\n', false],
      ['svg', 7, 7, '<svg>', '', false],
      ['image', 7, 7, '<image href="/a"/>', '', false],
    ],
  )
  const [paragraph] = parseMarkup('<p Title="&amp;" data-a>')
  deepStrictEqual({ ...paragraph.attributes }, { title: '&', 'data-a': '' })
  deepStrictEqual(
    parseMarkup(`\uFEFF${guard}`).map(({ offset, tag, isInHead }) => [offset, tag, isInHead]),
    [[1, guard, true]],
  )
  deepStrictEqual(
    parseMarkup(`\n${guard}`).map(({ offset }) => offset),
    [1],
  )
})

test('the files that a page needs are those of its guard and manager, beside these', () => {
  const base = 'https://site.test/shop/'
  const of = (html, requests = []) =>
    neededFiles(
      parseMarkup(html),
      requests.map(url => ({ url })),
      base,
    )
  const managers = (folder, query = '') => [
    `${folder}consent-elements.js${query}`,
    ...['core', 'banner', 'rest', 'ui'].map(part => `${folder}consent-elements-${part}.js`),
  ]
  const root = 'https://site.test/js/'
  deepStrictEqual(of('<script src="/js/guard.js"></script>'), [`${root}guard.js`, `${root}guard-worker.js`])
  deepStrictEqual(of('<script src="js/guard.js#a" data-manager></script>'), [
    `${base}js/guard.js`,
    `${base}js/guard-worker.js`,
    ...managers(`${base}js/`),
  ])
  deepStrictEqual(of('<script src="/js/guard.js?v=1" data-manager></script>'), [
    `${root}guard.js?v=1`,
    `${root}guard-worker.js`,
    ...managers(root, '?v=1'),
  ])
  deepStrictEqual(
    of('<script src="/js/guard.js" data-manager="/m/consent-elements.js"></script>').slice(2),
    managers('https://site.test/m/'),
  )
  deepStrictEqual(of('<script data-manager>run()</script>'), managers(base))
  deepStrictEqual(of('<script data-file="/js/guard.js">run()</script>'), [`${root}guard.js`, `${root}guard-worker.js`])
  deepStrictEqual(of('<script type="module" src="/js/consent-elements.js"></script>'), managers(root))
  deepStrictEqual(of('<script src="/consent-elements/standalone.js"></script>'), [
    'https://site.test/consent-elements/standalone.js',
  ])
  deepStrictEqual(
    of('<script src="https://"></script><script data-manager="https://" src="/js/guard.js"></script>').slice(0, 2),
    [`${root}guard.js`, `${root}guard-worker.js`],
  )
  deepStrictEqual(of('<script src="file:///guard.js"></script><script src="/app.js"></script>'), [])
  const requested = [`${root}consent-elements-ui.js?v=1#a`, 'https://site.test/app.js', `${root}services/a.js`]
  deepStrictEqual(of('<script src="/js/consent-elements.js"></script>', requested), [
    ...managers(root).slice(0, 4),
    `${root}consent-elements-ui.js?v=1`,
  ])
  const address = html => guardAddress(parseMarkup(html)[0], base)
  strictEqual(address('<script src="/a/guard.js#b" data-file="/c"></script>'), 'https://site.test/a/guard.js')
  strictEqual(address('<script data-file="guard.js">a</script>'), `${base}guard.js`)
  strictEqual(address('<script data-manager>a</script>'), null)
  strictEqual(address('<script src="https://"></script>'), null)
})

test('the marks of all optimizers are listed, and their traces are removed from a tag', () => {
  deepStrictEqual(optimizerMarks, [
    'data-cfasync="false"',
    'nowprocket',
    'data-no-optimize="1"',
    'data-no-defer="1"',
    'nitro-exclude',
    'data-wpmeteor-nooptimize="true"',
    'data-pagespeed-no-defer',
    'data-noptimize="1"',
    'data-jetpack-boost="ignore"',
  ])
  for (const trace of [
    'data-rocket-src="a"',
    'data-perfmatters-type',
    'data-flyingpress-src=a',
    'data-cf-settings="x"',
    "orig_type='a'",
    'data-pagespeed-orig-index="0"',
    'nitro-delay-id="1"',
    'data-type="lazy"',
  ])
    strictEqual(withoutTraces(`<script a  ${trace} src="b">`), '<script a src="b">', trace)
})
