import { expect } from '@open-wc/testing'
import { patchWorkers, workerPage } from '../../../src/blocking/patch/patch-workers'
import { guardScript } from '../../../src/blocking/page/guard-script'
import type { BlockedRequest } from '../../../src/blocking/page/blocked-request'
import { requestLog } from '../../../src/blocking/page/request-log'
import { createJudge } from '../../../src/blocking/rules/blocking-rules'
import { judgeStorage } from '../../../src/blocking/rules/judge-storage'
import type { WorkerStart } from '../../../src/blocking/workers/worker-link'
import { missingGuard } from '../../../src/blocking/workers/worker-prefix'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import { decideBy } from '../stand-ins'

const tracker = 'https://tracker.example/a'
/** The guard of workers that stands beside this test. */
const guard = `${location.origin}/test/blocking/patch/guard.js`
const own = guard.replace('guard.js', 'guard-worker.js')
const answer = 'postMessage([globalThis.taken, "consentGuard" in globalThis])'
const all = ['functionality', 'measurement', 'experience', 'marketing']

describe('the worker of a page', () => {
  let granted: string[]
  decideBy(
    createJudge({ allows: category => granted.includes(category), trackingHosts: { 'tracker.example': 'marketing' } }),
  )
  const before = { ...guardScript }
  const { error } = console
  let restore: () => boolean
  let said: string[]
  const native = { Worker, SharedWorker: window.SharedWorker }
  /** The addresses of the workers that the browser starts. */
  let started: string[]
  const workers: Worker[] = []
  beforeEach(() => {
    granted = ['necessary', 'measurement']
    started = []
    said = []
    console.error = text => void said.push(`${text as string}`)
    for (const name of ['Worker', 'SharedWorker'] as const)
      if (native[name])
        Object.assign(window, {
          [name]: new Proxy(native[name], {
            construct(target, args: [string], newTarget) {
              started.push(args[0])
              return Reflect.construct(target, args, newTarget) as object
            },
          }),
        })
    Object.assign(guardScript, { src: guard, tag: null })
    restore = patchWorkers()
  })
  afterEach(() => {
    for (const worker of workers.splice(0)) worker.terminate()
    restore()
    Object.assign(window, native)
    console.error = error
    Object.assign(guardScript, before)
  })
  const blob = (text: string, type = 'text/javascript'): string => URL.createObjectURL(new Blob([text], { type }))
  const data = (text: string, type = 'text/javascript'): string => `data:${type},${encodeURIComponent(text)}`
  const create = (url: string | URL, options?: WorkerOptions): Worker => {
    const worker = new Worker(url, options)
    workers.push(worker)
    return worker
  }
  /** Starts a worker, and returns its first message or the error that it ends with. */
  const run = (url: string | URL, options?: WorkerOptions): Promise<unknown> =>
    new Promise(resolve => {
      const worker = create(url, options)
      worker.addEventListener('message', ({ data }) => resolve(data))
      worker.addEventListener('error', event => {
        event.preventDefault()
        resolve('error')
      })
    })
  const expected = (more: Partial<WorkerStart> = {}): WorkerStart => ({
    own,
    origin: location.origin,
    allowed: ['measurement'],
    hosts: {
      trackingHosts: { 'tracker.example': 'marketing' },
      addresses: {},
      replaceTrackingHosts: false,
      exemptHosts: [],
    },
    storage: 'off',
    ...more,
  })

  const kinds: [
    kind: string,
    url: () => string | URL,
    options: WorkerOptions | undefined,
    more: Partial<WorkerStart>,
  ][] = [
    ['a blob', () => blob(answer), undefined, {}],
    ['a blob with options', () => blob(answer), { type: 'classic', name: 'a' }, {}],
    ['a blob as a URL object', () => new URL(blob(answer)), undefined, {}],
    ['a blob after a space', () => ` ${blob(answer)}`, undefined, {}],
    ['a module in a blob', () => blob(answer), { type: 'module' }, {}],
    ['a blob with a character set', () => blob(answer, 'text/javascript;charset=iso-8859-1'), undefined, {}],
    ['a data: address', () => data(answer), undefined, { hasPort: true }],
    ['a data: address in capital letters', () => data(answer).replace('data:', 'DATA:'), undefined, { hasPort: true }],
    ['a module in a data: address', () => data(answer), { type: 'module' }, { hasPort: true }],
  ]
  for (const [kind, url, options, more] of kinds)
    it(`starts with the guard, which knows what is granted: ${kind}`, async () => {
      expect(await run(url(), options)).to.deep.equal([expected(more), false])
      expect(said).to.deep.equal([])
    })

  it('starts unchanged if everything is granted, or its script is a file', async () => {
    const file = '/page/script.js?text=postMessage(1)'
    expect(await run(file)).to.equal(1)
    granted = all
    const url = blob('postMessage(2)')
    expect(await run(url)).to.equal(2)
    expect(started).to.deep.equal([file, url])
  })

  it('starts unchanged if the guard has no file that workers can load', () => {
    for (const src of [undefined, 'file:///site/guard.js']) {
      guardScript.src = src
      const url = blob('')
      create(url)
      expect(started.pop()).to.equal(url)
    }
  })

  it('fails as in the browser if its address cannot be read', async () => {
    const url = blob('postMessage(1)')
    URL.revokeObjectURL(url)
    expect(await run(url)).to.equal('error')
    expect(started).to.deep.equal([url])
    expect(() => Reflect.construct(Worker, [])).to.throw(TypeError)
  })

  it('has the address that was checked, read once', () => {
    let reads = 0
    create({ toString: () => `/page/script.js?${reads++}` } as unknown as URL)
    expect([reads, started[0]]).to.deep.equal([1, '/page/script.js?0'])
  })

  it('knows whether storage is blocked, and the hosts of the site', async () => {
    const stop = judgeStorage({ allows: () => false })
    expect(await run(blob(answer))).to.deep.equal([expected({ storage: 'listed' }), false])
    stop()
  })

  it('is decoded as it is without the guard, whatever its type names', async () => {
    const texts: unknown[][] = [[], []]
    for (const isGranted of [true, false]) {
      granted = isGranted ? all : []
      for (const make of [blob, data])
        for (const type of ['text/javascript', 'text/javascript;charset=iso-8859-1', 'text/javascript;charset=utf-8'])
          texts[Number(isGranted)]!.push(await run(make('postMessage("ü ✓")', type)))
    }
    expect(texts[0]).to.deep.equal(texts[1])
    expect(texts[0]![0]).to.equal('ü ✓')
  })

  it('fails as a module that imports a blocked script, and loads other modules', async () => {
    for (const make of [blob, data]) {
      expect(await run(make(`import "${tracker}"; postMessage(1)`), { type: 'module' })).to.equal('error')
      expect(
        await run(make(`import "data:text/javascript,globalThis.a=1"; postMessage(a)`), { type: 'module' }),
      ).to.equal(1)
    }
  })

  it('loads the file of the guard once for all modules, and tells the console if there is none', async () => {
    guardScript.src = `${location.origin}/page/none/guard.js`
    const missing = `${location.origin}/page/none/guard-worker.js`
    const url = blob('postMessage(1)')
    expect(await run(url, { type: 'module' })).to.equal(1)
    expect(started).to.deep.equal([url])
    expect(said).to.deep.equal([missingGuard(missing)])
  })

  it('reports what it blocks to its page', async () => {
    const reported: BlockedRequest[] = []
    const { report } = workerPage
    workerPage.report = request => void reported.push(request)
    const request = { url: tracker, category: 'marketing', channel: 'fetch' } as const
    // Ours in a blob uses the channel, in a data: address the port that it receives.
    create(blob(`new BroadcastChannel('consent-elements workers').postMessage(${JSON.stringify(request)})`))
    await eventually(() => expect(reported).to.deep.equal([request]))
    create(data(`addEventListener('message', event => event.ports[0].postMessage(${JSON.stringify(request)}))`))
    await eventually(() => expect(reported).to.deep.equal([request, request]))
    workerPage.report = report
    expect(requestLog().some(({ url }) => url === tracker)).to.equal(false)
  })

  it('reports a blocked write, which the page hears of', async () => {
    const heard: unknown[] = []
    const listen = (event: Event): void => void heard.push((event as CustomEvent).detail)
    document.addEventListener('ConsentBlockedStorage', listen)
    const write = { key: 'a', kind: 'indexedDB', category: 'marketing', service: 'b' }
    create(blob(`new BroadcastChannel('consent-elements workers').postMessage(${JSON.stringify(write)})`))
    await eventually(() => expect(heard).to.deep.equal([write]))
    document.removeEventListener('ConsentBlockedStorage', listen)
  })

  it('hears of each change of consent', async () => {
    const listen = `new BroadcastChannel('consent-elements workers').onmessage = ({ data }) => postMessage(data)
      postMessage('ready')`
    const heard: unknown[] = []
    const worker = create(blob(listen))
    worker.addEventListener('message', ({ data }) => heard.push(data))
    const other = create(
      data(`addEventListener('message', ({ ports }) => ports[0].onmessage = ({ data }) => postMessage(data))`),
    )
    const ofPort: unknown[] = []
    other.addEventListener('message', ({ data }) => ofPort.push(data))
    await eventually(() => expect(heard).to.deep.equal(['ready']))
    granted = ['necessary', 'marketing']
    // In Chromium, the message of a worker can arrive before the channel that the worker opened first.
    await eventually(() => {
      document.dispatchEvent(new Event('consent-change'))
      expect(heard.slice(0, 2)).to.deep.equal(['ready', ['marketing']])
    })
    await eventually(() => expect(ofPort.at(-1)).to.deep.equal(['marketing']))
  })

  it('has an address that is revoked once the browser has had the time to read it', async () => {
    const clock = stopClock()
    create(blob(''))
    await clock.pass(9000)
    expect((await fetch(started[0]!)).ok).to.equal(true)
    await clock.pass(2000)
    clock.restore()
    let isRevoked = false
    await fetch(started[0]!).catch(() => (isRevoked = true))
    expect(isRevoked).to.equal(true)
  })

  it('is the same shared one for the same address, also once the page has revoked that', async () => {
    // Chromium and Firefox have shared workers in the window of the tests.
    const url = blob(
      'onconnect = ({ ports: [port] }) => port.postMessage([globalThis.taken, self.count = (self.count ?? 0) + 1])',
    )
    const connect = async (): Promise<unknown> => {
      const { port } = new SharedWorker(url)
      const answered = new Promise(resolve => port.addEventListener('message', ({ data }) => resolve(data)))
      port.start()
      return answered
    }
    expect(await connect()).to.deep.equal([expected(), 1])
    URL.revokeObjectURL(url)
    const heard: unknown[] = []
    const channel = new BroadcastChannel('consent-elements workers')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    expect(await connect()).to.deep.equal([expected(), 2])
    expect(started[0]).to.equal(started[1])
    // It has started with what was granted then, so it hears what is granted now.
    await eventually(() => expect(heard).to.deep.equal([['measurement']]))
    channel.close()
  })

  it('in a data: address is a shared one without a port of ours, with what is granted at each start', async () => {
    // Chromium and Firefox have shared workers in the window of the tests.
    const url = data('onconnect = ({ ports: [port] }) => port.postMessage(globalThis.taken)')
    const connect = async (): Promise<unknown> => {
      const { port } = new SharedWorker(url)
      const answered = new Promise(resolve => port.addEventListener('message', ({ data }) => resolve(data)))
      port.start()
      return answered
    }
    expect(await connect()).to.deep.equal(expected())
    granted = ['necessary', 'marketing']
    expect(await connect()).to.deep.equal(expected({ allowed: ['marketing'] }))
  })
})
