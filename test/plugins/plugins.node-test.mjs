// The integrations of src/plugins/, compiled from their sources, with the functions of dist/server.js.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { renderToStaticMarkup } from 'react-dom/server'

const root = fileURLToPath(new URL('../..', import.meta.url))
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
const place = mkdtempSync(join(root, 'node_modules/.cache/plugins-')) // there, packages are found
process.on('exit', () => rmSync(place, { recursive: true, force: true }))

const server = pathToFileURL(join(root, 'dist/server.js')).href
const asInstalled = {
  name: 'as-installed',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/server$/ }, () => ({ path: server, external: true }))
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }))
    onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
      contents: 'export default { base: "/virtual/", options: { mode: "offline", categories: "all", cookie: true } }',
    }))
  },
}
/** @returns the exports of a module of src/plugins/ */
async function plugin(name) {
  const outfile = join(place, `${name}.mjs`)
  await build({
    entryPoints: [join(root, `src/plugins/${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['react'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, `dist/plugins/${name}.js`)).href) },
    plugins: [asInstalled],
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

const { pageFiles } = await import(server)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = `consent-elements-${version}`
const names = await pageFiles()
const page = '<!doctype html><html><head><title>A</title></head><body></body></html>'
const files = base => `data-file="${base}${folder}/guard`
/** The guard must run before everything else in the page. */
const startsWithGuard = html =>
  match(html, /^<!doctype html><html><head><meta charset="utf-8">(?:<(?:link|meta)[^>]*>)*<script data-file="/i)
const contains = (html, text) => ok(html.includes(text), `${text} is missing in ${html.slice(-2000)}`)
const newFolder = name => {
  const path = join(place, name)
  mkdirSync(path)
  return path
}
const holdsAllFiles = where => {
  const missing = names.filter(name => !existsSync(join(where, folder, name)))
  deepStrictEqual(missing, [])
  strictEqual(
    readFileSync(join(where, folder, 'consent-elements.js'), 'utf8'),
    readFileSync(join(root, 'dist/consent-elements.js'), 'utf8'),
  )
}

test('baseBelow puts the folder with the version below the base, with or without a slash at its end', async () => {
  const { baseBelow } = await plugin('base-below')
  strictEqual(baseBelow('/'), `/${folder}/`)
  strictEqual(baseBelow('/shop'), `/shop/${folder}/`)
  strictEqual(baseBelow(''), `/${folder}/`)
})

test('serveFiles serves the files that pages load, and nothing else', async () => {
  const { serveFiles } = await plugin('node')
  const visit = (url, base, originalUrl) =>
    new Promise(resolve => {
      const headers = {}
      const response = {
        setHeader: (name, value) => (headers[name] = value),
        end: body => resolve({ headers, text: String(body) }),
      }
      serveFiles(base)({ url, originalUrl }, response, () => resolve('next'))
    })
  const { headers, text } = await visit(`/${folder}/guard.js?v=1`)
  strictEqual(text, readFileSync(join(root, 'dist/guard.js'), 'utf8'))
  deepStrictEqual(headers, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  for (const url of ['/guard.js', `/${folder}/server.js`, `/${folder}/../package.json`, `/${folder}/`, undefined])
    strictEqual(await visit(url), 'next', url)
  strictEqual(await visit(`/${folder}/guard.js`, '/shop/'), 'next')
  notNext(await visit(`/shop/${folder}/guard.js`, '/shop/'))
  notNext(await visit('/guard.js', '/', `/${folder}/guard.js`)) // mounted in Express
})
const notNext = answer => ok(answer !== 'next')

test('the plugin of Vite inserts the guard first, with the address for each base', async () => {
  const { default: vite } = await plugin('vite')
  for (const [base, path, expected] of [
    ['/', '/index.html', '/'],
    ['/shop/', '/index.html', '/shop/'],
    ['https://cdn.test/', '/index.html', 'https://cdn.test/'],
    ['./', '/index.html', './'],
    ['', '/a/b/index.html', '../../'],
  ]) {
    const { configResolved, transformIndexHtml } = vite({ layout: 'bar' })
    strictEqual(transformIndexHtml.order, 'post')
    configResolved({ base })
    const html = await transformIndexHtml.handler(page, { path })
    startsWithGuard(html)
    contains(html, files(expected))
  }
})

test('the plugin of Vite copies the files for browsers, and serves them in development', async () => {
  const { default: vite } = await plugin('vite')
  const { writeBundle, configureServer, configResolved } = vite()
  const dir = newFolder('vite')
  await writeBundle.call({ environment: { config: { consumer: 'server' } } }, { dir })
  ok(!existsSync(join(dir, folder)))
  await writeBundle.call({ environment: { config: { consumer: 'client' } } }, {})
  await writeBundle.call({ environment: { config: { consumer: 'client' } } }, { dir })
  holdsAllFiles(dir)
  const older = newFolder('vite-5')
  await writeBundle.call({}, { dir: older })
  holdsAllFiles(older)

  for (const [base, url] of [
    ['/shop/', `/shop/${folder}/guard.js`],
    ['./', `/${folder}/guard.js`],
  ]) {
    configResolved({ base })
    let middleware
    configureServer({ middlewares: { use: given => (middleware = given) } })
    const served = await new Promise(resolve =>
      middleware({ url }, { setHeader() {}, end: () => resolve(true) }, resolve),
    )
    strictEqual(served, true)
  }
})

test('the plugin of webpack and Rspack emits the files first, and inserts the guard into pages last', async () => {
  const { default: Plugin } = await plugin('webpack')
  function RawSource(text) {
    return { source: () => text }
  }
  const run = async (publicPath, key) => {
    const taps = []
    const assets = new Map([
      ['index.html', new RawSource(page)],
      ['a/b.html', new RawSource(page)],
      ['main.js', new RawSource('1')],
    ])
    const emitted = new Map()
    const compilation = {
      hooks: { processAssets: { tapPromise: (tap, task) => taps.push([tap.stage, task]) } },
      emitAsset: (name, source, info) => emitted.set(name, { source, info }),
      updateAsset: (name, source) => assets.set(name, source),
      getAssets: () => [...assets].map(([name, source]) => ({ name, source })),
      outputOptions: { publicPath },
    }
    new Plugin().apply({
      hooks: { thisCompilation: { tap: (_, task) => task(compilation) } },
      [key]: { sources: { RawSource } },
    })
    for (const [, task] of taps.sort(([one], [other]) => one - other)) await task()
    deepStrictEqual(
      taps.map(([stage]) => Math.sign(stage)),
      [-1, 1],
    )
    return { emitted, text: name => assets.get(name).source() }
  }
  for (const [publicPath, root, below] of [
    ['auto', '', '../'],
    [undefined, '', '../'],
    ['/shop', '/shop/', '/shop/'],
    ['/', '/', '/'],
    ['', '', ''],
  ]) {
    const { emitted, text } = await run(publicPath, publicPath === '/' ? 'rspack' : 'webpack')
    startsWithGuard(text('index.html'))
    contains(text('index.html'), files(root))
    contains(text('a/b.html'), files(below))
    strictEqual(text('main.js'), '1')
    deepStrictEqual([...emitted.keys()].sort(), names.map(name => `${folder}/${name}`).sort())
    deepStrictEqual(emitted.get(`${folder}/guard.js`).info, { minimized: true, immutable: true })
  }
})

test('the hook of SvelteKit inserts the guard once, into the chunk with the head, for the visitor of the request', async () => {
  const { consentHandle } = await plugin('sveltekit')
  const event = { request: new Request('https://site.test/', { headers: { cookie: 'a=b' } }) }
  const run = async (options, chunks) => {
    const done = []
    await consentHandle(options)({
      event,
      async resolve(given, { transformPageChunk }) {
        strictEqual(given, event)
        for (const html of chunks) done.push(await transformPageChunk({ html, done: false }))
        return new Response()
      },
    })
    return done
  }
  const [first, second, third] = await run({ base: '/shop' }, ['<!-- a -->', page, page])
  strictEqual(first, '<!-- a -->')
  startsWithGuard(second)
  contains(second, files('/shop/'))
  strictEqual(third, page)
  const [own] = await run(({ request }) => ({ base: new URL(request.url).pathname, nonce: 'abc' }), [page])
  contains(own, files('/'))
  contains(own, 'nonce="abc"')
})

test('the plugin of Eleventy transforms HTML pages only, gives templates the policy, and copies the files', async () => {
  const { default: eleventy } = await plugin('eleventy')
  const found = {}
  const dir = newFolder('eleventy')
  eleventy({
    pathPrefix: '/docs/',
    on: (name, task) => (found[name] = task),
    addGlobalData: (name, data) => (found[name] = data),
    addTransform: (name, transform) => (found.transform = transform),
  })
  for (const outputPath of [false, 'feed.xml'])
    strictEqual(await found.transform.call({ page: { outputPath } }, page), page)
  const html = await found.transform.call({ page: { outputPath: 'a/index.html' } }, page)
  startsWithGuard(html)
  contains(html, files('/docs/'))
  match((await found.consentElements()).csp['script-src'], /'sha256-/)
  await found['eleventy.after']({ dir: { output: join(place, 'nowhere') }, directories: { output: dir } })
  holdsAllFiles(dir)
  await found['eleventy.after']({ dir: { output: newFolder('eleventy-1') } })
  holdsAllFiles(join(place, 'eleventy-1'))
})

test('the reporter of Parcel changes the pages that a build has written, with the options of package.json', async () => {
  const { default: reporter } = await plugin('parcel')
  const { report } = reporter[Symbol.for('parcel-plugin-config')]
  const projectRoot = newFolder('parcel')
  const target = { distDir: projectRoot, publicUrl: '/shop' }
  const filePath = join(projectRoot, 'index.html')
  const bundleGraph = {
    getBundles: () => [
      { type: 'js', filePath: join(projectRoot, 'a.js'), target },
      { type: 'html', filePath: join(projectRoot, 'missing.html'), target },
      { type: 'html', filePath, target },
    ],
  }
  const script = page // whatever it contains
  writeFileSync(join(projectRoot, 'a.js'), script)
  writeFileSync(filePath, page)
  await report({ event: { type: 'buildStart', bundleGraph }, options: { projectRoot } })
  await report({ event: { type: 'buildSuccess' }, options: { projectRoot } })
  strictEqual(readFileSync(filePath, 'utf8'), page)
  await report({ event: { type: 'buildSuccess', bundleGraph }, options: { projectRoot } })
  startsWithGuard(readFileSync(filePath, 'utf8'))
  contains(readFileSync(filePath, 'utf8'), files('/shop/'))
  strictEqual(readFileSync(join(projectRoot, 'a.js'), 'utf8'), script)
  holdsAllFiles(projectRoot)

  writeFileSync(join(projectRoot, 'package.json'), '{"consent-elements":{"tier":"strict"}}')
  writeFileSync(filePath, page)
  await report({ event: { type: 'buildSuccess', bundleGraph }, options: { projectRoot } })
  contains(readFileSync(filePath, 'utf8'), `${folder}/guard-strict.js`)
})

test('withConsentElements of Next copies the files to public/, and returns the configuration', async () => {
  const { withConsentElements } = await plugin('next')
  const config = { reactStrictMode: true }
  const before = process.cwd()
  process.chdir(newFolder('next'))
  try {
    strictEqual(await withConsentElements(config)(), config)
  } finally {
    process.chdir(before)
  }
  holdsAllFiles(join(place, 'next/public'))
})

test('ConsentHead of Next renders the guard first, without the encoding, below basePath', async () => {
  const { ConsentHead } = await plugin('next-head')
  const html = renderToStaticMarkup(await ConsentHead({ base: '/shop', nonce: 'abc' }))
  match(html, /^(?:<(?:link|meta)[^>]*>)*<script data-file="/)
  contains(html, files('/shop/'))
  contains(html, 'nonce="abc"')
  const tags = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  ok(!/charset/i.test(tags))
  ok(!/<meta(?![^>]*itemprop)/i.test(tags), 'a meta element would be hoisted')
  // Text of scripts is not escaped.
  contains(html, readFileSync(join(root, 'dist/guard.js'), 'utf8').trim().slice(0, 200))
})

test('the middleware of Astro changes HTML, keeps status and headers, and drops the length', async () => {
  const { onRequest } = await plugin('astro-middleware')
  const request = new Request('https://site.test/')
  const answer = (body, type) => async () =>
    new Response(body, { status: 404, headers: { 'content-type': type, 'content-length': '5', 'x-own': '1' } })
  const json = await answer('{}', 'application/json')()
  strictEqual(await onRequest({ request, isPrerendered: true }, async () => json), json)
  const response = await onRequest({ request, isPrerendered: false }, answer(page, 'text/html; charset=utf-8'))
  deepStrictEqual([response.status, response.headers.get('x-own')], [404, '1'])
  strictEqual(response.headers.get('content-length'), null)
  const html = await response.text()
  startsWithGuard(html)
  contains(html, 'data-file="/virtual/guard')
})

test('the integration of Astro gives its middleware the options and the base, and copies the files after a build', async () => {
  const { default: consentElements } = await plugin('astro')
  const { hooks } = consentElements({ tier: 'strict' })
  let config
  const middlewares = []
  hooks['astro:config:setup']({
    config: { base: '/shop' },
    updateConfig: given => (config = given),
    addMiddleware: given => middlewares.push(given),
  })
  deepStrictEqual(middlewares, [{ order: 'pre', entrypoint: 'consent-elements/astro-middleware' }])
  deepStrictEqual(config.vite.ssr, { noExternal: ['consent-elements'] })
  const [files, options] = config.vite.plugins
  strictEqual(files.writeBundle, undefined, 'Astro has its own hook after a build')
  strictEqual(options.resolveId('other'), null)
  strictEqual(options.load('virtual:consent-elements/options'), null)
  const id = options.resolveId('virtual:consent-elements/options')
  deepStrictEqual(JSON.parse(options.load(id).replace('export default ', '')), {
    tier: 'strict',
    base: `/shop/${folder}/`,
  })
  strictEqual(options.configEnvironment('client'), null)
  for (const name of ['ssr', 'prerender'])
    deepStrictEqual(options.configEnvironment(name), { resolve: { noExternal: ['consent-elements'] } })
  const built = newFolder('astro')
  await hooks['astro:build:generated']({ dir: pathToFileURL(`${built}/`) })
  holdsAllFiles(built)
})

test('the server plugin of Nuxt inserts the guard first, with the nonce, for the visitor of the request', async () => {
  const { default: nuxtPlugin } = await plugin('nuxt-plugin')
  let render
  nuxtPlugin({ hooks: { hook: (name, task) => (render = name === 'render:html' && task) } })
  const headOf = async event => {
    const html = { head: ['<title>A</title>'] }
    await render(html, { event: { context: {}, ...event } })
    strictEqual(html.head.length, 2)
    strictEqual(html.head[1], '<title>A</title>')
    return html.head[0]
  }
  contains(await headOf({ context: { nonce: 'own' } }), 'nonce="own"')
  contains(await headOf({ context: { nonce: 'own', security: { nonce: 'security' } } }), 'nonce="security"')
  const plain = await headOf({})
  ok(!/<script[^>]* nonce=/.test(plain), 'no nonce is made up')
  // A visitor who has decided preloads nothing, with both versions of Nitro.
  const cookie = `privacy-consent=1.${Date.now().toString(36)}..c.11111.....`
  contains(plain, 'rel="modulepreload"')
  ok(!(await headOf({ node: { req: { headers: { cookie } } } })).includes('rel="modulepreload"'))
  ok(!(await headOf({ req: { headers: new Headers({ cookie }) } })).includes('rel="modulepreload"'))
})

test('the module of Nuxt serves the files, and passes its options and the base to its server plugin', async () => {
  const { default: nuxtModule } = await plugin('nuxt')
  const hooks = {}
  const buildDir = newFolder('nuxt')
  const compilerOptions = { isCustomElement: tag => tag === 'own-tag' }
  const options = {
    buildDir,
    app: { baseURL: '/shop/' },
    vue: { compilerOptions },
    consentElements: { tier: 'strict' },
  }
  nuxtModule({ layout: 'bar' }, { options, hook: (name, task) => (hooks[name] = task) })
  deepStrictEqual(
    ['consent-banner', 'privacy-settings-button', 'own-tag', 'my-consent-banner', 'div'].map(
      compilerOptions.isCustomElement,
    ),
    [true, true, true, false, false],
  )
  const config = { plugins: ['own'], virtual: { own: '1' } }
  hooks['nitro:config'](config)
  strictEqual(config.plugins.length, 2)
  strictEqual(config.plugins[1], join(root, 'dist/plugins/nuxt-plugin.js'))
  deepStrictEqual(config.publicAssets, [
    { dir: join(buildDir, 'consent-elements', folder), baseURL: `/${folder}`, maxAge: 31_536_000 },
  ])
  strictEqual(config.virtual.own, '1')
  deepStrictEqual(JSON.parse(config.virtual['virtual:consent-elements/options'].replace('export default ', '')), {
    tier: 'strict',
    layout: 'bar',
    base: `/shop/${folder}/`,
  })
  ok(config.externals.inline.includes('consent-elements'))
  await hooks['build:before']()
  holdsAllFiles(join(buildDir, 'consent-elements'))
})
