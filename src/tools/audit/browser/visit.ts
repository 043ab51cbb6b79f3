import type { CDPSession, Protocol } from 'puppeteer-core'
import { sleep } from '../../sleep'
import type { Viewport } from '../audit-facts'
import { type AuditFrame, framesOf } from './audit-frame'
import { followContexts, type FrameContexts } from './frame-contexts'
import { type RecordedTarget, recordTargets } from './record-targets'
import { createRequestLog, type RequestLog } from './request-log'
import { type StorageWrite, watchWrites, writeBinding } from './write-watch'

/**
 * Returns the user agent of a regular browser. Headless Chromium calls itself HeadlessChrome, and consent tools hide
 * their banner from it, as from search engines.
 */
function userAgent(
  { userAgent, product }: Protocol.Browser.GetVersionResponse,
  viewport: Viewport,
): Protocol.Emulation.SetUserAgentOverrideRequest {
  const version = /\d+/.exec(product)?.[0] ?? '0'
  const isPhone = viewport === 'phone'
  const brands = ['Chromium', 'Google Chrome'].map(brand => ({ brand, version }))
  const system = userAgent.includes('Windows') ? 'Windows' : userAgent.includes('Mac OS X') ? 'macOS' : 'Linux'
  const platform = isPhone ? { platform: 'Android', platformVersion: '10' } : { platform: system, platformVersion: '' }
  return {
    userAgent: isPhone
      ? `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`
      : userAgent.replace('Headless', ''),
    userAgentMetadata: { brands, ...platform, architecture: '', model: '', mobile: isPhone },
  }
}

export interface VisitOptions {
  readonly viewport: Viewport
  readonly gpc: boolean
  /** The time limit for one page, in seconds. */
  readonly timeout: number
  /** The page is idle after this time without a new request, in milliseconds. Default 1200. */
  readonly quiet?: number
}
/** A new visitor: a browser context with one page, and everything that it sends and stores. */
export interface Visit {
  readonly log: RequestLog
  readonly writes: StorageWrite[]
  readonly page: CDPSession
  readonly browserContextId: string
  /** Opens the page. Returns the problem, as a sentence, or null. */
  readonly open: (url: string) => Promise<string | null>
  /** Reloads the page. Returns the problem, as a sentence, or null. */
  readonly reload: () => Promise<string | null>
  /** Returns the status of the page's last document, or null if its server has not answered. */
  readonly pageStatus: () => number | null
  /**
   * Waits until no new requests are sent.
   * @returns false if the page kept sending requests
   */
  readonly settle: () => Promise<boolean>
  /** Returns all documents of the page, the top-level one first. */
  readonly frames: () => Promise<AuditFrame[]>
  readonly screenshot: () => Promise<string | null>
  readonly close: () => Promise<void>
}

/** A request that is pending for longer no longer delays the idle state, in milliseconds. */
const PENDING_LIMIT = 4000

const screens: Record<Viewport, Protocol.Emulation.SetDeviceMetricsOverrideRequest> = {
  desktop: { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false },
  phone: { width: 390, height: 844, deviceScaleFactor: 2, mobile: true },
}

