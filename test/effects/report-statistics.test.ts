import { expect } from '@open-wc/testing'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import { allConsents } from '../../src/consent/consents'
import { reportStatistics } from '../../src/effects/report-statistics'
import {
  acceptAllAtom,
  bannerAnswerAtom,
  createConsentStore,
  receiveRecordAtom,
  rejectAllAtom,
  saveAtom,
  type ConsentStore,
} from '../../src/store'
import { stopClock } from '../support/fake-clock'
import { fakeServer } from '../support/fake-server'

let store: ConsentStore
let server: ReturnType<typeof fakeServer>
let stop: () => void
const show = () =>
  store.set(bannerAnswerAtom, {
    showConsentBanner: true,
    jurisdiction: { code: 'GDPR', message: '' },
    location: { countryCode: 'DE', regionCode: '' },
    from: 'server',
    model: 'opt-in',
  })
const sent = () => server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
const events = () => sent().map(({ event }) => event)

beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
  server = fakeServer(() => ({ status: 204 }))
  stop = reportStatistics(store, '/statistics')
})
afterEach(() => {
  stop()
  server.restore()
})

describe('the statistics', () => {
  for (const [event, decide] of [
    ['accepted', () => store.set(acceptAllAtom)],
    ['rejected', () => store.set(rejectAllAtom)],
    ['customized', () => store.set(saveAtom, { measurement: true })],
    ['ignored', () => void dispatchEvent(new PageTransitionEvent('pagehide'))],
  ] as const)
    it(`count a banner that was shown, and its outcome "${event}", once`, () => {
      show()
      decide()
      decide()
      expect(events()).to.deep.equal(['shown', event])
    })

  it('count nothing without a banner, and no decision of another tab', () => {
    store.set(acceptAllAtom)
    expect(events()).to.deep.equal([])
    store.set(receiveRecordAtom, null)
    show()
    store.set(receiveRecordAtom, { consents: allConsents(), consentInfo: { time: 1, type: 'all' } })
    expect(events()).to.deep.equal(['shown'])
  })

  it('contain the day, the layout and the language, and nothing that identifies a visitor', () => {
    show()
    store.set(acceptAllAtom)
    for (const body of sent()) {
      expect(Object.keys(body)).to.deep.equal(['event', 'day', 'layout', 'language'])
      expect(body.day).to.match(/^\d{4}-\d\d-\d\d$/)
    }
    for (const { url, init, headers } of server.requests) {
      expect(new URL(url).search).to.equal('')
      expect(init).to.include({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true })
      expect(headers).to.deep.equal({})
    }
    const [one, other] = sent().map(({ day, layout, language }) => JSON.stringify([day, layout, language]))
    expect(one, 'two requests of one visitor look like those of two').to.equal(other)
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  describe('with #hosts', () => {
    const { judges } = pageBlocker()
    let hosts: string[]
    const judge = Object.assign(() => null, {
      unlisted: () => hosts.map(host => ({ host, channel: 'script', time: 1 })),
    })
    beforeEach(() => {
      judges.push(judge)
      hosts = ['new-tag.example', `${'a'.repeat(30)}.cdn.example`, '18472947.pixel.example', location.hostname]
      stop()
      stop = reportStatistics(store, '/statistics#hosts')
    })
    afterEach(() => void judges.splice(judges.indexOf(judge), 1))
    const leave = () => void dispatchEvent(new PageTransitionEvent('pagehide'))

    it('name the third parties that no list knows, without labels that may be of one visitor, each once', async () => {
      const clock = stopClock()
      show()
      await clock.pass(5000)
      hosts.push('late.example')
      leave()
      leave()
      clock.restore()
      const named = sent().filter(({ event }) => event === 'hosts')
      expect(named.map(body => body.hosts)).to.deep.equal([
        ['new-tag.example', '*.cdn.example', '*.pixel.example'],
        ['late.example'],
      ])
      expect(Object.keys(named[0]!)).to.deep.equal(['event', 'day', 'hosts'])
      expect(server.requests.every(({ url }) => new URL(url).search === '')).to.equal(true)
    })

    it('name none after they have stopped, neither in time nor when the visitor leaves', async () => {
      const clock = stopClock()
      show()
      stop()
      await clock.pass(6000)
      leave()
      clock.restore()
      expect(sent().filter(({ event }) => event === 'hosts')).to.deep.equal([])
    })

    it('name none to an address without it, and none without a banner', () => {
      leave()
      expect(events()).to.deep.equal([])
      stop()
      stop = reportStatistics(store, '/statistics')
      show()
      leave()
      expect(events()).to.deep.equal(['shown', 'ignored'])
    })
  })
})
