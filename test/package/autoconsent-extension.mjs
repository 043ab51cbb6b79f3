// `npm run test:autoconsent`, after a build: Chromium visits a page with our banner, with the extension in the package
// of DuckDuckGo's autoconsent. Not part of `npm test`, because the headless shell that is downloaded if there is no
// Chromium does not support extensions.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rule = JSON.parse(readFileSync(join(root, 'examples/autoconsent/consent-elements.json'), 'utf8'))

const page = `<!doctype html><html lang="en"><head><title>A site</title><script type="module" src="/consent-elements.js"></script></head>
<body><h1>A site</h1><consent-banner mode="offline" categories="all"></consent-banner></body></html>`
const site = createServer(({ url }, response) => {
  const file = join(root, 'dist', new URL(url, 'http://site').pathname)
  if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  if (!existsSync(file)) return response.writeHead(204).end()
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file))
})
await new Promise(resolve => site.listen(0, '127.0.0.1', resolve))

/** Converts a step to the format of the extension's rules file: a selector is an index into the list of strings. */
const strings = ['consent-banner']
const packed = steps => steps.map(step => (strings.includes(step.exists) ? { e: strings.indexOf(step.exists) } : step))
/** Creates the extension with unchanged code, and a rules file with only our rule or none. */
function extension(rules) {
  const folder = mkdtempSync(join(tmpdir(), 'autoconsent-'))
  cpSync(join(root, 'node_modules/@duckduckgo/autoconsent/dist/addon-mv3'), folder, { recursive: true })
  const inMainFrame = 10
  const r = rules.map(({ name, detectCmp, detectPopup, optOut, test }) => {
    return [1, name, 0, '', inMainFrame, [0], packed(detectCmp), packed(detectPopup), optOut, test, {}]
  })
  const none = [r.length, r.length]
  const end = strings.length
  const index = { genericRuleRange: [0, r.length], frameRuleRange: none, specificRuleRange: none }
  const compact = { v: 1, s: strings, r, index: { ...index, genericStringEnd: end, frameStringEnd: end } }
  writeFileSync(join(folder, 'compact-rules.json'), JSON.stringify(compact))
  writeFileSync(join(folder, 'rules.json'), JSON.stringify({ autoconsent: rules }))
  return folder
}

/**
 * Visits the site with the extension.
 * @returns what is stored after the extension has finished
 */
async function visited(rules) {
  const folder = extension(rules)
  const { args, ...options } = await chromiumLaunchOptions()
  const browser = await launch({
    ...options,
    pipe: true,
    enableExtensions: [folder],
    args: [...args, '--disable-features=DisableLoadExtensionCommandLineSwitch,WebUIOmniboxPopup'],
  })
  try {
    await browser.waitForTarget(target => target.type() === 'service_worker')
    const tab = await browser.newPage()
    const said = []
    tab.on('console', message => said.push(message.text()))
    await tab.goto(`http://127.0.0.1:${site.address().port}/`)
    const ends = rules.length > 0 ? /self-test on/ : /undoprehide/
    for (let patience = 150; patience > 0 && !said.some(line => ends.test(line)); patience--)
      await new Promise(resolve => setTimeout(resolve, 100))
    const record = await tab.evaluate(() => localStorage.getItem('privacy-consent-storage'))
    const shows = (await tab.$('>>> [part=banner]:not([inert])')) !== null
    return { said, shows, record: record && JSON.parse(record) }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await check(
  "DuckDuckGo's extension, with the rule that we ship, finds the banner and rejects all by its button",
  async () => {
    const { said, record } = await visited([rule])
    must(said.includes('consent-elements: opt out result true'), `it said:\n${said.join('\n')}`)
    must(record?.consentInfo.type === 'necessary', `stored is ${JSON.stringify(record)}`)
    const { necessary, ...others } = record.consents
    must(necessary && !Object.values(others).includes(true), `stored is ${JSON.stringify(record.consents)}`)
  },
)

await check('without a rule it decides nothing, and the visitor is asked', async () => {
  const { record, shows } = await visited([])
  must(record === null, `stored is ${JSON.stringify(record)}`)
  must(shows, 'the banner does not show')
})

site.close()
totals()
