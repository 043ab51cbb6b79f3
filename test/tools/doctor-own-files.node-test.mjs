// Files of the package that are missing, of another version or refused: what the doctor finds and prints.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { file, find, folder, guard, page, url } from './support/doctor-page.mjs'
import { source } from './support/source.mjs'

const { version } = await source('../consent/version.ts')
const { fileName } = await source('doctor/own-files.ts')

const text = of => `/*! consent-elements ${of} | MIT */`
const current = (name, more) => file(name, { text: text(version), ...more })
const missing = (name, more) => file(name, { status: 404, text: '', ...more })
const running = { live: { version } }
const wrong = (html, files, more = {}) => find('wrong-path', page(html, { files, ...running, ...more }))

test('each reason why a file cannot be used is named', () => {
  const seen = more => wrong(guard, [current('guard.js', more)]).map(one => one.seen)
  const html = 'is HTML and not JavaScript: the server answers with a page for addresses that do not exist'
  for (const [more, what] of [
    [{ status: null }, 'could not be loaded'],
    [{ status: 400 }, 'answers with status 400'],
    [{ status: 503 }, 'answers with status 503'],
    [{ type: 'text/html' }, html],
    [{ text: ' <!DOCTYPE html>' }, html],
    [{ text: '\n<html lang="en">' }, html],
    [{ text: '<head>' }, html],
    [{ type: 'text/plain' }, 'has the content type "text/plain" instead of text/javascript'],
    [{ type: '' }, 'has the content type "" instead of text/javascript'],
  ])
    deepStrictEqual(seen(more), [`${folder}guard.js ${what}.`])
  for (const more of [
    {},
    { status: 399 },
    { type: 'application/JavaScript' },
    { type: 'text/ecmascript' },
    { text: 'a <html>' },
  ])
    deepStrictEqual(seen(more), [], JSON.stringify(more))
})

test('files that fail in the same way in the same folder are one finding, with one copy', () => {
  const copy = 'cp -R node_modules/consent-elements/dist/. ./'
  const deploy = place =>
    `Deploy the whole dist/ folder of the package, so that ${place}; or correct the path in the page:`
  deepStrictEqual(
    wrong(`\n${guard}`, [
      missing('guard-worker.js'),
      current('guard.js'),
      missing('consent-elements.js'),
      missing('consent-elements-ui.js', { status: 500 }),
    ]),
    [
      {
        line: 2,
        seen: `${folder}guard-worker.js answers with status 404. The same holds for consent-elements.js.`,
        fix: deploy('the files are in /consent-elements/'),
        paste: `${copy}consent-elements/`,
      },
      {
        line: 2,
        seen: `${folder}consent-elements-ui.js answers with status 500.`,
        fix: deploy('the file is at /consent-elements/consent-elements-ui.js'),
        paste: `${copy}consent-elements/`,
      },
    ],
  )
  // The folder of the package is the one above.
  for (const name of ['services', 'languages', 'chunks'])
    deepStrictEqual(
      wrong(guard, [missing(`${name}/a-1.5.0.js`), missing(`${name}/b-1.5.0.js`)]).map(({ fix, paste }) => [
        fix,
        paste,
      ]),
      [[deploy('the files are in /consent-elements/'), `${copy}consent-elements/`]],
    )
  const atRoot = { ...missing('guard.js'), url: `${url}guard.js` }
  strictEqual(wrong(guard, [atRoot])[0].paste, copy)
})

test('files of another site are to be served by the site itself', () => {
  const cdn = { ...missing('guard.js'), url: 'https://cdn.example/x/guard.js' }
  deepStrictEqual(wrong('<p>a</p>', [cdn]), [
    {
      line: null,
      seen: 'https://cdn.example/x/guard.js answers with status 404.',
      fix: 'Serve the files from your own site, and correct the address in the page:',
      paste: 'cp -R node_modules/consent-elements/dist/. ./consent-elements/',
    },
  ])
})

