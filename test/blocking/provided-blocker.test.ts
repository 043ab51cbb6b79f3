import { expect } from '@open-wc/testing'
import { hasGuardLoader, provideGuardLoader, takeGuardLoader } from '../../src/blocking/guard-loader'
import { isGuarded } from '../../src/blocking/is-guarded'
import { onBlockerReady, setBlockerLoading } from '../../src/blocking/on-blocker-ready'
import { isBlockerProvided, providedBlocker, provideBlocker } from '../../src/blocking/provide-blocker'
import { requireElementBlocking } from '../../src/blocking/require-element-blocking'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import type { BlockingRules } from '../../src/blocking/rules/blocking-rules'
import {
  blockerArrival,
  holdUntilArrival,
  loadBlocker,
  recheckRules,
  setBlockerSource,
  startProvidedBlocking,
} from '../../src/blocking/start-provided-blocking'
import type { startBlocking } from '../../src/blocking/start-blocking'
import { version } from '../../src/consent/version'
import { rejectionOf } from './stand-ins'

const key = Symbol.for(`consent-elements ${version} startBlocking`)
const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('tasks that wait for the blocker', () => {
  it('run at once if none is being loaded', () => {
    let runs = 0
    onBlockerReady(() => runs++)()
    expect(runs).to.equal(1)
  })

  for (const how of ['arrives', 'fails'])
    it(`run in order when it ${how}, unless they were cancelled`, async () => {
      const ran: string[] = []
      let settle!: () => void
      setBlockerLoading(
        new Promise<void>((resolve, reject) => (settle = how === 'fails' ? reject : resolve)).catch(() => undefined),
      )
      onBlockerReady(() => ran.push('one'))
      const cancel = onBlockerReady(() => ran.push('cancelled'))
      onBlockerReady(() => ran.push('two'))
      cancel()
      await later()
      expect(ran).to.deep.equal([])
      settle()
      await later()
      expect(ran).to.deep.equal(['one', 'two'])
      onBlockerReady(() => ran.push('three'))
      expect(ran).to.have.length(3)
    })
})

describe('the loader of the guard', () => {
  it('is taken once, and is there again after it has failed', async () => {
    let tries = 0
    const load = (): Promise<void> => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve())
    expect([hasGuardLoader(), isGuarded(), takeGuardLoader()]).to.deep.equal([false, false, undefined])
    provideGuardLoader(load)
    expect([hasGuardLoader(), isGuarded()]).to.deep.equal([true, true])
    const first = takeGuardLoader()!()
    expect([hasGuardLoader(), isGuarded()]).to.deep.equal([false, false])
    expect((await rejectionOf(first)).message).to.equal('offline')
    await takeGuardLoader()!()
    expect([tries, hasGuardLoader(), isGuarded()]).to.deep.equal([2, false, false])
  })
})

describe('the blocking of elements', () => {
  it('is required: the guard fails otherwise', () => {
    const { restores } = pageBlocker()
    expect(requireElementBlocking).to.throw('The requests of elements cannot be blocked')
    restores.elements = () => true
    requireElementBlocking()
    delete restores.elements
  })
})

