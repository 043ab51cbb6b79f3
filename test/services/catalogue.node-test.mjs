import assert from 'node:assert/strict'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { listedKeys, matchesKey } from '../../build/storage-keys.mjs'
import { chooseHosts, suffixes } from '../../build/tracking-hosts.mjs'
import { catalogueProblems } from '../../build/catalogue-problems.mjs'
import {
  catalogue,
  compactStorageKeys,
  hostsByCategory,
  readCatalogue,
  writeServicesJson,
} from '../../build/services.mjs'

/** Returns the exports of modules of src/. */
async function importSources(...files) {
  const contents = files.map(file => `export * from './src/${file}'`).join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../..', import.meta.url)), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`)
}

const complete = {
  name: 'acme',
  title: 'Acme',
  category: 'measurement',
  purpose: 'Counts visits.',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: ['acme.example'],
  stores: [{ name: 'acme_*', purpose: 'Counts visits.', duration: 'P1Y' }],
}
const entry = (changes, file = 'acme.ts') => ({
  file: `catalogue/${file}`,
  service: { ...complete, ...changes },
  problems: [],
})

test('The catalogue is complete.', async () => {
  assert.deepEqual(catalogueProblems(await readCatalogue()), [])
})

test('The category of videos and maps holds no tests of designs and no recommendations.', async () => {
  const names = (await catalogue())
    .filter(
      ({ category, purpose }) =>
        category === 'experience' && /\b(tests?|variants|recommends?|for some)\b/i.test(purpose),
    )
    .map(({ name }) => name)
  assert.deepEqual(names, [])
})

test('No listed host and no listed key belongs to a necessary service.', async () => {
  const necessary = (await catalogue()).filter(({ category }) => category === 'necessary')
  assert.ok(necessary.length >= 50, `${necessary.length} services are necessary`)
  const hosts = await chooseHosts()
  const isListed = address => {
    const [host, ...path] = address.split('/')
    const paths = path.map((_, at) => `/${path.slice(0, at + 1).join('/')}`)
    return suffixes(host).some(suffix => ['', ...paths].some(below => hosts.has(suffix + below)))
  }
  const keys = await listedKeys()
  const blocked = necessary.flatMap(service => [
    ...service.hosts.filter(isListed),
    ...service.stores
      .filter(({ domain, name }) => !domain && keys.some(key => matchesKey(key.name, name.replace('*', '0123'))))
      .map(({ name }) => name),
  ])
  assert.deepEqual(blocked, [])
})

test('Every purpose of the most used services has a translation.', async () => {
  const { translatedServices, servicePatterns } = await importSources(
    'translations/translated-services.ts',
    'translations/service-patterns.ts',
  )
  const services = (await catalogue()).filter(({ name }) => translatedServices.includes(name))
  assert.ok(translatedServices.length >= 60 && services.length === translatedServices.length)
  const untranslated = services.flatMap(({ name, purpose, stores }) =>
    [purpose, ...stores.map(item => item.purpose)]
      .filter(sentence => !servicePatterns.some(pattern => pattern.test(sentence)))
      .map(sentence => `${name}: ${sentence}`),
  )
  assert.deepEqual(untranslated, [])
})

test('At least 55 services can be loaded by id.', async () => {
  const loadable = (await catalogue()).filter(({ loader }) => loader)
  assert.ok(loadable.length >= 55, `${loadable.length} services have a loader`)
})

test('An incomplete entry is reported with its file and the missing field.', async () => {
  const problems = catalogueProblems(await readCatalogue('test/services/broken-catalogue'))
  assert.equal(problems.length, 3, problems.join('\n'))
  assert.match(problems[0], /broken-catalogue\/incomplete\.ts: purpose is missing; allowed is a sentence/)
  assert.match(problems[1], /broken-catalogue\/incomplete\.ts: stores\[0\]\.duration is "2 years"; allowed is/)
  assert.match(problems[2], /broken-catalogue\/no-export\.ts: the file does not export noExport/)
})

test('A host belongs to one service only.', () => {
  const [problem] = catalogueProblems([entry({}), entry({ name: 'other' }, 'other.ts')])
  assert.equal(
    problem,
    'catalogue/other.ts: the host acme.example is also in catalogue/acme.ts; list it in one service only',
  )
})

for (const [what, changes, message] of [
  ['a name that is not the file name', { name: 'acme-two' }, /name is "acme-two"; it must equal the file name/],
  ['a privacy link without encryption', { privacyUrl: 'http://acme.example' }, /it must begin with https/],
  ['a purpose that is no sentence', { purpose: 'counting' }, /purpose "counting" must be a sentence/],
  ['the same cookie twice', { stores: [complete.stores[0], complete.stores[0]] }, /stores lists cookie acme_\* twice/],
  [
    'a third-party cookie without its domain',
    { stores: [{ name: 'acme', purpose: 'Recognizes visitors (on acme.example).', duration: 'P1Y' }] },
    /stores: acme names a host; write it as domain/,
  ],
  [
    'a cookie name that sites use themselves',
    { stores: [{ name: 'uid', purpose: 'Recognizes visitors.', duration: 'P1Y' }] },
    /stores: sites use the name uid too; add domain/,
  ],
  [
    'an id pattern that accepts markup',
    { loader: { id: { pattern: /^.*$/, example: 'a', where: 'Settings' }, start() {} } },
    /loader\.id\.pattern accepts ""/,
  ],
])
  test(`The catalogue rejects ${what}.`, () => {
    assert.match(catalogueProblems([entry(changes)])[0] ?? '', message)
  })

test('services.json contains every service without functions.', async () => {
  const path = await writeServicesJson(await mkdtemp(join(tmpdir(), 'services-')))
  const published = JSON.parse(await readFile(path, 'utf8'))
  const services = await catalogue()
  assert.deepEqual(
    published.map(({ name }) => name),
    services.map(({ name }) => name),
  )
  const analytics = published.find(({ name }) => name === 'google-analytics')
  assert.equal(analytics.id.example, 'G-ABC123DEF4')
  assert.ok(new RegExp(analytics.id.pattern).test('G-ABC123DEF4'))
  assert.equal(analytics.loader, undefined)
})

test('Storage keys are listed by category and kind, without third-party cookies and covered patterns.', () => {
  const stores = [
    { name: 'acme_*', purpose: '', duration: '' },
    { name: 'acme_id', purpose: '', duration: '' },
    { name: 'uid', domain: 'acme.example', purpose: '', duration: '' },
    { name: 'acme', kinds: ['localStorage', 'cookie'], purpose: '', duration: '' },
  ]
  assert.deepEqual(
    compactStorageKeys([
      { ...complete, stores },
      { ...complete, category: 'necessary' },
    ]),
    {
      measurement: '=cookie acme acme_* =localStorage acme',
    },
  )
})

test('Hosts are listed by category, each once.', () => {
  const other = { ...complete, hosts: ['b.example', 'a.example', 'acme.example'] }
  assert.deepEqual(hostsByCategory([complete, other]), { measurement: ['a.example', 'acme.example', 'b.example'] })
})
