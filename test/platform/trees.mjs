// `npm run test:trees`, after a build: what Chromium, Firefox and WebKitGTK tell assistive technology about each surface:
// role and name of every control, title and landmark, by WebDriver's Get Computed Role and Get Computed Label; and what live
// regions say after a press. The result is in trees.json beside this file: one list, and what an engine says differently. --write writes it; then `npm run format`.
import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { remote } from 'webdriverio'
import { check, must, totals } from '../support/checks.mjs'
import { startMarionette } from '../support/marionette.mjs'
import { startWebKit } from '../support/start-webkit.mjs'
import { vendorList } from '../support/vendor-list.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = new URL('trees.json', import.meta.url)
const pay = `<script src="/dist/consent-or-pay.js" data-consent-or-pay='{"label":"Subscribe"}'></script>`
const tcf = `<script src="/dist/tcf-stub.js" data-tcf='{"cmpId":300,"vendorListUrl":"/vendor-list.json","vendors":[1,2,3]}'></script>`
const open = 'consentManager.openSettings()'
const surfaces = {
  banner: { awaited: 'consent-banner [part=banner]' },
  'banner that locks the page': { attributes: 'scroll-lock close-button', awaited: 'consent-banner [part=close]' },
  'banner with switches and a third way': {
    attributes: 'category-choices',
    head: pay,
    awaited: 'consent-banner [part=subscribe]',
  },
  dialog: { act: open, awaited: 'privacy-settings-dialog [part=save]' },
  'first layer of TCF': { head: tcf, awaited: 'consent-tcf [part~=accept]' },
  'second layer of TCF': { head: tcf, act: open, awaited: 'consent-tcf [part=settings]' },
  placeholder: {
    attributes: 'services="youtube" hidden',
    body: '<iframe data-consent="experience" data-src="https://www.youtube.com/embed/x" title="A film" width="400" height="250"></iframe>',
    awaited: 'consent-placeholder [part=more]',
  },
  declaration: {
    attributes: 'hidden',
    body: '<consent-declaration></consent-declaration>',
    awaited: 'consent-declaration [part=table]',
  },
  'services in the dialog': {
    attributes: 'services="google-analytics=G-ABC123DEF4 youtube" service-choices',
    act: `${open};setTimeout(function unfold(){
      const button=document.querySelector('privacy-settings-dialog').shadowRoot?.querySelector('[aria-controls=panel-measurement]:has(.companies)')
      if(button)button.click();else setTimeout(unfold,50)},50)`,
    awaited: 'privacy-settings-dialog .service',
  },
  widget: {
    attributes: 'hidden',
    body: '<privacy-settings-dialog variant="widget"></privacy-settings-dialog>',
    awaited: 'privacy-settings-dialog [part=save]',
  },
  'status in California': {
    attributes: 'hidden place="US-CA"',
    body: '<privacy-settings-button status></privacy-settings-button>',
    act: '(function reject(){if(consentManager.state.jurisdictionInfo)consentManager.rejectAll();else setTimeout(reject,50)})()',
    awaited: 'privacy-settings-button [part~=status]',
  },
  'announcements after Reject': { awaited: 'consent-banner [part=banner]', press: 'reject' },
  'announcements after Reject, with confirmation': {
    attributes: 'confirmation',
    awaited: 'consent-banner [part=banner]',
    press: 'reject',
  },
  'announcements after Save': { act: open, awaited: 'privacy-settings-dialog [part=save]', press: 'save' },
  'announcements of a placeholder': {
    attributes: 'services="youtube" hidden',
    body: '<iframe data-consent="experience" data-src="/empty" title="A film" width="400" height="250"></iframe>',
    awaited: 'consent-placeholder [part=more]',
    press: 'allow',
  },
}

/** Runs in the page: notes each text of each live region. Texts stay for seconds, so that looking often enough sees all. */
const listen = `
  globalThis.said = []
  const last = new Map()
  const roots = root => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))]
  setInterval(() => {
    for (const region of roots(document).flatMap(root => [...root.querySelectorAll('[role=status],[role=alert],[aria-live]')])) {
      const text = region.textContent.trim()
      if (text && last.get(region) !== text) said.push(region.role + ' "' + text + '"')
      last.set(region, text)
    }
  }, 20)`

