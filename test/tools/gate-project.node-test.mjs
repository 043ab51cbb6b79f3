import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { gateProject } = await source('init/gate-project.ts')
const data = {
  services: [],
  trackingHosts: new Map([['tracker.example', 'marketing']]),
  companies: new Map(),
  controlTexts: {},
}
/** A project of these files, and its gated one. */
function gate(files) {
  const project = {
    packages: ['inner'],
    read: path => files[path] ?? null,
    list: ending => Object.keys(files).filter(path => path.endsWith(ending)),
  }
  return gateProject(project, data)
}
const hotjar = '(function(h){h._hjSettings={hjid:1234567,hjsv:6}})(window); // static.hotjar.com/c/hotjar-'
const step = 'This starts Hotjar. Remove it, and name the service in the option services:'

test('a step by hand that several files need is one step, in the first of them, with the number of the others', () => {
  const named = files => gate(files).byHand.map(({ what, path, paste }) => [what, path, paste])
  deepStrictEqual(named({ 'a.js': hotjar }), [[step, 'a.js', 'hotjar=1234567']])
  deepStrictEqual(named({ 'a.js': hotjar, 'b.php': hotjar }), [
    [`${step} (Also in one other file.)`, 'a.js', 'hotjar=1234567'],
  ])
  deepStrictEqual(
    named({ 'a.js': hotjar, 'b.php': hotjar, 'c.vue': hotjar, 'd.ts': hotjar.replace('1234567', '7654321') }),
    [
      [`${step} (Also in 2 other files.)`, 'a.js', 'hotjar=1234567'],
      [step, 'd.ts', 'hotjar=7654321'],
    ],
  )
  deepStrictEqual(named({ 'a.css': hotjar, 'b.md': `{% if x %}<script>${hotjar}</script>{% endif %}` }), [])
})

for (const ending of [
  '.js',
  '.ts',
  '.mjs',
  '.mts',
  '.jsx',
  '.tsx',
  '.vue',
  '.svelte',
  '.astro',
  '.erb',
  '.php',
  '.twig',
  '.heex',
  '.cshtml',
  '.razor',
  '.liquid',
  '.hbs',
  '.ejs',
  '.njk',
  '.j2',
])
  test(`snippets in files that end with ${ending} are named`, () =>
    strictEqual(gate({ [`x${ending}`]: hotjar }).byHand.length, 1))

test('pages are gated, those that are templates are only named, and the services of a guard are kept', () => {
  const script = '<script src="https://tracker.example/a.js"></script>'
  const guard = '<script src="/consent-elements/guard.js" data-services="youtube, hotjar=1"></script>'
  const files = {
    'a.html': guard + script,
    'b.htm': script,
    'c.html': `{% if x %}${script}{% endif %}<script>${hotjar}</script>`,
  }
  const { project, services, join, byHand } = gate(files)
  for (const path of ['a.html', 'b.htm']) {
    strictEqual(project.read(path).includes('data-consent="marketing"'), true, path)
    strictEqual(project.read(path).includes(' src="https://tracker'), false, path)
  }
  deepStrictEqual([project.read('c.html'), project.read('none'), project.packages], [files['c.html'], null, ['inner']])
  strictEqual(services, 'hotjar=1 youtube')
  deepStrictEqual(
    byHand.map(({ path }) => path),
    ['c.html'],
  )
  deepStrictEqual(
    join([
      { path: 'b.htm', before: 'x', after: 'installed' },
      { path: 'new.txt', before: null, after: 'n' },
    ]),
    [
      { path: 'b.htm', before: files['b.htm'], after: 'installed' },
      { path: 'new.txt', before: null, after: 'n' },
      { path: 'a.html', before: files['a.html'], after: project.read('a.html') },
    ],
  )
})

test('a project without trackers has no services, no hosts, no steps and no changes', () => {
  const { services, trackingHosts, byHand, join } = gate({ 'a.html': '<p>a</p>', 'b.vue': '<template></template>' })
  deepStrictEqual([services, { ...trackingHosts }, byHand, join([])], [null, {}, [], []])
})
