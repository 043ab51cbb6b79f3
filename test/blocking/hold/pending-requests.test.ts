import { expect } from '@open-wc/testing'
import { holdPending, pendingMode } from '../../../src/blocking/hold/pending-requests'
import type { Judge } from '../../../src/blocking/rules/blocking-rules'
import { pageBlocker } from '../../../src/blocking/rules/page-blocker'
import { requestLog } from '../../../src/blocking/page/request-log'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'

const tracker = 'https://tracker.example/'

describe('a request that waits for a decision', () => {
  let mode: 'reject' | 'hold' | 'drop'
  let isGranted: boolean
  let ended: string[]
  const { judges } = pageBlocker()
  const judge: Judge = (url, channel, base) =>
    !isGranted && new URL(url, base ?? 'https://own.example/').host === 'tracker.example'
      ? { url, category: 'marketing', channel }
      : null
  judge.pending = () => mode
  beforeEach(() => {
    mode = 'hold'
    isGranted = false
    ended = []
    judges.push(judge)
    requestLog().length = 0
  })
  afterEach(() => {
    decide(false)
    judges.length = 0
  })
  const change = (): boolean => document.dispatchEvent(new Event('consent-change'))
  const decide = (grant: boolean): void => {
    isGranted = grant
    mode = 'reject'
    change()
  }
  const hold = (url = `${tracker}a`, more: { base?: string; body?: unknown } = {}): (() => void) | null =>
    holdPending({
      url,
      ...more,
      send: () => void ended.push(`sent ${url}`),
      reject: () => void ended.push(`rejected ${url}`),
    })
  const isHeld = (body: unknown): boolean => {
    const forget = hold(`${tracker}size`, { body })
    forget?.()
    return forget !== null
  }

  it('is what the last rules say, or those before them that say something; rejected without any', () => {
    const other: Judge = () => null
    expect(pendingMode()).to.equal('hold')
    judges.push(other)
    expect(pendingMode()).to.equal('hold')
    other.pending = () => null
    expect(pendingMode()).to.equal('hold')
    other.pending = () => 'drop'
    expect(pendingMode()).to.equal('drop')
    judges.length = 0
    expect(pendingMode()).to.equal('reject')
    judges.push(judge)
  })

  it('waits in no other mode', () => {
    for (const other of ['reject', 'drop'] as const) {
      mode = other
      expect(hold()).to.equal(null)
    }
  })

  it('is sent or rejected once, in order, by its own address', () => {
    for (const [url, base] of [
      [`${tracker}1`, undefined],
      ['/2', tracker],
      ['/3', 'https://shop.example/'],
    ] as const)
      hold(url, base === undefined ? {} : { base })
    // What its rules allow is sent although the visitor has not decided.
    change()
    expect(ended).to.deep.equal(['sent /3'])
    decide(false)
    change()
    expect(ended).to.deep.equal(['sent /3', `rejected ${tracker}1`, 'rejected /2'])
    mode = 'hold'
    hold()
    decide(true)
    expect(ended.at(-1)).to.equal(`sent ${tracker}a`)
  })

  it('waits on while there are no rules', () => {
    hold()
    judges.length = 0
    change()
    expect(ended).to.deep.equal([])
    judges.push(judge)
    decide(true)
    expect(ended).to.have.length(1)
  })

  it('is neither sent nor rejected once it is forgotten', () => {
    const forget = hold()!
    forget()
    forget()
    decide(true)
    expect(ended).to.deep.equal([])
  })

  it('is rejected where something else would send it', () => {
    const rejected: string[] = []
    for (const url of [`${tracker}1`, 'https://shop.example/'])
      holdPending({ url, reject: () => void rejected.push(url) })
    decide(false)
    expect(rejected).to.deep.equal([`${tracker}1`])
  })

  it('has the newest entry of the log, which says when it is released', () => {
    const entry = (url: string) =>
      ({ url, category: 'marketing', channel: 'fetch', time: 0, state: 'held' }) as (typeof log)[number]
    const log = requestLog()
    hold()
    log.push(entry('0'), entry('1'))
    hold()
    log.push(entry('2'))
    decide(true)
    expect(log.map(({ state }) => state)).to.deep.equal(['held', 'released', 'held'])
    mode = 'hold'
    isGranted = false
    hold()
    decide(false)
    expect(log[2]!.state).to.equal('held')
  })

  it('is one of 200, and together their bodies have at most 1 MB', () => {
    const waiting = Array.from({ length: 200 }, () => hold())
    expect(waiting).not.to.include(null)
    expect(hold()).to.equal(null)
    waiting[0]!()
    expect(hold()).not.to.equal(null)
    expect(hold()).to.equal(null)
    decide(false)
    mode = 'hold'
    expect(hold()).not.to.equal(null)
  })

  it('has a body that counts by its size, or as 64 kB if it cannot be read', () => {
    const sizes: [body: unknown, bytes: number][] = [
      [undefined, 0],
      [null, 0],
      ['a'.repeat(1000), 2000],
      [new Blob(['a'.repeat(3000)]), 3000],
      [new Uint8Array(4000), 4000],
      [new ArrayBuffer(5000), 5000],
      [new FormData(), 64_000],
      [new URLSearchParams('a'), new URLSearchParams('a').size],
      [new ReadableStream(), 64_000],
      [5, 64_000],
    ]
    for (const [body, bytes] of sizes) {
      const forget = hold(`${tracker}fill`, { body: new Uint8Array(1_000_000 - bytes) })!
      expect(isHeld(body), `${String(body)} ${bytes}`).to.equal(true)
      forget()
      const more = hold(`${tracker}fill`, { body: new Uint8Array(1_000_001 - bytes) })
      if (bytes > 0) expect(isHeld(body), `${String(body)} ${bytes} and one`).to.equal(false)
      else expect(more).to.equal(null)
      more?.()
    }
    expect(isHeld(new Uint8Array(1_000_001))).to.equal(false)
  })

  it('does not keep others from being sent if it fails', async () => {
    const { onerror } = window
    const errors: string[] = []
    Object.assign(window, { onerror: (message: unknown) => errors.push(String(message)) > 0 })
    holdPending({
      url: tracker,
      send() {
        throw new Error('of the test')
      },
      reject: () => undefined,
    })
    hold()
    decide(true)
    expect(ended).to.have.length(1)
    await eventually(() => expect(errors.join()).to.contain('of the test'))
    Object.assign(window, { onerror })
  })

  it('is sent with at most 49 others at once, and the rest a second later', async () => {
    const clock = stopClock()
    await clock.pass(2000)
    for (let at = 0; at < 120; at++) hold(`${tracker}${at}`)
    decide(true)
    expect(ended).to.have.length(50)
    await clock.pass(990)
    expect(ended).to.have.length(50)
    await clock.pass(20)
    expect(ended).to.have.length(100)
    await clock.pass(1010)
    expect(ended).to.deep.equal(Array.from({ length: 120 }, (_, at) => `sent ${tracker}${at}`))
    clock.restore()
  })
})