test('in a folder, the copy goes there, and a folder that has the files is written into the tags', () => {
  const inFolder = (path, ...installations) => ({ folder: { path, installations } })
  const of = (path, html = guard, ...installations) =>
    wrong(html, [missing('guard.js'), missing('consent-elements.js')], inFolder(path, ...installations))
  for (const [path, target] of [
    ['dist', 'dist/consent-elements/'],
    ['dist/', 'dist/consent-elements/'],
    ['./my-site@1+2', './my-site@1+2/consent-elements/'],
    ['my site', '"my site/consent-elements/"'],
  ])
    strictEqual(of(path)[0].paste, `cp -R node_modules/consent-elements/dist/. ${target}`)
  strictEqual(
    of('dist')[0].seen,
    '/consent-elements/guard.js answers with status 404. The same holds for consent-elements.js.',
  )
  const preload = '<link rel="modulepreload" href="/consent-elements/consent-elements.js">'
  deepStrictEqual(of('dist', `\n${guard}\n${preload}`, '/js/', '/other/'), [
    {
      line: 2,
      seen: '/consent-elements/guard.js answers with status 404. The same holds for consent-elements.js.',
      fix: 'The files are in /js/. Write the tags like this:',
      paste: `${guard.replace('/consent-elements/', '/js/')}\n${preload.replace('/consent-elements/', '/js/')}`,
    },
  ])
  deepStrictEqual(
    of('dist', `${preload}\n${guard}`, '/js/')[0]
      .paste.split('\n')
      .map(line => line.slice(0, 5)),
    ['<link', '<scri'],
    'in the order of the page',
  )
  deepStrictEqual(
    of('dist', guard.replace(' src', ' async src'), '/js/').map(({ fix, paste }) => [fix, paste]),
    [['The files are in /js/. Write the tag like this:', guard.replace('/consent-elements/', '/js/')]],
  )
  strictEqual(of('dist', guard, '/js/', '/consent-elements/')[0].fix.startsWith('Deploy'), true, 'the folder is there')
  strictEqual(of('dist', '<p>a</p>', '/js/')[0].fix.startsWith('Deploy'), true, 'no tag')
})

test('the line is that of the tag with the address, relative to the base, or that of the guard', () => {
  const lineOf = (html, name, more) => wrong(html, [missing(name)], more)[0].line
  const link = '<link href="consent-elements.js">'
  strictEqual(lineOf(`${guard}\n${link}`, 'consent-elements.js', { base: folder }), 2)
  strictEqual(lineOf(`${guard}\n${link}`, 'consent-elements.js'), 1)
  strictEqual(lineOf(`\n${guard}\n<link href="https://">`, 'consent-elements-ui.js'), 2)
  strictEqual(lineOf('<link>', 'consent-elements-ui.js'), null)
})

test('files that are missing for another reason, or are not certain to be needed, are no finding', () => {
  const unknown = {
    console: [{ text: 'consent-elements: Option "services" has "you-tube", which the catalogue does not have' }],
  }
  deepStrictEqual(wrong(guard, [missing('services/you-tube-1.5.0.js')], unknown), [])
  strictEqual(wrong(guard, [missing('services/youtube-1.5.0.js')], unknown).length, 1)
  strictEqual(wrong(guard, [missing('you-tube-1.5.0.js')], unknown).length, 1)
  const inlined = `<script data-manager>${text(version)}</script>`
  const beside = { ...missing('guard-worker.js'), url: `${url}guard-worker.js` }
  deepStrictEqual(wrong(inlined, [beside]), [])
  strictEqual(wrong(inlined, [missing('guard-worker.js')]).length, 1)
  strictEqual(wrong(inlined.replace('data-manager', 'data-file="/a/guard.js"'), [beside]).length, 1)
  // Of another version, only what the page requests, and the guard, must be there.
  const other = { live: { version: '1.0.0' }, requests: [] }
  const names = (more, ...files) => wrong(guard, files, more).map(({ seen }) => fileName(seen.split(' ')[0]))
  const core = missing('consent-elements-core.js')
  deepStrictEqual(names(other, core, missing('guard-whole.js', { status: 500 })), ['guard-whole.js'])
  deepStrictEqual(names({ ...other, requests: [core] }, core), ['consent-elements-core.js'])
  deepStrictEqual(names({ requests: [] }, core), ['consent-elements-core.js'])
})

