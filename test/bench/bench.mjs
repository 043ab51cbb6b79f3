// `npm run bench`: the cost of consent managers, ours and others, for pages and visitors, in one run of Chromium. The page is
// 412 px wide, with text and an image, brotli, 150 ms round trip time, 1.6 Mbit/s, and 4x CPU throttling. Products take turns,
// and every visit has its own browser context. The results are medians with minimum and maximum. They are written as JSON to
// the file that is named last. If it exists, its visits are included, so a long run can be split. A second table compares
// with the goals; see goals.mjs.
//   npm run bench -- [--rounds 4] [--only name,name] [--press accept] [result.json]
// With --press, every visitor presses that button; otherwise they take turns.
import { createServer } from 'node:http'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { brotliCompressSync, crc32, deflateSync } from 'node:zlib'
import { launch } from 'puppeteer-core'
import { printGoals } from './goals.mjs'
import { products } from './products.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '4' }, only: { type: 'string' }, press: { type: 'string' } },
  allowPositionals: true,
})
const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/** An image of noise, of 26 kB, which no compression reduces. */
function picture() {
  const [width, height] = [96, 90]
  let seed = 1
  const noise = () => (seed = (seed * 16_807) % 2_147_483_647) & 255
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.from([0, ...Array.from({ length: width * 3 }, noise)])),
  )
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const compared = Object.entries(await products())
  .filter(([name]) => !values.only || values.only.split(',').some(part => name.includes(part)))
  .map(([name, product], index) => ({
    name,
    path: `/${index}/`,
    body: '',
    head: '',
    files: {},
    buttons: {},
    ...product,
  }))

const probe = readFileSync(new URL('probe.js', import.meta.url), 'utf8')
const text = '<p>The harbour was quiet that morning, and the boats lay still between the piers. </p>'.repeat(12)
const page = ({
  head,
  body,
  buttons,
}) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width"><script data-buttons='${JSON.stringify(buttons)}'>${probe}</script>${head}</head>
<body>${body}<h1>A page of a site</h1><img src="/picture.png" width="380" height="260" alt="">${text}</body></html>`
const types = {
  js: 'text/javascript',
  css: 'text/css',
  png: 'image/png',
  html: 'text/html',
  'show-consent-banner': 'application/json',
}
const answers = new Map([['/picture.png', picture()]])
for (const product of compared) {
  const html = brotliCompressSync(page(product))
  const plainSize = brotliCompressSync(page({ ...product, head: '', body: '' })).length
  product.inPage = (html.length - plainSize) / 1000
  answers.set(product.path, html)
  answers.set(`${product.path}quiet`, brotliCompressSync(page({ ...product, buttons: {} })))
  product.inPageAgain = product.inPage
  if (product.grantedHead) {
    const granted = { ...product, head: product.grantedHead }
    product.inPageAgain = (brotliCompressSync(page(granted)).length - plainSize) / 1000
    answers.set(`${product.path}quiet, granted`, brotliCompressSync(page({ ...granted, buttons: {} })))
  }
  for (const [file, content] of Object.entries(product.files))
    answers.set(product.path + file, brotliCompressSync(Buffer.from(content)))
}
const server = createServer(({ url, headers }, response) => {
  const path = url.split('?')[0]
  const isGranted = headers.cookie?.includes('privacy-consent=')
  const answer = (isGranted && answers.get(`${path}, granted`)) || answers.get(path)
  response.statusCode = answer ? 200 : 404
  response.setHeader('content-type', types[path.split(/[./]/).pop()] ?? types.html)
  response.setHeader('cache-control', path.endsWith('.js') ? 'max-age=3600' : 'no-store')
  if (answer && !path.endsWith('png')) response.setHeader('content-encoding', 'br')
  response.end(answer)
})
await new Promise(resolve => server.listen(0, resolve))
const origin = `http://localhost:${server.address().port}`

