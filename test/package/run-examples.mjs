// `npm run test:examples [name …]`: installs each package in examples/ with the packed tarball in a separate folder,
// builds it with its own toolchain, and opens it in Chromium. A visitor accepts, returns, withdraws and, in another
// profile, rejects.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { giveOut, openWorkshop, readJson, start } from '../support/built-sites.mjs'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const examples = join(root, 'examples')
const known = readdirSync(examples).filter(name => {
  const file = join(examples, name, 'package.json')
  // WordPress has its own run: `npm run test:wordpress`.
  return name !== 'wordpress' && existsSync(file) && readJson(file).dependencies?.['consent-elements']
})
const asked = process.argv.slice(2)
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

/** Development servers, with the command that starts them, and a file that a developer edits. */
const devServers = {
  vite: {
    file: 'src/counted.js',
    command: port => ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', port],
  },
  sveltekit: {
    file: 'src/routes/+page.svelte',
    command: port => ['node_modules/vite/bin/vite.js', 'dev', '--host', '127.0.0.1', '--port', port],
  },
  'nuxt-module': {
    file: 'app/app.vue',
    command: port => ['node_modules/nuxt/bin/nuxt.mjs', 'dev', '--host', '127.0.0.1', '--port', port],
  },
  angular: {
    file: 'src/main.ts',
    command: port => ['node_modules/@angular/cli/bin/ng.js', 'serve', '--host', '127.0.0.1', '--port', port],
  },
  parcel: {
    file: 'src/counted.js',
    command: port => ['node_modules/parcel/lib/bin.js', 'serve', 'src/index.html', '--host', '127.0.0.1', '-p', port],
  },
  eleventy: {
    file: 'pages/index.html',
    command: port => ['node_modules/@11ty/eleventy/cmd.cjs', '--serve', '--input=pages', `--port=${port}`],
  },
  astro: {
    file: 'src/pages/index.astro',
    command: port => ['node_modules/astro/astro.js', 'dev', '--host', '127.0.0.1', '--port', port],
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

for (const name of asked.length > 0 ? asked : known) {
  let folder
  await check(`${name}: installs and builds from the packed tarball`, () => {
    folder = workshop.build(join(examples, name), name)
  })
  if (!folder) continue
  const site = join(folder, 'site')
  const entry = existsSync(site) ? undefined : Object.keys(servers).find(file => existsSync(join(folder, file)))
  const { url, stop } =
    name === 'from-a-folder'
      ? { url: pathToFileURL(join(site, 'index.html')).href, stop() {} }
      : entry
        ? await start(folder, servers[entry])
        : await giveOut(site, headersOf(name, site))

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
      const { url: devUrl, stop: stopDev } = await start(folder, port => dev.command(`${port}`))
      try {
        const { page, faults, shown, press, leave } = await visitor(devUrl)
        const scripts = () =>
          page.$$eval('script', all => all.filter(({ src }) => /consent-elements\.js/.test(src)).length)
        await shown(banner)
        const edited = join(folder, dev.file)
        const text = readFileSync(edited, 'utf8').replace('This visit is', 'Now this visit is')
        must(text.includes('Now this'), `${dev.file} was not edited`)
        writeFileSync(edited, text)
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
totals()
