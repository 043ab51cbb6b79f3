import { expect } from '@open-wc/testing'
import {
  countDeferredWrites,
  deferredText,
  deferWrite,
  discardDeferred,
  hasDeferredWrites,
  isHeldWithin,
  keepDeferred,
  letDrop,
  releaseDeferred,
} from '../../../src/blocking/hold/deferred-writes'
import { requestLog } from '../../../src/blocking/page/request-log'
import type { Channel } from '../../../src/blocking/page/blocked-request'
import { eventually } from '../../support/eventually'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/'

describe('a write that waits for consent', () => {
  const { allow } = trackerJudge()
  const log = requestLog()
  beforeEach(() => {
    allow(false)
    log.length = 0
  })
  afterEach(() => {
    allow()
    releaseDeferred()
  })
  const logged = (url: string, channel: Channel = 'img'): (typeof log)[number] => {
    const entry: (typeof log)[number] = { url, channel, category: 'marketing', time: 0, state: 'held' }
    log.push(entry)
    return entry
  }

  it('is known by its target and name until it is written', () => {
    const [target, written] = [{}, [] as string[]]
    expect(hasDeferredWrites()).to.equal(false)
    deferWrite(target, 'src', { text: `${tracker}1`, write: () => written.push('src') })
    deferWrite(target, 'srcset', { text: `${tracker}2`, write: () => written.push('srcset') })
    expect([hasDeferredWrites(), countDeferredWrites(target), countDeferredWrites({})]).to.deep.equal([true, 2, 0])
    expect(['src', 'srcset', 'href'].map(name => deferredText(target, name))).to.deep.equal([
      `${tracker}1`,
      `${tracker}2`,
      undefined,
    ])
    expect(deferredText({}, 'src')).to.equal(undefined)
    releaseDeferred()
    expect(written).to.deep.equal([])
    allow()
    releaseDeferred()
    releaseDeferred()
    expect(written).to.deep.equal(['src', 'srcset'])
    expect([hasDeferredWrites(), countDeferredWrites(target), deferredText(target, 'src')]).to.deep.equal([
      false,
      0,
      undefined,
    ])
  })

  it('is replaced by a later one of the same name, in its place', () => {
    const [one, two, written] = [{}, {}, [] as string[]]
    deferWrite(one, 'src', { text: tracker, write: () => written.push('old') })
    deferWrite(two, 'src', { text: tracker, write: () => written.push('two') })
    deferWrite(one, 'src', { text: `${tracker}new`, write: () => written.push('new') })
    expect([countDeferredWrites(one), deferredText(one, 'src')]).to.deep.equal([1, `${tracker}new`])
    allow()
    releaseDeferred()
    expect(written).to.deep.equal(['new', 'two'])
  })

  it('is not written once it is discarded, while others of its target are', () => {
    const [target, written] = [{}, [] as string[]]
    for (const name of ['src', 'srcset']) deferWrite(target, name, { text: tracker, write: () => written.push(name) })
    discardDeferred(target, 'none')
    discardDeferred({}, 'src')
    discardDeferred(target, 'src')
    expect([hasDeferredWrites(), countDeferredWrites(target)]).to.deep.equal([true, 1])
    allow()
    releaseDeferred()
    expect(written).to.deep.equal(['srcset'])
    deferWrite(target, 'src', { text: tracker, write: () => written.push('src') })
    discardDeferred(target, 'src')
    expect(hasDeferredWrites()).to.equal(false)
  })

  it('is written once its own condition holds', () => {
    let isHeld = true
    const written: string[] = []
    deferWrite({}, 'own', { text: '/own', isHeld: () => isHeld, write: () => written.push('own') })
    allow()
    releaseDeferred()
    expect(written).to.deep.equal([])
    isHeld = false
    allow(false)
    releaseDeferred()
    expect(written).to.deep.equal(['own'])
  })

  it('does not keep others from being written if it fails, and its error is reported', async () => {
    const { onerror } = window
    const errors: string[] = []
    Object.assign(window, { onerror: (message: unknown) => errors.push(String(message)) > 0 })
    const written: string[] = []
    deferWrite({}, 'src', {
      text: tracker,
      write() {
        throw new Error('of the test')
      },
    })
    deferWrite({}, 'src', { text: tracker, write: () => written.push('next') })
    allow()
    releaseDeferred()
    expect(written).to.deep.equal(['next'])
    expect(hasDeferredWrites()).to.equal(false)
    await eventually(() => expect(errors.join()).to.contain('of the test'))
    Object.assign(window, { onerror })
  })

  it('is found from the nodes that contain its element', () => {
    const outer = document.createElement('div')
    const inner = outer.appendChild(document.createElement('p')).appendChild(document.createElement('img'))
    const other = outer.appendChild(document.createElement('i'))
    expect(isHeldWithin(outer)).to.equal(false)
    deferWrite({}, 'src', { text: tracker, write: () => undefined })
    expect(isHeldWithin(outer)).to.equal(false)
    deferWrite(inner, 'src', { text: tracker, write: () => undefined })
    for (const [node, isWithin] of [
      [outer, true],
      [inner, true],
      [inner.parentNode!, true],
      [other, false],
      [document, false],
    ] as const)
      expect(isHeldWithin(node), node.nodeName).to.equal(isWithin)
    discardDeferred(inner, 'src')
    expect(isHeldWithin(outer)).to.equal(false)
  })

  it('has its entries of the log, which say when it is released', () => {
    const [old, ...own] = [`${tracker}0`, `${tracker}1`, `${tracker}2`].map(url => logged(url))
    deferWrite({}, 'srcset', { text: `${tracker}1 1x, ${tracker}2 2x`, write: () => undefined })
    const next = logged(`${tracker}3`)
    const other = {}
    deferWrite(other, 'src', { text: `${tracker}3`, isHeld: () => true, write: () => undefined })
    allow()
    releaseDeferred()
    discardDeferred(other, 'src')
    expect([old, ...own, next].map(entry => entry!.state)).to.deep.equal(['held', 'released', 'released', 'held'])
  })

  it('has no entry of another channel or of an earlier write', () => {
    const fetched = logged(tracker, 'fetch')
    const first = logged(tracker)
    const written = {}
    deferWrite(written, 'src', { text: tracker, isHeld: () => true, write: () => undefined })
    const second = logged(tracker)
    deferWrite({}, 'src', { text: tracker, write: () => undefined })
    allow()
    releaseDeferred()
    expect([fetched, first, second].map(({ state }) => state)).to.deep.equal(['held', 'held', 'released'])
    discardDeferred(written, 'src')
  })

  it('is written in turn: at most the writes of 5000 targets wait', () => {
    const targets = Array.from({ length: 5001 }, () => ({}))
    for (const target of targets) deferWrite(target, 'src', { text: tracker, write: () => undefined })
    expect(targets.map(countDeferredWrites).filter(count => count > 0)).to.have.length(5000)
    expect(countDeferredWrites(targets[5000])).to.equal(0)
    // A target that waits already may get another one.
    deferWrite(targets[0]!, 'srcset', { text: tracker, write: () => undefined })
    expect(countDeferredWrites(targets[0])).to.equal(2)
    for (const target of targets) for (const name of ['src', 'srcset']) discardDeferred(target, name)
    expect(hasDeferredWrites()).to.equal(false)
  })

  it('keeps at most 200 targets that the page may drop', () => {
    const targets = Array.from({ length: 201 }, () => ({}))
    expect(targets.map(keepDeferred)).to.deep.equal(targets.map((_, at) => at < 200))
    letDrop(targets[0]!)
    expect(keepDeferred(targets[200]!)).to.equal(true)
    expect(keepDeferred(targets[0]!)).to.equal(false)
    deferWrite(targets[1]!, 'src', { text: tracker, write: () => undefined })
    discardDeferred(targets[1]!, 'src')
    expect(keepDeferred(targets[0]!)).to.equal(true)
    targets.forEach(letDrop)
  })
})