const page = ({ head = '', attributes = '', body = '', act = '' }) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>A shop</title><script>localStorage.clear()</script>${head}<script src="/dist/guard.js"></script>
<script type="module" src="/dist/consent-elements.js"></script></head><body>
<consent-banner mode="offline" categories="all" policy-url="/privacy" language="en" ${attributes}></consent-banner>
<h1>A shop</h1>${body}<script>${listen}
document.addEventListener('consent-ready', () => { ${act} }, { once: true })</script></body></html>`

let shown = ''
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (pathname === '/empty') return response.end()
  if (pathname === '/') return response.setHeader('content-type', 'text/html').end(shown)
  if (pathname === '/vendor-list.json') return response.end(JSON.stringify(vendorList(5)))
  try {
    const content = readFileSync(root + pathname.slice(1))
    response.setHeader('content-type', pathname.endsWith('.js') ? 'text/javascript' : 'text/plain').end(content)
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}/`

/** Returns the visible elements of a surface that have a role of their own; null as long as it is not there. */
const elementsOf = `
  const [host, part] = arguments[0].split(' ')
  const root = document.querySelector(host)?.shadowRoot
  if (!root?.querySelector(part)) return null
  const told = 'button,a[href],input,summary,[role],h2,h3,dialog,table,iframe'
  return [...root.querySelectorAll(told)].filter(element => element.checkVisibility() && !element.closest('svg'))`

const key = 'element-6066-11e4-a52e-4f735466cecf'
const classic = driver => ({
  go: url => driver.navigateTo(url),
  run: (script, ...given) => driver.executeScript(script, given),
  tell: async element => [
    await driver.getElementComputedRole(element[key]),
    await driver.getElementComputedLabel(element[key]),
  ],
})
const engines = {
  async chromium() {
    const args = ['--headless=new', '--no-sandbox', '--disable-gpu']
    const driver = await remote({
      logLevel: 'silent',
      capabilities: {
        browserName: 'chrome',
        'wdio:enforceWebDriverClassic': true,
        'wdio:chromedriverOptions': { binary: '/usr/bin/chromedriver' },
        'goog:chromeOptions': { args, binary: process.env.CHROME_PATH ?? '/usr/bin/chromium' },
      },
    })
    return { ...classic(driver), stop: () => driver.deleteSession() }
  },
  async firefox() {
    const { send, stop } = await startMarionette()
    return {
      go: url => send('Navigate', { url }),
      run: async (script, ...args) => (await send('ExecuteScript', { script, args })).value,
      tell: async element => [
        (await send('GetComputedRole', { id: element[key] })).value,
        (await send('GetComputedLabel', { id: element[key] })).value,
      ],
      stop,
    }
  },
  async webkit() {
    const { driver, stop } = await startWebKit()
    return { ...classic(driver), stop }
  },
}

/** Returns role and name of each element of a surface. */
async function treeOf({ go, run, tell }, surface) {
  shown = page(surface)
  await go(address)
  let elements = null
  for (let tries = 0; elements === null && tries < 100; tries++) {
    await new Promise(resolve => setTimeout(resolve, 100))
    elements = await run(elementsOf, surface.awaited)
  }
  if (elements === null) throw new Error(`${surface.awaited} is not there`)
  await new Promise(resolve => setTimeout(resolve, 500))
  if (surface.press) {
    const [host] = surface.awaited.split(' ')
    await run(`document.querySelector('${host}').shadowRoot.querySelector('[data-action=${surface.press}]').click()`)
    await new Promise(resolve => setTimeout(resolve, 1500))
    return run('return said')
  }
  const lines = []
  for (const element of await run(elementsOf, surface.awaited)) {
    const [role, name] = await tell(element)
    lines.push(`${role} "${name.replace(/\s+/g, ' ').trim()}"`)
  }
  return lines
}

const known = process.argv.includes('--write') ? {} : JSON.parse(readFileSync(file, 'utf8'))
const told = {}
for (const [engine, start] of Object.entries(engines)) {
  const browser = await start()
  try {
    for (const [name, surface] of Object.entries(surfaces)) {
      const tree = await treeOf(browser, surface)
      if (process.argv.includes('--write')) console.log(`${engine}: ${tree.length} elements of ${name}`)
      const own = ((told[name] ??= { chromium: tree })[engine] = tree)
      if (process.argv.includes('--write')) continue
      await check(`${engine} tells what is known of: ${name}`, () => {
        const expected = known[name]?.[engine] ?? known[name]?.all
        must(JSON.stringify(own) === JSON.stringify(expected), `it tells\n${own.join('\n')}`)
      })
    }
  } finally {
    await browser.stop()
  }
}
server.close()
if (process.argv.includes('--write')) {
  const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other)
  const result = Object.fromEntries(
    Object.entries(told).map(([name, { chromium, ...others }]) => [
      name,
      { all: chromium, ...Object.fromEntries(Object.entries(others).filter(([, tree]) => !isSame(tree, chromium))) },
    ]),
  )
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
} else totals()
