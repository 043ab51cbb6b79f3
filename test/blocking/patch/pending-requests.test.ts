import { expect } from '@open-wc/testing'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { patchBeacon } from '../../../src/blocking/patch/patch-beacon'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { patchFetch } from '../../../src/blocking/patch/patch-fetch'
import { patchXmlHttpRequest } from '../../../src/blocking/patch/patch-xml-http-request'
import { requestLog } from '../../../src/blocking/page/request-log'
import { rejectionOf, standInForXhr } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const text = `Request to ${tracker} blocked due to missing consent`

describe('requests of undecided visitors', () => {
  let mode: 'reject' | 'hold' | 'drop'
  let isGranted: boolean
  const judge: Judge = (url, channel) => {
    if (isGranted || !url.includes('tracker')) return null
    const blocked = { url, category: 'marketing', channel } as const
    if (channel !== 'release') requestLog().push({ ...blocked, time: 0, state: 'held' })
    return blocked
  }
  judge.pending = () => mode

  const native = { fetch: window.fetch, sendBeacon: Navigator.prototype.sendBeacon }
  let sent: string[]
  let requests: Request[]
  let xhrs: ReturnType<typeof standInForXhr>
  let isBeaconFull: boolean
  let restores: (() => unknown)[]
  beforeEach(() => {
    mode = 'hold'
    isGranted = false
    isBeaconFull = false
    sent = []
    requests = []
    pageBlocker().judges.push(judge)
    window.fetch = (input, init) => {
      const request = new Request(input, init)
      sent.push(`fetch ${request.url}`)
      requests.push(request)
      return Promise.resolve(new Response('arrived'))
    }
    Navigator.prototype.sendBeacon = url => {
      if (!isBeaconFull) sent.push(`beacon ${url}`)
      return !isBeaconFull
    }
    xhrs = standInForXhr()
    restores = [patchFetch(), patchXmlHttpRequest(), patchBeacon()]
  })
  afterEach(() => {
    decide(false)
    for (const restore of restores) restore()
    xhrs.restore()
    window.fetch = native.fetch
    Navigator.prototype.sendBeacon = native.sendBeacon
    const { judges } = pageBlocker()
    judges.splice(judges.indexOf(judge), 1)
  })
  const decide = (grant: boolean): void => {
    isGranted = grant
    mode = 'reject'
    document.dispatchEvent(new CustomEvent('consent-change'))
  }
  const openXhr = (url = tracker): XMLHttpRequest => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    return xhr
  }
  /** Records which events an XMLHttpRequest fires. */
  const eventsOf = (xhr: XMLHttpRequest): string[] => {
    const events: string[] = []
    for (const type of ['loadstart', 'load', 'error', 'abort', 'loadend'])
      xhr.addEventListener(type, () => events.push(type))
    return events
  }
  const ended = (xhr: XMLHttpRequest): Promise<void> =>
    new Promise(resolve => xhr.addEventListener('loadend', () => resolve()))

  it('are sent in their order after consent, and the page gets the responses', async () => {
    const first = fetch(`${tracker}/1`)
    const xhr = openXhr(`${tracker}/2`)
    const events = eventsOf(xhr)
    xhr.send()
    const third = fetch(`${tracker}/3`)
    expect(sent).to.deep.equal([])
    decide(true)
    expect(sent).to.deep.equal([`fetch ${tracker}/1`, `fetch ${tracker}/3`])
    expect(xhrs.sent).to.deep.equal([`${tracker}/2`])
    expect(events).to.deep.equal(['load'])
    expect(await (await first).text()).to.equal('arrived')
    expect((await third).ok).to.equal(true)
  })

  it('stay pending while an event says nothing about their category', async () => {
    const call = fetch(tracker)
    document.dispatchEvent(new CustomEvent('consent-change'))
    expect(sent).to.deep.equal([])
    decide(true)
    expect((await call).ok).to.equal(true)
  })

  it('are rejected with the text of the specification at a refusal', async () => {
    const call = rejectionOf(fetch(tracker))
    const xhr = openXhr()
    const events = eventsOf(xhr)
    const end = ended(xhr)
    xhr.send()
    decide(false)
    expect((await call).message).to.equal(text)
    expect(await call).to.be.instanceOf(TypeError)
    await end
    expect(events).to.deep.equal(['loadstart', 'error', 'loadend'])
    expect(sent).to.deep.equal([])
  })

  it('send the body as it was at the time of the call, and do not outlive the page', async () => {
    const body = new TextEncoder().encode('early')
    const call = fetch(tracker, { method: 'POST', body, keepalive: true })
    body.fill(0)
    decide(true)
    await call
    expect(await requests[0]!.text()).to.equal('early')
    expect(requests[0]!.keepalive).to.equal(false)
  })

  it('of a Request have its method, headers and body', async () => {
    const call = fetch(new Request(tracker, { method: 'PUT', headers: { 'x-mine': '1' }, body: 'given' }))
    decide(true)
    await call
    const [{ method, headers }] = requests as [Request]
    expect([method, headers.get('x-mine'), await requests[0]!.text()]).to.deep.equal(['PUT', '1', 'given'])
  })

  it('reject at once if their arguments are invalid', async () => {
    // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the browser's own error is the point
    expect(await rejectionOf(fetch(tracker, { method: 'GET', body: 'x' }))).to.be.instanceOf(TypeError)
    decide(true)
    expect(sent).to.deep.equal([])
  })

  it('are rejected with the reason of an abort, and never sent', async () => {
    const controller = new AbortController()
    const call = rejectionOf(fetch(tracker, { signal: controller.signal }))
    controller.abort(new Error('The page has changed'))
    expect((await call).message).to.equal('The page has changed')
    const early = rejectionOf(fetch(tracker, { signal: AbortSignal.abort(new Error('Too late')) }))
    expect((await early).message).to.equal('Too late')
    decide(true)
    expect(sent).to.deep.equal([])
  })

  it('of XMLHttpRequest fire the events of an abort, and none when they are opened again', async () => {
    const xhr = openXhr()
    const events = eventsOf(xhr)
    const end = ended(xhr)
    xhr.send()
    xhr.abort()
    await end
    expect(events).to.deep.equal(['loadstart', 'abort', 'loadend'])
    const other = openXhr()
    const others = eventsOf(other)
    other.send()
    expect(() => other.send()).to.throw('sent already')
    other.open('GET', `${tracker}/second`)
    expect(others).to.deep.equal([])
    other.send()
    decide(true)
    expect(xhrs.sent).to.deep.equal([`${tracker}/second`])
  })

  it('of XMLHttpRequest fail at once if they are synchronous', () => {
    const xhr = new XMLHttpRequest()
    xhr.open('GET', tracker, false)
    expect(() => xhr.send()).to.throw(text)
  })

  it('of sendBeacon return true, and use fetch if the browser takes no more beacons', () => {
    expect(navigator.sendBeacon(`${tracker}/1`, 'x')).to.equal(true)
    decide(true)
    expect(sent).to.deep.equal([`beacon ${tracker}/1`])
    isGranted = false
    mode = 'hold'
    expect(navigator.sendBeacon(`${tracker}/2`, 'y')).to.equal(true)
    isBeaconFull = true
    decide(true)
    expect(sent.at(-1)).to.equal(`fetch ${tracker}/2`)
    expect(requests.at(-1)!.mode).to.equal('no-cors')
    // A beacon sends the cookies of its host.
    expect(requests.at(-1)!.credentials).to.equal('include')
    expect(requests.at(-1)!.method).to.equal('POST')
  })

  it('fail at once when 200 wait, or their bodies have more than 1 MB', async () => {
    const calls = Array.from({ length: 200 }, () => rejectionOf(fetch(tracker)))
    expect((await rejectionOf(fetch(tracker))).message).to.equal(text)
    expect(navigator.sendBeacon(tracker)).to.equal(false)
    decide(false)
    await Promise.all(calls)
    mode = 'hold'
    for (const body of [new Blob(['x'.repeat(400_000)]), 'x'.repeat(200_000), new Uint8Array(150_000)])
      calls.push(rejectionOf(fetch(tracker, { method: 'POST', body })))
    // Unknown sizes count as 64 kB.
    expect(navigator.sendBeacon(tracker, new FormData())).to.equal(false)
    expect((await rejectionOf(fetch(new Request(tracker, { method: 'POST', body: 'x' })))).message).to.equal(text)
    expect(navigator.sendBeacon(tracker, 'x')).to.equal(true)
    decide(false)
    await Promise.all(calls)
  })

  it('are logged as released once they are sent', async () => {
    const log = requestLog()
    const before = log.length
    const calls = [fetch(tracker), fetch(tracker)]
    expect(log.slice(before).map(({ state }) => state)).to.deep.equal(['held', 'held'])
    decide(true)
    await Promise.all(calls)
    expect(log.slice(before).map(({ state }) => state)).to.deep.equal(['released', 'released'])
  })

  it('seem to succeed with "drop", and are never sent', async () => {
    mode = 'drop'
    expect((await fetch(tracker)).status).to.equal(204)
    const xhr = openXhr()
    const events = eventsOf(xhr)
    const end = ended(xhr)
    xhr.send('x')
    await end
    expect(events).to.deep.equal(['loadstart', 'load', 'loadend'])
    expect(navigator.sendBeacon(tracker)).to.equal(true)
    decide(true)
    expect(sent).to.deep.equal([])
    expect(xhrs.sent).to.deep.equal([])
  })

  describe('of scripts', () => {
    beforeEach(() => restores.unshift(patchElements()))
    const addScript = (): { script: HTMLScriptElement; failed: Promise<void>; failures: () => number } => {
      const script = document.createElement('script')
      let count = 0
      const failed = new Promise<void>(resolve =>
        script.addEventListener('error', () => {
          count++
          resolve()
        }),
      )
      script.src = tracker
      return { script, failed, failures: () => count }
    }

    it('fire no error before a refusal', async () => {
      const { failed, failures } = addScript()
      // Any error of a later script would come after one of the first.
      mode = 'reject'
      await addScript().failed
      expect(failures()).to.equal(0)
      decide(false)
      await failed
    })

    it('fire no error at a refusal if the page has given them another address', async () => {
      const { script, failures } = addScript()
      script.src = '/page/first.js'
      decide(false)
      await addScript().failed
      expect(failures()).to.equal(0)
    })
  })
})
