// `npm run test:examples [name …]`: installs each package in examples/ with the packed tarball in a separate folder,
// builds it with its own toolchain, and opens it in Chromium. A visitor accepts, returns, withdraws and, in another
// profile, rejects. With `--newest`, each copy first gets the newest version of every package, and the versions are listed.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut, openWorkshop, programOf, readJson, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'
import { raiseToNewest } from '../support/newest.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const examples = join(root, 'examples')
const known = readdirSync(examples).filter(name => {
  const file = join(examples, name, 'package.json')
  // These have runs of their own: `npm run test:wordpress` and `npm run test:extensions`.
  return (
    !['wordpress', 'drupal', 'shopify'].includes(name) &&
    existsSync(file) &&
    readJson(file).dependencies?.['consent-elements']
  )
})
const isNewest = process.argv.includes('--newest')
const asked = process.argv.slice(2).filter(word => word !== '--newest')
for (const name of asked)
  if (!known.includes(name)) throw new Error(`There is no "${name}"; known are ${known.join(', ')}`)

const workshop = openWorkshop()

/** Examples that are servers, with the command that starts them. */
const servers = {
  'server.mjs': () => ['server.mjs'],
  '.next/BUILD_ID': port => [
    'node_modules/next/dist/bin/next',
    'start',
    '--hostname',
    '127.0.0.1',
    '--port',
    `${port}`,
  ],
  '.output/server/index.mjs': () => ['.output/server/index.mjs'],
}

/** Development servers, with the package and the arguments that start them, and a file that a developer edits. */
const devServers = {
  vite: {
    file: 'src/counted.js',
    command: port => ['vite', '--host', '127.0.0.1', '--port', port],
  },
  sveltekit: {
    file: 'src/routes/+page.svelte',
    command: port => ['vite', 'dev', '--host', '127.0.0.1', '--port', port],
  },
  'nuxt-module': {
    file: 'app/app.vue',
    command: port => ['nuxt', 'dev', '--host', '127.0.0.1', '--port', port],
  },
  angular: {
    file: 'src/main.ts',
    command: port => ['@angular/cli', 'serve', '--host', '127.0.0.1', '--port', port],
  },
  parcel: {
    file: 'src/counted.js',
    command: port => ['parcel', 'serve', 'src/index.html', '--host', '127.0.0.1', '-p', port],
  },
  eleventy: {
    file: 'pages/index.html',
    command: port => ['@11ty/eleventy', '--serve', '--input=pages', `--port=${port}`],
  },
  'next-guard': {
    file: 'app/counted.jsx',
    command: port => ['next', 'dev', '--hostname', '127.0.0.1', '--port', port],
  },
  astro: {
    file: 'src/pages/index.astro',
    command: port => ['astro', 'dev', '--host', '127.0.0.1', '--port', port],
  },
}

/** The headers that a static host sends: `headers.json` of the example, or what the site's build wrote into `_headers`. */
function headersOf(name, site) {
  const own = join(examples, name, 'headers.json')
  if (existsSync(own)) return readJson(own)
  const built = join(site, '_headers')
  const lines = existsSync(built) ? readFileSync(built, 'utf8').split('\n') : []
  return Object.fromEntries(lines.filter(line => /^\s+\S/.test(line)).map(line => line.trim().split(/:\s+(.*)/, 2)))
}

/** Servers that do not render the banner, so that visitors without JavaScript have none. */
const drawnInBrowsers = ['next-guard', 'nuxt-module']

const browser = await launch(await chromiumLaunchOptions())

