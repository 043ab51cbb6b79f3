import { expect } from '@open-wc/testing'
import { whenPainted } from '../../src/browser/when-painted'
import { whenPictured } from '../../src/browser/when-pictured'
import { stopClock } from '../support/fake-clock'
import { watchOpenEnds, type OpenEnds } from '../support/open-ends'

describe('a task for after the paint', () => {
  const native = { requestAnimationFrame, cancelAnimationFrame }
  let frames: Map<number, () => void>
  let clock: ReturnType<typeof stopClock>
  let runs: number
  const task = (): void => void runs++
  const paint = (): void => {
    for (const [id, run] of frames) {
      frames.delete(id)
      run()
    }
  }
  beforeEach(() => {
    runs = 0
    frames = new Map()
    clock = stopClock()
    let last = 0
    Object.assign(window, {
      requestAnimationFrame: (run: () => void) => (frames.set(++last, run), last),
      cancelAnimationFrame: (id: number) => frames.delete(id),
    })
  })
  afterEach(() => {
    clock.restore()
    Object.assign(window, native)
  })

  it('runs in the task behind the frame, once', async () => {
    whenPainted(task)
    await clock.pass(100)
    expect(runs).to.equal(0)
    paint()
    expect(runs, 'before the paint').to.equal(0)
    await clock.pass(1)
    expect(runs).to.equal(1)
    await clock.pass(10_000)
    expect(runs).to.equal(1)
  })

  it('runs after half a second without a frame, once', async () => {
    whenPainted(task)
    await clock.pass(499)
    expect(runs).to.equal(0)
    await clock.pass(2)
    expect(runs).to.equal(1)
    paint()
    await clock.pass(10_000)
    expect(runs).to.equal(1)
  })

  it('does not run once it is cancelled, before the frame or behind it', async () => {
    whenPainted(task)()
    const cancel = whenPainted(task)
    paint()
    cancel()
    await clock.pass(10_000)
    expect(runs).to.equal(0)
  })
})

describe('a task for when the images are there', () => {
  let ends: OpenEnds
  let runs: number
  const { prototype } = Document
  const native = ['readyState', 'images'].map(
    name => [name, Object.getOwnPropertyDescriptor(prototype, name)!] as const,
  )
  const pretend = (readyState: string, ...images: object[]): void =>
    void Object.defineProperties(prototype, {
      readyState: { configurable: true, get: () => readyState },
      images: { configurable: true, get: () => images },
    })
  const start = (): (() => void) => whenPictured(() => runs++)
  const [loaded, pending, lazy] = [
    { complete: true, loading: 'auto' },
    { complete: false, loading: 'auto' },
    { complete: false, loading: 'lazy' },
  ]
  beforeEach(() => {
    runs = 0
    ends = watchOpenEnds()
  })
  afterEach(() => {
    for (const [name, descriptor] of native) Object.defineProperty(prototype, name, descriptor)
    expect(ends.list()).to.deep.equal([])
    ends.restore()
  })

  for (const [what, state, images] of [
    ['a document that has been parsed, without images', 'interactive', []],
    ['one whose images are there, or are lazy', 'interactive', [loaded, lazy]],
    ['one that has loaded, whatever its images do', 'complete', [pending]],
  ] as const)
    it(`runs at once in ${what}`, () => {
      pretend(state, ...images)
      start()
      expect(runs).to.equal(1)
    })

  for (const [what, event, next] of [
    ['an image has loaded', 'load', 'interactive'],
    ['one could not be loaded', 'error', 'interactive'],
    ['the whole page has loaded', 'readystatechange', 'complete'],
  ] as const)
    it(`waits for the parser and for images, until ${what}, and runs once`, () => {
      pretend('loading')
      start()
      expect(runs, 'while the document is parsed').to.equal(0)
      pretend('interactive', loaded, pending)
      document.dispatchEvent(new Event('readystatechange'))
      expect(runs, 'while an image is missing').to.equal(0)
      pretend(next, loaded, next === 'complete' ? pending : loaded)
      // Events of images do not bubble.
      const target = event === 'readystatechange' ? document : document.body
      target.dispatchEvent(new Event(event))
      target.dispatchEvent(new Event(event))
      expect(runs).to.equal(1)
    })

  it('does not run once it is cancelled', () => {
    pretend('loading')
    start()()
    pretend('complete')
    document.dispatchEvent(new Event('readystatechange'))
    expect(runs).to.equal(0)
  })
})
