import { expect } from '@open-wc/testing'
import { installGppStub, type GppApi } from '../../src/signals/gpp-stub'

const api = '__gpp'
const page = window as unknown as { [api]?: GppApi }
type Answer = readonly [data: Record<string, unknown>, success: boolean]

/** Calls the stub, and returns what its callback received. */
const call = (command: string, parameter?: unknown): Answer[] => {
  const answers: Answer[] = []
  page[api]!(command, (...answer: unknown[]) => answers.push(answer as unknown as Answer), parameter)
  return answers
}
const locators = (): NodeListOf<HTMLIFrameElement> => document.querySelectorAll('iframe[name="__gppLocator"]')
const pingData = {
  gppVersion: '1.1',
  cmpStatus: 'stub',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'not ready',
  supportedAPIs: [],
  cmpId: 0,
  sectionList: [],
  applicableSections: [],
  gppString: '',
  parsedSections: {},
}

describe('the stub of the Global Privacy Platform', () => {
  beforeEach(() => installGppStub())
  afterEach(() => {
    delete page[api]
    locators().forEach(frame => frame.remove())
  })

  it('answers a ping at once: nothing is known yet', () => {
    expect(call('ping')).to.deep.equal([[pingData, true]])
    expect(page[api]!('ping')).to.equal(undefined)
  })

  it('registers listeners by numbers from one, keeps their callbacks for the platform, and removes them', () => {
    for (const listenerId of [1, 2])
      expect(call('addEventListener', `p${listenerId}`)).to.deep.equal([
        [{ eventName: 'listenerRegistered', listenerId, data: true, pingData }, true],
      ])
    const events = page[api]!('events') as { id: number; callback: unknown; parameter: unknown }[]
    expect(events.map(({ id, parameter }) => [id, parameter])).to.deep.equal([
      [1, 'p1'],
      [2, 'p2'],
    ])
    for (const { callback } of events) expect(callback).to.be.a('function')
    for (const [listenerId, data] of [
      [1, true],
      [1, false],
      [7, false],
    ] as const)
      expect(call('removeEventListener', listenerId)).to.deep.equal([
        [{ eventName: 'listenerRemoved', listenerId, data, pingData }, true],
      ])
    expect(events.map(({ id }) => id)).to.deep.equal([2])
    page[api]!('addEventListener')
    expect(
      events.map(({ id }) => id),
      'the number of a removed one is not used again',
    ).to.deep.equal([2, 3])
    expect((events.at(-1)!.callback as () => unknown)()).to.equal(undefined)
  })

  it('queues all other calls for the platform', () => {
    const callback = (): void => {}
    expect(page[api]!('getField', callback, 'usnat.Gpc')).to.equal(undefined)
    expect(page[api]!()).to.deep.equal([['getField', callback, 'usnat.Gpc']])
  })

  it('is not installed over a platform or another stub', () => {
    const other = page[api]!
    installGppStub()
    expect(page[api]).to.equal(other)
    expect(locators()).to.have.length(1)
  })

  it('is found by frames, by one hidden frame of its name', () => {
    const [locator] = locators()
    expect([locator!.style.display, locator!.title, locator!.src]).to.deep.equal(['none', 'Privacy signals', ''])
    delete page[api]
    installGppStub()
    expect(locators()).to.have.length(1)
  })

  describe('called by a frame', () => {
    /** Sends a message to the page as a frame does, and returns what the frame receives. */
    const send = (data: unknown): unknown[][] => {
      const sent: unknown[][] = []
      const event = new MessageEvent('message', { data })
      Object.defineProperty(event, 'source', { value: { postMessage: (...words: unknown[]) => sent.push(words) } })
      dispatchEvent(event)
      return sent
    }
    /** Only the listener of one stub answers, because each test installs another. */
    const answerTo = (data: unknown): unknown[] | undefined => send(data)[0]

    it('answers in the form of the call: an object, or a text', () => {
      const message = { __gppCall: { command: 'ping', callId: 'c1', version: '1.1' } }
      const answer = { __gppReturn: { returnValue: pingData, success: true, callId: 'c1' } }
      expect(answerTo(message)).to.deep.equal([answer, { targetOrigin: '*' }])
      expect(answerTo(JSON.stringify(message))).to.deep.equal([JSON.stringify(answer), { targetOrigin: '*' }])
    })

    it('passes the parameter and the version on', () => {
      const calls: unknown[][] = []
      page[api] = (...words) => calls.push(words)
      send({ __gppCall: { command: 'getField', parameter: 'usnat.Gpc', version: '1.1', callId: 1 } })
      const [command, callback, ...rest] = calls[0]!
      expect([command, rest]).to.deep.equal(['getField', ['usnat.Gpc', '1.1']])
      expect(callback).to.be.a('function')
    })

    for (const data of [
      null,
      undefined,
      5,
      'no json',
      'null',
      {},
      { __gppCall: null },
      { __gppCall: 'ping' },
      { __gppCall: {} },
      { __gppCall: { command: 5 } },
    ])
      it(`ignores ${JSON.stringify(data)}`, () => {
        page[api] = () => expect.fail('called')
        expect(send(data)).to.deep.equal([])
      })
  })
})
