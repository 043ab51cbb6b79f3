import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script>'

/** The properties that a worker reports about itself. The URL of a blob is different on every page. */
const probe = `postMessage({
  protocol: location.protocol,
  file: location.protocol.startsWith("http") ? location.href : "",
  origin: self.origin,
  strict: (function () { return this === undefined })(),
  globals: Object.keys(self).filter(name => /consent/i.test(name)),
})`
const throwing = '\n\n  throw new Error("of the site")'

const file = (text: string, headers: Record<string, string> = {}): string =>
  `${location.origin}/page/script.js?${new URLSearchParams({ text, ...headers })}`
const blob = (page: Page, text: string, type = 'text/javascript'): string =>
  page.window.URL.createObjectURL(new page.window.Blob([text], { type }))
const dataUrl = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`

const frameIn = ({ document }: Page): HTMLIFrameElement => document.createElement('iframe')

/** @returns the first message of a worker, or the message of its error event */
const firstOf = (worker: Worker): Promise<unknown> =>
  new Promise(resolve => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', event => {
      event.preventDefault()
      const { type, message, lineno, filename } = event
      resolve({ type, message, lineno, file: filename?.replace(/^(blob:|data:).*/s, '$1') })
    })
  })
const sharedAnswer = (worker: SharedWorker): Promise<unknown> =>
  new Promise(resolve => {
    worker.port.addEventListener('message', ({ data }) => resolve(data))
    worker.port.start()
    worker.addEventListener('error', ({ type }) => resolve(type))
  })
const counting = 'let count = 0; onconnect = ({ ports }) => ports[0].postMessage(++count)'

const cases: Record<string, (page: Page) => Promise<unknown>> = {
  'their own URL and origin, of a file': page => firstOf(new page.window.Worker(file(probe))),
  'their own URL and origin, of a module': page =>
    firstOf(new page.window.Worker(file(probe), { type: 'module', name: 'a name' })),
  'the policy of their own file': page =>
    firstOf(
      new page.window.Worker(
        file('fetch("/page/script.js?text=").then(() => postMessage("sent"), () => postMessage("stopped"))', {
          csp: "connect-src 'none'",
        }),
      ),
    ),
  'the media type of their own file': page => firstOf(new page.window.Worker(file(probe, { type: 'text/html' }))),
  'the file and line of an error': page => firstOf(new page.window.Worker(file(throwing))),
  'the line of an error in a blob': page => firstOf(new page.window.Worker(blob(page, throwing))),
  'the line of an error in a module of a blob': page =>
    firstOf(new page.window.Worker(blob(page, throwing), { type: 'module' })),
  'the opaque origin of a data: URL': page => firstOf(new page.window.Worker(dataUrl(probe))),
  'the opaque origin of a module in a data: URL': page =>
    firstOf(new page.window.Worker(dataUrl(probe), { type: 'module' })),
  'no access to the storage of the site from a data: URL': page =>
    firstOf(
      new page.window.Worker(
        dataUrl(
          'try { indexedDB.open("a").onsuccess = () => postMessage("open") } catch ({ name }) { postMessage(name) }',
        ),
      ),
    ),
  'the strict mode of a blob': page =>
    firstOf(new page.window.Worker(blob(page, `/* a licence */\n"use strict"; ${probe}`))),
  'the sloppy mode of a blob': page => firstOf(new page.window.Worker(blob(page, probe))),
  'variables that shadow globals': page =>
    firstOf(new page.window.Worker(blob(page, `const self = globalThis, console = 1; ${probe}`))),
  'the URL of a blob as their own': page => firstOf(new page.window.Worker(blob(page, probe))),
  'the failure of a module whose blob has no type': page =>
    firstOf(new page.window.Worker(blob(page, probe, ''), { type: 'module' })),
  'one shared worker for the same file': async page => [
    await sharedAnswer(new page.window.SharedWorker(file(`${counting}// ${page.window.performance.timeOrigin}`))),
    await sharedAnswer(new page.window.SharedWorker(file(`${counting}// ${page.window.performance.timeOrigin}`))),
  ],
  async 'one shared worker for the same blob'(page) {
    const address = blob(page, counting)
    return [
      await sharedAnswer(new page.window.SharedWorker(address)),
      await sharedAnswer(new page.window.SharedWorker(address)),
    ]
  },
  async 'one shared worker for a blob whose URL has been revoked'(page) {
    const address = blob(page, counting)
    const first = await sharedAnswer(new page.window.SharedWorker(address))
    page.window.URL.revokeObjectURL(address)
    return [first, await sharedAnswer(new page.window.SharedWorker(address))]
  },
  'a shared worker that is a module': page =>
    sharedAnswer(
      new page.window.SharedWorker(file(`${counting}// ${page.window.performance.timeOrigin}`), { type: 'module' }),
    ),
  async 'a URL relative to the frame that starts it'(page) {
    const frame = frameIn(page)
    frame.srcdoc = '<base href="/page/deep/"><p>a frame</p>'
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
    page.document.body.append(frame)
    await loaded
    const { Worker } = frame.contentWindow as Page['window']
    return firstOf(new Worker(`../script.js?${new URLSearchParams({ text: probe })}`))
  },
}

/**
 * Returns the answer in a new page, of a second one if the first has only an error: on a busy machine Chromium sometimes fails
 * to load the file of a worker, also without the guard: 1 of 50 times.
 */
async function answerOf(
  run: (page: Page) => Promise<unknown>,
  options: Parameters<typeof openPage>[0],
): Promise<unknown> {
  const answer = await run(await openPage(options))
  const isError = (answer as { type?: unknown } | null)?.type === 'error'
  return isError ? run(await openPage(options)) : answer
}

describe('workers of the site behave as without the guard', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  for (const [what, run] of Object.entries(cases))
    it(`keep ${what}`, async () => {
      const without = await answerOf(run, {})
      const withGuard = await answerOf(run, { head: guard })
      expect(withGuard).to.deep.equal(without)
    })

  for (const [way, start] of Object.entries<(page: Page) => Worker>({
    'made of a blob': page => new page.window.Worker(blob(page, probe)),
    'that is a module': page => new page.window.Worker(blob(page, probe), { type: 'module' }),
    'of a data: URL': page => new page.window.Worker(dataUrl(probe)),
  }))
    it(`start without the guard if guard-worker.js is missing, as workers ${way}, and the console contains its URL`, async () => {
      const lines: string[] = []
      const page = await openPage({
        head: '<script src="/dist/guard-whole.js" data-file="/missing/guard.js"></script>',
      })
      const { protocol } = (await firstOf(start(page))) as { protocol: string }
      expect(protocol).to.match(/^(blob|data):$/)
      // A worker has its own console, so the test can read only the message of the page.
      lines.push(...page.console)
      if (way === 'that is a module') expect(lines.join()).to.contain('/missing/guard-worker.js could not be loaded')
    })
})