const browser = await launch({
  executablePath: [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    path => path && existsSync(path),
  ),
  // The address bar of the windows would load hundreds of modules for each page.
  args: [
    '--no-sandbox',
    // Larger than the emulated screen: there is no Event Timing for presses outside of the window.
    '--window-size=1000,1000',
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
    // No request of a page leaves this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  ],
})
const browserSession = await browser.target().createCDPSession()

/** Opens a page without Puppeteer's own target, which enables a debugger that slows React's evaluation by a third. */
async function openPage(context) {
  const known = new Set(browser.targets())
  await browserSession.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id })
  const target = await browser.waitForTarget(
    candidate => !known.has(candidate) && candidate.type() === 'page' && candidate.browserContext() === context,
  )
  const session = await target.createCDPSession()
  await session.send('Page.enable')
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 412,
    height: 823,
    deviceScaleFactor: 1,
    mobile: true,
  })
  const evaluate = async expression =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
  return { session, evaluate }
}

async function until(evaluate, expression, patience) {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if (await evaluate(expression)) return true
    await wait(8)
  }
  return false
}

const cost = async session => {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = name => metrics.find(metric => metric.name === name).value
  return { cpu: (of('TaskDuration') * 1000) / 4, script: (of('ScriptDuration') * 1000) / 4, nodes: of('Nodes') }
}
const heap = async session => {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1000
}

const click = async (session, { x, y }) => {
  for (const type of ['mousePressed', 'mouseReleased'])
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
}
const go = async (session, path) => {
  const loaded = new Promise(resolve => session.once('Page.loadEventFired', resolve))
  await session.send('Page.navigate', { url: origin + path })
  await loaded
}
/** The transferred size of the page's files, without what a product adds to the page itself. */
const bytes = `performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith('png')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000`

/** A passive visit: the page contains only listeners for paints. */
async function watched({ session, evaluate }, path, inPage) {
  await go(session, `${path}quiet`)
  await wait(1000)
  const spent = await cost(session)
  const seen = await evaluate(`({ ...bench, place: null, total: ${inPage} + ${bytes} })`)
  return { ...seen, ...spent, heap: await heap(session) }
}

/** A passive first visit. */
async function quietVisit(product) {
  const context = await browser.createBrowserContext()
  const page = await openPage(context)
  const {
    fcp,
    lcp,
    shift,
    blocked,
    longest,
    total,
    cpu,
    script,
    nodes,
    heap: used,
  } = await watched(page, product.path, product.inPage)
  await context.close()
  return { fcp, lcp, shift, blocked, longest, total, cpu, script, nodes, heap: used }
}

/**
 * A first visit with a click: Accept in the first frame in which the banner is at rest (`first`), or one of the three
 * buttons later. Visitors who accept visit the page again, passively.
 */
async function pressingVisit(product, action) {
  const { path, buttons, inPage } = product
  const context = await browser.createBrowserContext()
  const { session, evaluate } = await openPage(context)
  const going = go(session, path)
  const result = {}
  if (await until(evaluate, 'window.bench?.bannerRests', 8000)) {
    if (action !== 'first') await going.then(() => wait(300))
    const name = action === 'first' ? 'accept' : action
    const spot = buttons[name] && (await evaluate(`bench.place(${JSON.stringify(name)})`))
    if (spot) {
      if (action !== 'first') {
        await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot })
        await wait(150)
      }
      await evaluate('bench.events.length = 0; bench.pressed = performance.now()')
      await click(session, spot)
      if (action === 'first') result.lost = !(await until(evaluate, 'bench.goneAt', 2500))
      else await wait(1200)
      const after = await evaluate('({ ...bench, place: null })')
      if (action !== 'first') result[`${action}Paint`] = after.events.length > 0 ? Math.max(...after.events) : 16
      // Tasks below 50 ms are not reported and count as 0.
      if (action === 'accept')
        result.acceptTask = Math.max(
          0,
          ...after.tasks.filter(({ end }) => end > after.pressed).map(({ duration }) => duration),
        )
      if (action === 'customize' && after.dialogRests) result.dialog = after.dialogRests - after.pressed
    }
  }
  await going
  const { bannerAt, bannerRests, shift } = await evaluate('({ ...bench, place: null })')
  const before = await evaluate(
    bytes
      .replace("endsWith('png')", `endsWith('png') && entry.responseEnd <= (bench.bannerAt ?? 0)`)
      .replace('({ name }) => !name.endsWith', 'entry => !entry.name.endsWith'),
  )
  Object.assign(result, { banner: bannerAt, rests: bannerRests, shift, before: inPage + before })
  if (action === 'accept') {
    await session.send('Network.clearBrowserCache')
    const again = await watched(await openPage(context), path, product.inPageAgain)
    Object.assign(result, {
      againCpu: again.cpu,
      againScript: again.script,
      againHeap: again.heap,
      againTotal: again.total,
    })
  }
  await context.close()
  return result
}

