// Which files the doctor reads: the pages of a folder, what it serves of it, and the files of ours that a page needs.
import { deepStrictEqual, strictEqual, throws } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { source } from './support/source.mjs'

const { listPages } = await source('doctor/list-pages.ts')
const { neededFiles } = await source('doctor/needed-files.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')
const { serveFolder } = await source('doctor/serve-folder.ts')

const root = mkdtempSync(join(tmpdir(), 'consent-elements-files-'))
after(() => rmSync(root, { recursive: true }))
let count = 0
function folderWith(files) {
  const folder = join(root, `${count++}`)
  for (const [name, text] of Object.entries({ ...files, 'keep.txt': '' })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('pages are listed from the top, index.html first, without files of packages and what is in frames', () => {
  const folder = folderWith({
    'shop/index.html':
      '<iframe src="frames/map.html?x#y"></iframe><iframe src="https://other.test/about.html"></iframe>',
    'shop/frames/map.html': '',
    'shop/a.html': '<iframe data-src="/top-frame.html"></iframe>',
    'top-frame.html': '',
    'about.html': '',
    'index.html': '',
    'z/deep/er/page.htm': '',
    'node_modules/x/index.html': '',
    'consent-elements-1.5.0/index.html': '',
    '.cache/index.html': '',
  })
  const all = ['index.html', 'about.html', 'shop/index.html', 'shop/a.html', 'z/deep/er/page.htm']
  deepStrictEqual(listPages(folder, 9), all)
  deepStrictEqual(listPages(folder, 2), all.slice(0, 2))
})

test('a folder without pages is reported, with what to give instead', () => {
  throws(() => listPages(folderWith({ 'a.txt': '' }), 9), /has no HTML file\. Give the folder of the built site/)
  throws(() => listPages(folderWith({ 'index.php': '' }), 9), /Start the site, and give its address/)
})

test('a folder is served as a static server does, and nothing outside of it', async t => {
  const folder = folderWith({
    'index.html': '<p>home</p>',
    'about.html': '<p>about</p>',
    'sub/index.html': '<p>sub</p>',
    'a b.js': 'run()',
    'data.bin': 'x',
  })
  symlinkSync(join(folderWith({ 'secret.html': 'secret' }), 'secret.html'), join(folder, 'linked.html'))
  const { origin, stop } = await serveFolder(folder)
  t.after(stop)
  const get = async path => {
    const response = await fetch(origin + path)
    return [response.status, response.headers.get('content-type')?.split(';')[0] ?? null, await response.text()]
  }
  deepStrictEqual(await get('/'), [200, 'text/html', '<p>home</p>'])
  deepStrictEqual(await get('/about'), [200, 'text/html', '<p>about</p>'])
  deepStrictEqual(await get('/sub/'), [200, 'text/html', '<p>sub</p>'])
  deepStrictEqual(await get('/a%20b.js?v=1'), [200, 'text/javascript', 'run()'])
  deepStrictEqual(await get('/data.bin'), [200, 'application/octet-stream', 'x'])
  for (const path of ['/missing', '/linked.html', '/..%2f1%2fkeep.txt', '/sub'])
    deepStrictEqual(await get(path), [404, 'text/plain', 'Not found'], path)
  strictEqual((await get('/%'))[0], 400)
})

const base = 'https://site.test/shop/'
const needed = (html, requests = []) =>
  neededFiles(
    parseMarkup(html),
    requests.map(url => ({ url })),
    base,
  )
const ofManager = (folder, query = '') => [
  `${folder}consent-elements.js${query}`,
  ...['core', 'banner', 'rest', 'ui'].map(part => `${folder}consent-elements-${part}.js`),
]

test('a guard needs its file and that for workers, and with data-manager the files of the manager beside it', () => {
  const folder = 'https://site.test/c/'
  const guard = [`${folder}guard.js?v=2`, `${folder}guard-worker.js`]
  deepStrictEqual(needed('<script src="/c/guard.js?v=2#x"></script>'), guard)
  deepStrictEqual(needed('<script src="/c/guard.js?v=2" data-manager></script>'), [
    ...guard,
    ...ofManager(folder, '?v=2'),
  ])
  deepStrictEqual(needed('<script src="/c/guard.js?v=2" data-manager="/m/consent-elements.js"></script>'), [
    ...guard,
    ...ofManager('https://site.test/m/'),
  ])
  deepStrictEqual(needed('<script data-manager>/*! consent-elements 1.5.0 | guard */</script>'), ofManager(base))
})

test('a manager needs its first and last files, but not again those that the page has requested by its query', () => {
  const requested = 'https://site.test/c/consent-elements-core.js?v=1.5.0'
  const [first, , ...others] = ofManager('https://site.test/c/')
  deepStrictEqual(
    needed('<script type="module" src="/c/consent-elements.js"></script>', [requested, 'https://a.test/x.js']),
    [first, ...others, requested],
  )
})