test('the version that all files should have is that of the manager’s file, then of what runs, then of the first', () => {
  const stale = (html, files, live = {}) => find('stale-file', page(html, { files, live })).map(({ seen }) => seen)
  const of = (name, at) => file(name, { text: text(at) })
  const seen = (name, at, expected) => `${folder}${name} is version ${at}; the manager is version ${expected}.`
  deepStrictEqual(stale(guard, [of('guard.js', '1.4.0'), of('consent-elements.js?v=2', '1.4.0')]), [])
  deepStrictEqual(stale(guard, [of('guard.js', '1.4.0')]), [seen('guard.js', '1.4.0', '1.5.0')])
  deepStrictEqual(stale(guard, [of('guard.js', '1.4.0'), of('guard-worker.js', '1.3.0')], { version: null }), [
    seen('guard-worker.js', '1.3.0', '1.4.0'),
  ])
  deepStrictEqual(stale(guard, [of('guard.js', '1.4.0'), of('consent-elements-core.js', '1.3.0')]), [
    seen('guard.js', '1.4.0', '1.5.0'),
    seen('consent-elements-core.js', '1.3.0', '1.5.0'),
  ])
  deepStrictEqual(stale(guard, [file('guard.js', { text: 'run()' })]), [], 'no version')
  deepStrictEqual(stale(`<script>${text('1.4.0')}</script>`, [], { version: null }), [])
  deepStrictEqual(find('stale-file', page(`\n<script data-file="/guard.js">${text('1.4.0')}</script>`)), [
    {
      line: 2,
      seen: 'The inlined guard is version 1.4.0; the manager is version 1.5.0.',
      fix: 'Insert the guard of the same version again. Its file is:',
      paste: 'node_modules/consent-elements/dist/guard.js',
    },
  ])
})

test('an integrity that is that of another file is replaced by that of the file', () => {
  const body = text('1.5.0')
  const hash = name => `${name}-${createHash(name).update(body).digest('base64')}`
  const of = (integrity, more = {}, tag = guard) =>
    find(
      'stale-file',
      page(`\n${tag.replace('<script', `<script integrity="${integrity}"`)}`, { files: [file('guard.js', more)] }),
    )
  deepStrictEqual(of('sha384-other'), [
    {
      line: 2,
      seen: `The integrity of ${folder}guard.js is that of another file, so browsers do not run it.`,
      fix: 'Write the tag like this:',
      paste: guard.replace('<script', `<script integrity="${hash('sha384')}"`),
    },
  ])
  for (const name of ['sha256', 'sha384', 'sha512']) {
    deepStrictEqual(of(hash(name)), [], name)
    deepStrictEqual(of(`sha384-other  ${hash(name)}`), [], name)
  }
  deepStrictEqual(of(''), [])
  deepStrictEqual(of('sha384-other', { text: '' }), [])
  deepStrictEqual(of('sha384-other', { text: 'run()' }), [], 'a file of others')
  deepStrictEqual(of('sha384-other', {}, '<script src="https://"></script>'), [])
  deepStrictEqual(of('sha384-other', {}, '<script data-manager>run()</script>'), [])
  const own = '<script type="module" src="/consent-elements/consent-elements.js"></script>'
  const files = [file('consent-elements.js')]
  strictEqual(
    find('stale-file', page(own.replace('<script', '<script integrity="sha256-a"'), { files }))[0].paste,
    own.replace('<script', `<script integrity="${hash('sha384')}"`),
  )
})