const file = positionals[0]
const earlier = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).visits : {}
const visits = Object.fromEntries(compared.map(({ name }) => [name, earlier[name] ?? []]))
const actions = values.press ? [values.press] : ['accept', 'customize', 'first', 'reject']
for (let round = 0; round < Number(values.rounds); round++)
  for (const product of compared) {
    const done = visits[product.name]
    const turn = done.filter(({ action }) => action).length
    done.push(await quietVisit(product))
    if (product.buttons.accept) {
      const action = actions[turn % actions.length]
      done.push({ action, ...(await pressingVisit(product, action)) })
    } else {
      // Without a manager, a later visit equals the first.
      const { cpu, script, heap: used, total } = done.at(-1)
      done.push({ action: 'accept', againCpu: cpu, againScript: script, againHeap: used, againTotal: total })
    }
  }
await browser.close()
server.close()

const summarise = numbers => {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  return { median, least: sorted[0], most: sorted.at(-1) }
}
const results = Object.fromEntries(
  Object.entries(visits).map(([name, list]) => {
    const measures = new Set(list.flatMap(Object.keys))
    const summary = [...measures].map(key => [
      key,
      summarise(list.map(one => (typeof one[key] === 'string' ? NaN : Number(one[key] ?? NaN)))),
    ])
    return [name, Object.fromEntries(summary)]
  }),
)
// The cost of a manager is the difference to a page without any.
const bare = results.none
for (const [name, result] of Object.entries(results))
  for (const key of ['cpu', 'script', 'nodes', 'heap', 'againCpu', 'againScript', 'againHeap'])
    if (bare && name !== 'none' && result[key]) result[key].over = result[key].median - bare[key].median

const columns = {
  banner: 'banner, ms',
  rests: 'at rest, ms',
  fcp: 'FCP, ms',
  lcp: 'LCP, ms',
  shift: 'CLS',
  blocked: 'TBT, ms',
  longest: 'longest task, ms',
  before: 'kB before',
  total: 'kB',
  script: 'script, ms',
  cpu: 'CPU, ms',
  heap: 'heap, kB',
  nodes: 'nodes',
  acceptPaint: 'accept, ms',
  acceptTask: 'its longest task, ms',
  rejectPaint: 'reject, ms',
  customizePaint: 'customise, ms',
  dialog: 'dialog, ms',
  lost: 'first press lost',
  againTotal: 'again kB',
  againCpu: 'again CPU, ms',
  againScript: 'again script, ms',
  againHeap: 'again heap, kB',
}
const cell = (key, measure) => {
  if (!measure) return '–'
  const number = value =>
    key === 'shift' ? value.toFixed(3) : value.toFixed(key.match(/total|before|Total|cpu|Cpu|[sS]cript/) ? 1 : 0)
  const value = number(measure.over ?? measure.median)
  return ['banner', 'lcp'].includes(key) ? `${value} (${number(measure.least)}–${number(measure.most)})` : value
}
console.log(`| | ${Object.values(columns).join(' | ')} |\n|---|${'---:|'.repeat(Object.keys(columns).length)}`)
for (const [name, result] of Object.entries(results))
  console.log(
    `| ${name} | ${Object.keys(columns)
      .map(key => cell(key, result[key]))
      .join(' | ')} |`,
  )
printGoals(results)
if (file) {
  const machine = `${cpus().length} x ${cpus()[0]?.model}`
  writeFileSync(file, JSON.stringify({ date: new Date().toISOString(), machine, results, visits }, null, 2))
}
