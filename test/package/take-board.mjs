// `npm run docs:board`, after a build: shows every surface in every state on a few sheets in docs/pictures/, for designers.
// Scripts that this machine has no font for become boxes. With names it takes only these sheets: `npm run docs:board -- dialog`. `--shots FOLDER` also writes each picture alone.
import { createServer } from 'node:http'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { vendorList } from '../support/vendor-list.mjs'
import { boardSheets } from './board-sheets.mjs'
import { peerSheet } from './peer-sheet.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals } = parseArgs({ options: { shots: { type: 'string' } }, allowPositionals: true })

/** Sheets by name. A function is called only if its sheet is taken: the peers have to be installed from npm. */
const sheets = { ...boardSheets, peers: peerSheet }

const ours = ({ attributes = '', options }) =>
  `<consent-banner mode="offline" categories="all" policy-url="/privacy" ${attributes}>${
    options ? `<script type="application/json">${JSON.stringify(options)}</script>` : ''
  }</consent-banner>`

const page = ({ files, head = '', body = '', after = '', style = '', ...shot }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>A shop</title>
    ${head}
    ${files ? '' : '<script type="module" src="/dist/consent-elements.js"></script>'}
    <style>
      body { margin: 0; padding: 24px; font: 1rem/1.6 system-ui, sans-serif; background: light-dark(#eef1f4, #0e1116) }
      h1 { font-size: 1.8em; line-height: 1.2; margin: 0 0 12px }
      body > p { max-width: 34em; margin: 0 0 16px; opacity: 0.75 }
      ${style}
    </style>
  </head>
  <body>
    ${files ? '' : ours(shot)}
    <h1>Bread from the wood oven</h1>
    <p>Baked every morning from flour, water and salt. Order until noon, and we bring it tomorrow.</p>
    ${body}${after}
  </body>
</html>`

/** The page that the server answers with, and the files of a peer. */
let shown = ''
let files = {}
const types = { js: 'text/javascript', css: 'text/css' }
const server = createServer((request, response) => {
  const path = new URL(request.url, 'http://localhost').pathname
  if (path === '/') return response.setHeader('content-type', 'text/html').end(shown)
  if (path === '/api/c15t/hand-off/accept')
    return response.end(JSON.stringify({ from: 'news.example', granted: ['measurement', 'experience'] }))
  if (path === '/vendor-list.json') return response.end(JSON.stringify(vendorList(120)))
  try {
    const file = files[path.slice(1)] ?? readFileSync(`${root}${path.slice(1)}`)
    response.setHeader('content-type', types[path.split('.').pop()] ?? 'application/octet-stream').end(file)
  } catch {
    response.writeHead(404).end()
  }
})

/** Emulates what the visitor prefers. Puppeteer itself knows only some of these features. */
async function prefer(tab, { scheme = 'light', forced = false }) {
  const devtools = await tab.createCDPSession()
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
  ]
  await devtools.send('Emulation.setEmulatedMedia', { features })
}

/** @returns the picture of one state, as PNG */
async function take(browser, shot) {
  const [width, height] = shot.size
  const context = await browser.createBrowserContext()
  try {
    const tab = await context.newPage()
    tab.setDefaultTimeout(10_000)
    await tab.setViewport({ width, height })
    await prefer(tab, shot)
    if (shot.signal)
      await tab.evaluateOnNewDocument(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      )
    shown = page(shot)
    files = shot.files ?? {}
    await tab.goto(`http://127.0.0.1:${server.address().port}/${shot.address ?? ''}`)
    await tab.waitForSelector(shot.awaited, { visible: true })
    await shot.prepare?.(tab)
    await tab.evaluate(() => document.fonts.ready)
    return await tab.screenshot()
  } finally {
    await context.close()
  }
}

/** Writes the pictures of a sheet below each other, in rows of equal height, each with its label. */
async function compose(browser, name, { rows, width = 2040, quality = 55 }, pictures) {
  const cell = (shot, height) => {
    const [w, h] = shot.size
    const data = Buffer.from(pictures.get(shot)).toString('base64')
    return `<figure style="width:${Math.round((w * height) / h)}px"><img src="data:image/png;base64,${data}" style="height:${height}px"><figcaption>${shot.label}</figcaption></figure>`
  }
  const html = `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;padding:20px;inline-size:${width - 40}px;font:13px/1.3 system-ui,sans-serif;background:#c9cfd6;color:#17202c}
    h1{margin:0 0 12px;font-size:18px}section{display:flex;flex-wrap:wrap;gap:14px;margin-block-end:16px}
    figure{margin:0}img{display:block;inline-size:100%;border-radius:4px}figcaption{margin-block-start:4px}</style>
    <h1>${name}</h1>${rows.map(({ height, shots }) => `<section>${shots.map(shot => cell(shot, height)).join('')}</section>`).join('')}`
  const tab = await browser.newPage()
  await tab.setViewport({ width, height: 400 })
  await tab.setContent(html)
  const picture = await tab.screenshot({ type: 'webp', quality, fullPage: true })
  await tab.close()
  writeFileSync(`${root}docs/pictures/board-${name}.webp`, picture)
  console.log(`docs/pictures/board-${name}.webp: ${Math.round(picture.length / 1000)} kB`)
}

const unknown = positionals.filter(name => !Object.hasOwn(sheets, name))
if (unknown.length > 0) {
  console.error(`take-board: unknown ${unknown.join(', ')}; the sheets are ${Object.keys(sheets).join(', ')}`)
  process.exit(2)
}
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const browser = await launch(await chromiumLaunchOptions())
try {
  mkdirSync(`${root}docs/pictures`, { recursive: true })
  if (values.shots) mkdirSync(values.shots, { recursive: true })
  for (const [name, found] of Object.entries(sheets)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue
    const sheet = typeof found === 'function' ? await found() : found
    const pictures = new Map()
    for (const shot of sheet.rows.flatMap(({ shots }) => shots)) {
      const picture = await take(browser, shot).catch(error => {
        throw new Error(`${name}, ${shot.label}: ${error.message}`, { cause: error })
      })
      pictures.set(shot, picture)
      if (values.shots) writeFileSync(`${values.shots}/${name}-${shot.label.replace(/\W+/g, '-')}.png`, picture)
    }
    await compose(browser, name, sheet, pictures)
  }
} finally {
  await browser.close()
  server.close()
}
