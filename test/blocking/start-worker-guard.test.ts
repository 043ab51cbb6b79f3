import { expect } from '@open-wc/testing'
import {
  openWorkerChannel,
  openWorkerPort,
  type WorkerMessage,
  type WorkerStart,
} from '../../src/blocking/workers/worker-link'
import { waitUntil } from '../support/wait-until'

const listed = 'https://www.google-analytics.com/collect'
const own = new URL('/own.txt', location.href).href
const blocked = `Request to ${listed} blocked due to missing consent`

describe('the guard of a worker', () => {
  const workers = new Set<Worker>()
  /** Messages through the ports of workers that have one. */
  let heardByPort: WorkerMessage[]
  beforeEach(() => (heardByPort = []))
  afterEach(() => {
    for (const worker of workers) worker.terminate()
    workers.clear()
  })
  /** Starts a worker, and returns a function that requests an address there and resolves to the answer. */
  const open = async (more: Partial<WorkerStart> = {}, isLate = false): Promise<(url: string) => Promise<string>> => {
    const start = { own: '/guard-worker.js', origin: location.origin, allowed: ['necessary'], storage: 'off', ...more }
    const worker = new Worker(new URL('./guarded-worker.ts', import.meta.url), {
      type: 'module',
      name: JSON.stringify({ start, isLate }),
    })
    workers.add(worker)
    const answer = (): Promise<string> =>
      new Promise(resolve => worker.addEventListener('message', ({ data }) => resolve(data as string), { once: true }))
    if (more.hasPort) openWorkerPort(worker, message => heardByPort.push(message))
    await answer()
    return url => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage(url)
      return answer()
    }
  }
  /** Joins the channel as the page does. */
  const join = (): { heard: WorkerMessage[]; send: (message: WorkerMessage) => void } => {
    const heard: WorkerMessage[] = []
    return { heard, send: openWorkerChannel(message => heard.push(message)) }
  }
  /**
   * Sends what is allowed now, until the worker follows it: tests in other tabs share the channel, and may say something
   * else in between.
   */
  const allow = async (request: (url: string) => Promise<string>, ...message: string[]): Promise<void> => {
    const { send } = join()
    const isAllowed = message.includes('measurement')
    await waitUntil(async () => {
      send(message as WorkerMessage)
      return ((await request(listed)) === blocked) !== isAllowed
    })
  }

  for (const isLate of [false, true])
    it(`blocks listed hosts, and nothing of the site, if it is told its start ${isLate ? 'later' : 'before'}`, async () => {
      const request = await open({}, isLate)
      expect(await request(listed)).to.equal(blocked)
      expect(await request(own)).to.equal('requested')
    })

  it('blocks the hosts that the site names, and not those that it exempts', async () => {
    const request = await open({
      hosts: { trackingHosts: { 'tracker.example': 'marketing' }, exemptHosts: ['www.google-analytics.com'] },
    })
    expect(await request('https://tracker.example/x')).to.contain('blocked due to missing consent')
    expect(await request(listed)).not.to.equal(blocked)
  })

  it('reports each blocked request once, and nothing that may be sent', async () => {
    const { heard } = join()
    const request = await open()
    await request(own)
    await request(listed)
    await waitUntil(() => heard.length > 0)
    await request(own)
    expect(heard).to.deep.equal([{ url: listed, category: 'measurement', channel: 'fetch' }])
  })

  it('blocks other ways to send a request, and nothing of the site', async () => {
    const { heard } = join()
    const request = await open()
    expect(await request(`importScripts ${listed}`)).to.equal(`NetworkError: ${blocked}`)
    expect(await request(`importScripts ${own}`), 'which a module cannot call').to.match(/^TypeError/)
    expect(await request(`request ${listed}`)).to.equal(`NetworkError: ${blocked}`)
    expect(await request(`request ${own}`)).to.match(/^requested|404/)
    await request(`socket ${listed.replace('https', 'wss')}`)
    await request(`socket ${location.origin.replace('http', 'ws')}/own`)
    await waitUntil(() => heard.length === 3)
    expect(heard.map(message => (message as { channel: string }).channel)).to.deep.equal(['script', 'xhr', 'WebSocket'])
  })

  it('reports through its port if it has one, and to nobody else', async () => {
    const { heard } = join()
    const request = await open({ hasPort: true })
    await request(listed)
    await waitUntil(() => heardByPort.length > 0)
    expect(heardByPort).to.deep.equal([{ url: listed, category: 'measurement', channel: 'fetch' }])
    expect(heard).to.deep.equal([])
  })

  for (const hasPort of [undefined, true] as const)
    it(`follows what the page allows, and what it withdraws, ${hasPort ? 'by its port' : 'by the channel'}`, async () => {
      const request = await open({ hasPort })
      await allow(request, 'necessary', 'measurement')
      await allow(request, 'necessary')
      expect(await request(listed)).to.equal(blocked)
    })

  it('still allows what the page allows after another worker has reported a blocked request', async () => {
    const request = await open()
    await allow(request, 'necessary', 'measurement')
    join().send({ url: 'https://a.example/', category: 'marketing', channel: 'fetch' })
    await allow(await open(), 'necessary', 'measurement') // messages arrive in order
    expect(await request(listed)).not.to.equal(blocked)
    expect(await request(own)).to.equal('requested')
  })
})