/** Creates a new visitor. `faults` collects the errors of the pages. */
async function visitor(url) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !message.location().url?.endsWith('/favicon.ico')) faults.push(message.text())
  })
  const open = () => page.goto(url, { waitUntil: 'load' })
  await open()
  const shown = selector => page.waitForSelector(`>>> ${selector}`, { visible: true, timeout: 15_000 })
  const gone = selector => page.waitForSelector(`>>> ${selector}`, { hidden: true, timeout: 15_000 })
  const press = async selector => (await shown(selector)).click()
  const decision = async type =>
    page.waitForFunction(
      type => JSON.parse(localStorage.getItem('privacy-consent-storage'))?.consentInfo.type === type,
      { timeout: 15_000 },
      type,
    )
  const asksNot = async () => must(!(await (await page.$('>>> ' + banner))?.isVisible()), 'the banner asks again')
  /** Waits until the page states that the visit is counted, itself or in an allowed frame. */
  const counted = async wanted => {
    const deadline = Date.now() + 15_000
    for (;;) {
      const texts = await Promise.all(
        page.frames().map(frame => frame.$eval('#counted', ({ textContent }) => textContent).catch(() => '')),
      )
      if (texts.some(text => /is counted/.test(text)) === wanted) return
      must(Date.now() < deadline, `the page says: ${texts.join(' ')}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  return { page, faults, open, shown, gone, press, decision, counted, asksNot, leave: () => context.close() }
}

/** The elements, or the site’s own layout with React parts. */
const banner = ':is([part=banner], .own-banner)'
const settings = ':is(privacy-settings-button, [data-consent-open], main button)'

const notRun = []
for (const name of asked.length > 0 ? asked : known) {
  const newest = isNewest ? raiseToNewest(readJson(join(examples, name, 'package.json'))) : undefined
  if (newest) console.log(`\n${[name, `Node ${process.versions.node}`, ...newest.names].join(', ')}`)
  if (newest?.refusals.length > 0) {
    notRun.push(`${name}: ${newest.refusals.join(', ')}`)
    continue
  }
  let folder
  let entry
  let served
  await check(`${name}: installs and builds from the packed tarball, and is served`, async () => {
    folder = workshop.build(join(examples, name), name, copy => {
      if (newest) writeFileSync(join(copy, 'package.json'), JSON.stringify(newest.manifest))
    })
    const site = join(folder, 'site')
    if (!existsSync(site)) entry = Object.keys(servers).find(file => existsSync(join(folder, file)))
    if (name === 'from-a-folder') served = { url: pathToFileURL(join(site, 'index.html')).href, stop() {} }
    else served = await (entry ? start(folder, servers[entry]) : giveOut(site, headersOf(name, site)))
  })
  if (!served) continue
  const { url, stop } = served

  await check(`${name}: the visitor accepts, is not asked again, and takes it back in the settings`, async () => {
    const { page, faults, open, shown, gone, press, decision, counted, asksNot, leave } = await visitor(url)
    await shown(banner)
    if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}.png`) })
    await counted(false)
    await press('[data-action=accept]')
    await gone(banner)
    await decision('all')
    await counted(true)
    await open()
    await counted(true)
    await asksNot()
    await press(settings)
    await shown('dialog[open]')
    await press('dialog [data-action=reject]')
    await gone('dialog[open]')
    await decision('necessary')
    await counted(false)
    must(faults.length === 0, faults.join('\n'))
    await leave()
  })
  await check(`${name}: a request to a tracker is blocked before the choice`, async () => {
    const { page, shown, leave } = await visitor(url)
    const sent = []
    page.on('request', request => sent.push(request.url()))
    await shown(banner)
    await page.evaluate(() => void fetch('https://www.google-analytics.com/g/collect?v=2').catch(() => {}))
    await page.evaluate(() => fetch(`${location.origin}/?control`).catch(() => {}))
    must(!sent.some(address => address.includes('google-analytics')), 'it was sent')
    must(sent.some(address => address.endsWith('?control')) || url.startsWith('file:'), 'no request was seen')
    await leave()
  })
  await check(`${name}: another visitor rejects, and opens the settings again`, async () => {
    const { faults, open, shown, gone, press, decision, counted, asksNot, leave } = await visitor(url)
    await press('[data-action=reject]')
    await gone(banner)
    await decision('necessary')
    await open()
    await counted(false)
    await asksNot()
    await press(settings)
    await shown('dialog[open]')
    await press('[data-action=switch-measurement]')
    await press('dialog [data-action=save]')
    await decision('custom')
    await counted(true)
    must(faults.length === 0, faults.join('\n'))
    await leave()
  })
  if (entry && !drawnInBrowsers.includes(name))
    for (const [action, says] of Object.entries({ accept: 'is counted', reject: 'is not counted' }))
      await check(`${name}: a visitor without JavaScript sees the banner, and the server knows ${action}`, async () => {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        await page.setJavaScriptEnabled(false)
        await page.goto(url, { waitUntil: 'load' })
        const button = await page.waitForSelector(`>>> [data-action=${action}]`, { visible: true })
        await Promise.all([page.waitForNavigation(), button.click()])
        const text = await page.$eval('#counted', ({ textContent }) => textContent)
        must(text.includes(says), `the page says: ${text}`)
        must((await page.$('>>> [part=banner]')) === null, 'the banner asks again')
        await context.close()
      })
  stop()
  const dev = devServers[name]
  if (dev)
    await check(`${name}: the dev server has one guard and one manager, also after an edit`, async () => {
      const { url: devUrl, stop: stopDev } = await start(folder, port => {
        const [program, ...words] = dev.command(`${port}`)
        return [programOf(folder, program), ...words]
      })
      try {
        const { page, faults, shown, press, leave } = await visitor(devUrl)
        const scripts = () =>
          page.$$eval('script', all => all.filter(({ src }) => /consent-elements\.js/.test(src)).length)
        await shown(banner)
        const edited = join(folder, dev.file)
        const text = readFileSync(edited, 'utf8')
        must(/<h1>|This visit is/.test(text), `${dev.file} cannot be edited`)
        // Code that arrives after an edit would not match the HTML that the server rendered before it.
        await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 1, timeout: 20_000 })
        // A page that is not yet connected to the dev server misses an edit, so there are several.
        for (let edit = 1, isShown = false; !isShown; edit++) {
          must(edit <= 6, 'an edit does not arrive in the page')
          writeFileSync(edited, text.replace(/<h1>|This visit is/, `$& edit${edit} `))
          isShown = await page
            .waitForFunction(word => document.body.innerText.includes(word), { timeout: 10_000 }, `edit${edit}`)
            .catch(() => false)
        }
        // A page that reloads shows the banner again.
        await new Promise(resolve => setTimeout(resolve, 2000))
        await shown(banner)
        must((await scripts()) === 1, `${await scripts()} scripts load the manager`)
        await press('[data-action=customize]')
        await shown('dialog[open]')
        must(faults.length === 0, faults.join('\n'))
        await leave()
      } finally {
        stopDev()
      }
    })
}

await browser.close()
workshop.clear()
if (notRun.length > 0) console.log(`\nnot run:\n${notRun.join('\n')}`)
totals()
