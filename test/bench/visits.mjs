// The visits of the benchmark, in Chromium: what a visitor feels, and what a page pays.
import { readFileSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { quickLine, slowLine } from './page-server.mjs'
import { depthOf } from './request-depth.mjs'

const probe = readFileSync(new URL('probe.js', import.meta.url), 'utf8')
const wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
/** How much slower than this machine the visitors' processor is. */
const SLOWER = 4
/** After so many milliseconds without a request a page is idle. */
const QUIET = 1000

/** @param {string[]} args more options of Chromium */
export async function launchVisitors(args) {
  const options = await chromiumLaunchOptions()
  return launch({
    ...options,
    args: [
      ...options.args,
      ...args,
      // Larger than the emulated screen: there is no Event Timing for presses outside of the window.
      '--window-size=1000,1000',
      // No request of a page leaves this machine. On localhost a page would load the checks for its owner.
      '--host-resolver-rules=MAP *.bench.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  })
}

/**
 * Returns the functions that visit an installation once.
 * @param server as of servePages
 * @param {number} plainSize bytes of the page without a manager, as it is sent
 */
export async function createVisits(browser, server, plainSize) {
  const browserSession = await browser.target().createCDPSession()

  /** Opens a page without Puppeteer's own target, which enables a debugger that slows React's evaluation by a third. */
  async function openPage(context, { isSlow, buttons = {} }) {
    const known = new Set(browser.targets())
    await browserSession.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id })
    const target = await browser.waitForTarget(
      candidate => !known.has(candidate) && candidate.type() === 'page' && candidate.browserContext() === context,
    )
    const session = await target.createCDPSession()
    const requests = new Map()
    session.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) =>
      requests.set(requestId, { url: request.url, initiator, start: timestamp }),
    )
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      if (requests.has(requestId)) requests.get(requestId).end = timestamp
    })
    await session.send('Page.enable')
    await session.send('Performance.enable')
    await session.send('Network.enable')
    await session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `{const buttons = ${JSON.stringify(buttons)};${probe}}`,
    })
    if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Emulation.setDeviceMetricsOverride', {
      width: 412,
      height: 823,
      deviceScaleFactor: 1,
      mobile: true,
    })
    const evaluate = async expression =>
      (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value
    return { session, evaluate, requests, close: () => session.send('Page.close').catch(() => {}) }
  }

  async function until(isTrue, patience) {
    const end = performance.now() + patience
    while (performance.now() < end) {
      if (await isTrue()) return true
      await wait(8)
    }
    return false
  }
  /** Waits until a page has had no request for some time. */
  async function idle() {
    let since = performance.now()
    await until(() => {
      if (!server.isIdle()) since = performance.now()
      return performance.now() - since > QUIET
    }, 20_000)
  }
  const go = async (session, address) => {
    const loaded = new Promise(resolve => session.once('Page.loadEventFired', resolve))
    await session.send('Page.navigate', { url: address })
    await loaded
  }
  const click = async (session, { x, y }) => {
    for (const type of ['mousePressed', 'mouseReleased'])
      await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 })
  }
  const placeOf = ({ evaluate }, name) => evaluate(`bench.place(${JSON.stringify(name)})`)
  const seenBy = ({ evaluate }) => evaluate('({ ...bench, place: null })')

  const cost = async session => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = name => metrics.find(metric => metric.name === name).value
    return {
      cpu: (of('TaskDuration') * 1000) / SLOWER,
      script: (of('ScriptDuration') * 1000) / SLOWER,
      nodes: of('Nodes'),
    }
  }

  /** A visit in which nothing is pressed: what the page paints, computes, keeps and downloads until it is idle. */
  async function watch(context, address, connection) {
    Object.assign(server.line, slowLine)
    const log = server.begin()
    const page = await openPage(context, { isSlow: true })
    if (connection)
      await page.session.send('Network.overrideNetworkState', {
        offline: false,
        latency: 400,
        downloadThroughput: slowLine.bytesPerSecond,
        uploadThroughput: slowLine.bytesPerSecond,
        connectionType: connection,
      })
    await go(page.session, address)
    await idle()
    const spent = await cost(page.session)
    const { fcp, lcp, shift, blocked, longest } = await seenBy(page)
    await page.session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await page.session.send('Runtime.getHeapUsage')
    await page.session.send('Network.clearBrowserCache')
    const { origin, pathname } = new URL(address)
    const own = log.filter(({ path }) => path !== pathname && !/^\/(page\/|favicon)/.test(path))
    const inPage = log.find(({ path }) => path === pathname).bytes - plainSize
    const files = own.map(({ path, bytes }) => ({ path: path.split('?')[0], bytes }))
    await page.close()
    return {
      fcp,
      lcp,
      shift,
      blocked,
      longest,
      ...spent,
      heap: usedSize / 1000,
      bytes: (inPage + own.reduce((sum, { bytes }) => sum + bytes, 0)) / 1000,
      requests: own.length,
      depth: depthOf([...page.requests.values()], url => url.startsWith(origin) && !/\/(page\/|favicon)/.test(url)),
      files,
    }
  }

  /** Presses buttons one after the other, without any slowness, and stores what the visitor has decided. */
  async function decide(context, address, { buttons }, presses) {
    Object.assign(server.line, quickLine)
    const page = await openPage(context, { isSlow: false, buttons })
    await go(page.session, address)
    for (const name of presses) {
      let spot
      if (!(await until(async () => (spot = await placeOf(page, name))?.opacity > 0.99, 8000)))
        throw new Error(`${address} shows nothing to press for ${name}`)
      // What slides in can be pressed when it is at rest, and tarteaucitron reacts half a second after it has come.
      await wait(700)
      spot = await placeOf(page, name)
      await click(page.session, spot)
    }
    if (!(await until(async () => !(await placeOf(page, 'accept')) && !(await placeOf(page, 'dialog')), 8000)))
      throw new Error(`${address} does not react when ${presses.join(' and ')} is pressed`)
    await idle()
    await page.session.send('Network.clearBrowserCache')
    await page.close()
  }

  /** A new visit in which Accept is pressed in the first frame in which the banner is at rest: whether the press is lost. */
  async function pressFirst(context, address, { buttons }) {
    Object.assign(server.line, slowLine)
    server.begin()
    const page = await openPage(context, { isSlow: true, buttons })
    const { session, evaluate } = page
    const going = go(session, address)
    const result = {}
    if (await until(() => evaluate('window.bench?.bannerRests'), 10_000)) {
      const spot = await placeOf(page, 'accept')
      await evaluate('bench.pressed = performance.now()')
      await click(session, spot)
      result.lost = Number(!(await until(() => evaluate('bench.goneAt'), 2500)))
    }
    await going
    await page.close()
    return result
  }

  /** A new visit in which a button is pressed on the slow line. */
  async function press(context, address, { buttons }, name) {
    Object.assign(server.line, slowLine)
    server.begin()
    const page = await openPage(context, { isSlow: true, buttons })
    const { session, evaluate } = page
    const going = go(session, address)
    const result = {}
    if (await until(() => evaluate('window.bench?.bannerRests'), 10_000)) {
      await going
      await idle()
      const spot = await placeOf(page, name)
      if (spot) {
        await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot })
        await wait(150)
        await evaluate('bench.events.length = 0; bench.pressed = performance.now()')
        await click(session, spot)
        await until(() => evaluate(name === 'customize' ? 'bench.dialogRests' : 'bench.goneAt'), 4000)
        await wait(name === 'customize' ? 100 : 700)
        const { events, tasks, pressed, dialogRests } = await seenBy(page)
        result[`${name}Paint`] = events.length > 0 ? Math.max(...events) : 16
        // Tasks below 50 ms are not reported and count as 0.
        if (name === 'accept')
          result.acceptTask = Math.max(0, ...tasks.filter(({ end }) => end > pressed).map(({ duration }) => duration))
        if (dialogRests) result.dialog = dialogRests - pressed
      }
    }
    await going
    const { bannerAt, bannerRests } = await seenBy(page)
    await page.close()
    return { banner: bannerAt, rests: bannerRests, ...result }
  }

  const presses = { granted: ['accept'], refused: ['reject'], partly: ['customize', 'switch', 'dialog'] }
  const returning = new Map()
  /** Returns the context of a visitor who has decided, who returns in each turn. */
  async function returningContext(installation, address, kind) {
    const key = `${installation.name} ${kind}`
    if (returning.has(key)) return returning.get(key)
    const context = await browser.createBrowserContext()
    if (installation.buttons.accept) await decide(context, address, installation, presses[kind])
    returning.set(key, context)
    return context
  }
  /**
   * Visits an installation once.
   * @param kind `new`: nothing is pressed; `slow line`: the same, and the browser reports a slow connection; `accept`,
   *   `customize`: the button is pressed when the page is idle; `first press`: Accept, as early as possible; `granted`, `refused`, `partly`: a returning visitor who has decided so, with an
   *   empty cache
   */
  return async function visit(installation, site, kind) {
    const address = `${server.origin(site, installation.isHttp1)}/`
    if (Object.hasOwn(presses, kind)) return watch(await returningContext(installation, address, kind), address)
    const context = await browser.createBrowserContext()
    try {
      if (kind === 'new') return await watch(context, address)
      if (kind === 'slow line') return await watch(context, address, 'cellular3g')
      if (kind === 'first press') return await pressFirst(context, address, installation)
      return await press(context, address, installation, kind)
    } finally {
      await context.close()
    }
  }
}