describe('the blocker of another file', () => {
  let started: unknown[]
  let loads: (() => void)[]
  let isAllowed: boolean
  let stops: (() => void)[]
  const { fetch } = window
  const start = ((...args: unknown[]) => {
    started.push(args)
    return () => void started.push('stopped')
  }) as unknown as typeof startBlocking
  const rules: BlockingRules = { allows: () => isAllowed }
  beforeEach(() => {
    started = []
    loads = []
    stops = []
    isAllowed = false
    setBlockerSource(() => new Promise<void>(resolve => void loads.push(resolve)))
  })
  afterEach(async () => {
    for (const stop of stops) stop()
    for (const load of loads) load()
    await later()
    Reflect.deleteProperty(window, key)
    expect(window.fetch).to.equal(fetch)
  })
  const begin = (given = rules, ...more: unknown[]): (() => void) => {
    const stop = Reflect.apply(startProvidedBlocking, undefined, [given, ...more]) as () => void
    stops.push(stop)
    return stop
  }
  const arrive = async (): Promise<void> => {
    provideBlocker(start)
    loads.splice(0).forEach(resolve => resolve())
    await later()
  }

  it('is the first that a file has registered', () => {
    expect([isBlockerProvided(), providedBlocker()]).to.deep.equal([false, undefined])
    provideBlocker(start)
    provideBlocker((() => undefined) as unknown as typeof startBlocking)
    expect([isBlockerProvided(), providedBlocker(), isGuarded()]).to.deep.equal([true, start, true])
  })

  it('starts at once if it is there, with all that was given, and ends when its rules do', () => {
    provideBlocker(start)
    const stop = begin(rules, 'channels', 'below')
    expect(started).to.deep.equal([[rules, 'channels', 'below']])
    expect(loads).to.have.length(0)
    stop()
    expect(started).to.deep.equal([[rules, 'channels', 'below'], 'stopped'])
  })

  it('is loaded once as soon as the rules block something, and starts each of them when it has arrived', async () => {
    begin()
    const ended = begin({ ...rules })
    ended()
    recheckRules()
    expect(loads).to.have.length(1)
    expect(blockerArrival()).to.be.instanceOf(Promise)
    const tasks: string[] = []
    onBlockerReady(() => tasks.push('task'))
    // The page was blocked from its start, so no request has to wait.
    expect(window.fetch).to.equal(fetch)
    // They do if the page was served before by other code.
    holdUntilArrival()
    expect(window.fetch).not.to.equal(fetch)
    holdUntilArrival()
    await arrive()
    expect(window.fetch).to.equal(fetch)
    expect(started).to.deep.equal([[rules]])
    expect([tasks, blockerArrival()]).to.deep.equal([['task'], null])
    recheckRules()
    expect(loads).to.have.length(0)
  })

  it('is not loaded for visitors who have granted everything, and is when they withdraw; requests wait then', async () => {
    isAllowed = true
    begin()
    recheckRules()
    expect([loads.length, blockerArrival()]).to.deep.equal([0, null])
    holdUntilArrival()
    expect(window.fetch).to.equal(fetch)
    isAllowed = false
    recheckRules()
    expect(loads).to.have.length(1)
    expect(window.fetch).not.to.equal(fetch)
    await arrive()
    expect(window.fetch).to.equal(fetch)
    expect(started).to.deep.equal([[rules]])
  })

  it('is loaded by the rules that decide: the last ones that are not below others', async () => {
    const all: BlockingRules = { allows: () => true }
    begin(rules, [], 'on top')
    loads.length = 0
    await later()
    begin(all, [], 'below')
    begin(all)
    recheckRules()
    expect(loads).to.have.length(0)
  })

  it('is loaded again after a failure when the rules block something again', async () => {
    begin()
    loads.splice(0)[0]!()
    await later()
    expect([started, blockerArrival()]).to.deep.equal([[], null])
    recheckRules()
    expect(loads).to.have.length(0)
    isAllowed = true
    recheckRules()
    isAllowed = false
    recheckRules()
    expect(loads).to.have.length(1)
    await arrive()
    expect(started).to.deep.equal([[rules]])
  })

  it('can be loaded in advance, and nothing waits for it', async () => {
    isAllowed = true
    begin()
    const arrival = loadBlocker()
    expect(loadBlocker()).to.equal(arrival)
    expect(loads).to.have.length(1)
    let ran = false
    onBlockerReady(() => (ran = true))
    expect(ran).to.equal(true)
    await arrive()
    expect(loadBlocker()).to.equal(null)
    expect(started).to.have.length(1)
  })

  it('is not loaded without rules', () => {
    recheckRules()
    expect(loads).to.have.length(0)
  })
})