/** Opens a new browser context and records everything in it. */
export async function startVisit(root: CDPSession, options: VisitOptions): Promise<Visit> {
  const log = createRequestLog()
  const writes: StorageWrite[] = []
  const documents = new Map<RecordedTarget, FrameContexts>()
  const agent = userAgent(await root.send('Browser.getVersion'), options.viewport)
  const { browserContextId } = await root.send('Target.createBrowserContext', { disposeOnDetach: true })

  const answers: Promise<unknown>[] = []
  const prepare = (target: RecordedTarget) => {
    log.listen(target)
    if (target.info.type !== 'page' && target.info.type !== 'iframe') return
    prepareDocument(target.session)
    documents.set(target, followContexts(target.session))
  }
  const prepareDocument = (session: CDPSession) => {
    const send = (sending: Promise<unknown>) => void answers.push(sending.catch(() => {}))
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === writeBinding) writes.push(JSON.parse(payload) as StorageWrite)
    })
    session.on('Page.javascriptDialogOpening', () =>
      send(session.send('Page.handleJavaScriptDialog', { accept: true })),
    )
    // Makes call stacks include promises and timers. The page's own `debugger` statements must not stop it.
    send(session.send('Debugger.enable'))
    send(session.send('Debugger.setSkipAllPauses', { skip: true }))
    send(session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 8 }))
    send(session.send('Page.enable'))
    send(session.send('Runtime.addBinding', { name: writeBinding }))
    const watch = `(${watchWrites})(${JSON.stringify(writeBinding)})`
    send(session.send('Page.addScriptToEvaluateOnNewDocument', { source: watch, runImmediately: true }))
    if (options.gpc) {
      const source = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true })`
      send(session.send('Page.addScriptToEvaluateOnNewDocument', { source, runImmediately: true }))
      send(session.send('Network.setExtraHTTPHeaders', { headers: { 'Sec-GPC': '1' } }))
    }
    send(session.send('Emulation.setUserAgentOverride', agent))
    send(session.send('Emulation.setDeviceMetricsOverride', screens[options.viewport]))
    if (options.viewport === 'phone') send(session.send('Emulation.setTouchEmulationEnabled', { enabled: true }))
  }

  const stop = recordTargets(root, browserContextId, prepare, target => documents.delete(target))
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const started = Date.now()
  const find = () => [...documents.keys()].find(({ info }) => info.targetId === targetId)
  while (find() === undefined && Date.now() - started < 10_000) await sleep(20)
  const own = find()
  if (own === undefined) throw new Error('The browser did not open a page.')
  const page = own.session
  // A new renderer has to respond once before it reports the targets of the first page's process.
  await Promise.all(answers)
  await page.send('Network.enable')

  const settle = async () => {
    const end = Date.now() + Math.min(options.timeout * 1000, 15_000)
    while (Date.now() < end) {
      const now = Date.now()
      const isBusy = log.requests.some(({ done, wallTime }) => !done && now - wallTime * 1000 < PENDING_LIMIT)
      if (!isBusy && now - log.lastStart() >= (options.quiet ?? 1200)) return true
      await sleep(100)
    }
    return false
  }
  const load = async (what: string, start: () => Promise<{ errorText?: string } | void>) => {
    const late = `${what} did not load within ${options.timeout} s.`
    const loaded = new Promise<null>(resolve => page.once('Page.loadEventFired', () => resolve(null)))
    // unref: the timer must not keep the process alive.
    const waiting = new Promise<string>(resolve => setTimeout(() => resolve(late), options.timeout * 1000).unref())
    const failing = start().then(
      answer => (answer?.errorText ? `${what} does not open: ${answer.errorText}.` : null),
      (error: unknown) => `${what} does not open: ${error instanceof Error ? error.message : error}.`,
    )
    const failed = await Promise.race([failing, waiting])
    const result = failed ?? (await Promise.race([loaded, waiting]))
    await settle()
    return result
  }
  return {
    log,
    writes,
    page,
    browserContextId,
    open: url => load(url, () => page.send('Page.navigate', { url })),
    reload: () => load('The page', () => page.send('Page.reload')),
    // The first frame of a page has the id of the page.
    pageStatus: () =>
      log.requests.findLast(({ type, frame }) => type === 'Document' && frame === targetId)?.status ?? null,
    settle,
    frames: async () => {
      const inPage = [...documents].filter(([target]) => target.page === own)
      const found = await Promise.all(
        inPage.map(([{ session, info }, contexts]) =>
          framesOf(session, contexts, info.targetId === targetId).catch(() => []),
        ),
      )
      return found.flat().toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
    },
    screenshot: async () => {
      const image = await page
        .send('Page.captureScreenshot', { format: 'webp', quality: 60 }, { timeout: 10_000 })
        .catch(() => null)
      return image && `data:image/webp;base64,${image.data}`
    },
    close: async () => {
      stop()
      await root.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {})
    },
  }
}
