// `npm run bench:faces`, after a build: what visitors see of each product on phones, with five categories and English
// texts. It prints the table of docs/internals/benchmarks.md, and with `--write` replaces it there.
import { createServer } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { comparedFaces } from './compared-faces.mjs'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const windows = [
  [375, 553],
  [320, 568],
]

const compared = await comparedFaces()

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' }
const pages = Object.values(compared)
const server = createServer(({ url }, response) => {
  const [, at, name] = /^\/(\d+)\/([^?]*)/.exec(url) ?? []
  const { head, body = '', files = {} } = pages[at] ?? {}
  const content =
    name === ''
      ? `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
          <title>A site</title>${head}</head><body><main><h1>A site</h1><p>${'Its own words stay readable. '.repeat(80)}</p></main>${body}</body></html>`
      : files[name]
  response.writeHead(content ? 200 : 404, { 'content-type': types[name?.split('.').pop()] ?? 'text/html' })
  response.end(content)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))

/** Runs in the page: the share of the window that the fixed box around a button covers, in percent. */
function coveredBy(button) {
  let box = button.getBoundingClientRect()
  for (let node = button; node; node = node.parentElement ?? node.getRootNode().host) {
    if (node === document.body) break
    const { backgroundColor, display } = getComputedStyle(node)
    const outer = node.getBoundingClientRect()
    if (display !== 'contents' && outer.width > 0 && backgroundColor !== 'rgba(0, 0, 0, 0)') box = outer
  }
  const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
  return Math.round((100 * box.width * height) / (innerWidth * innerHeight))
}

/** Runs in the page: the number of switches in view, and of all. A switch of buttons counts as one. */
function switchesInView() {
  const deep = root =>
    [...root.querySelectorAll('*')].flatMap(node => [node, ...(node.shadowRoot ? deep(node.shadowRoot) : [])])
  const candidates = deep(document).filter(node =>
    node.matches('[role=switch],input[type=checkbox],.tarteaucitronLine'),
  )
  /** The visible face of a switch, which is another element than an input of no size. */
  const face = node => {
    const { width, height } = node.getBoundingClientRect()
    return width > 12 && height > 8 && getComputedStyle(node).opacity !== '0' ? node : (node.parentElement ?? node)
  }
  const hitAt = (x, y, root = document) => {
    const hit = root.elementFromPoint(x, y)
    return hit?.shadowRoot && hit !== root.host ? (hitAt(x, y, hit.shadowRoot) ?? hit) : hit
  }
  const drawn = candidates
    .map(node => face(node))
    .filter(node => node.getClientRects().length > 0 && getComputedStyle(node).visibility === 'visible')
  const seen = drawn.filter(node => {
    const { left, top, bottom, width, height } = node.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return false
    return [top + 2, top + height / 2, bottom - 2].every(y => {
      const hit = hitAt(left + width / 2, y)
      return hit !== null && (node.contains(hit) || hit.contains(node))
    })
  })
  return [seen.length, drawn.length]
}

/** Returns the number of nodes that axe reports, with its default rules on the whole page. */
async function axeFindings(page) {
  await page.addScriptTag({ content: readFileSync(axeFile, 'utf8') })
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] })
    return violations.reduce((sum, { nodes }) => sum + nodes.length, 0)
  })
}

const settle = () => new Promise(resolve => setTimeout(resolve, 1500))
const browser = await launch(await chromiumLaunchOptions())
const rows = []
try {
  for (const [at, [name, { buttons }]] of Object.entries(compared).entries()) {
    const cells = []
    for (const [width, height] of windows) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      await page.goto(`http://127.0.0.1:${server.address().port}/${at}/`)
      const accept = await page.waitForSelector(`>>> ${buttons.accept}`, { visible: true })
      await settle()
      const share = await accept.evaluate(coveredBy)
      const bannerFindings = await axeFindings(page)
      let [seen, findings] = ['no dialog', '–']
      if (buttons.dialog) {
        const customize = await page.$(`>>> ${buttons.customize}`)
        await customize.evaluate(button => button.click())
        await page.waitForSelector(`>>> ${buttons.dialog}`, { visible: true })
        await settle()
        seen = (await page.evaluate(switchesInView)).join(' of ')
        findings = await axeFindings(page)
      }
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${at}-${width}.png` })
      cells.push(`${share} %`, seen, `${bannerFindings}, ${findings}`)
      await context.close()
    }
    rows.push(`| ${[name, ...cells].join(' | ')} |`)
  }
} finally {
  await browser.close()
  server.close()
}

const heads = windows.flatMap(size => [`banner ${size.join('x')}`, 'switches in view', 'axe: banner, dialog'])
const table = `| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}\n${rows.join('\n')}`
console.log(table)
if (process.argv.includes('--write')) {
  const path = new URL('../../docs/internals/benchmarks.md', import.meta.url)
  const text = readFileSync(path, 'utf8')
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    path,
    text.replace(
      /(<!-- faces -->\n)[^]*?(<!-- \/faces -->)/,
      (_, open, close) => `${open}\nMeasured on ${day}.\n\n${table}\n\n${close}`,
    ),
  )
}
