import { expect } from '@open-wc/testing'
import { patchBeacon } from '../../../src/blocking/patch/patch-beacon'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const globals = window as unknown as { fetchLater?: (...args: unknown[]) => unknown }

describe('patchBeacon, in a browser with fetchLater', () => {
  const native = globals.fetchLater
  const { judged, allow } = trackerJudge()
  const sent: unknown[] = []
  let restore: () => boolean
  beforeEach(() => {
    judged.length = sent.length = 0
    allow(false)
    globals.fetchLater = input => (sent.push(input), 'answer')
    restore = patchBeacon()
  })
  afterEach(() => {
    restore()
    if (native) globals.fetchLater = native
    else delete globals.fetchLater
  })

  it('makes a blocked call to a URL that leads nowhere, and returns the browser’s result', () => {
    expect(globals.fetchLater!(tracker)).to.equal('answer')
    expect(globals.fetchLater!(new Request(tracker))).to.equal('answer')
    expect(sent).to.deep.equal(['https://consent.invalid:1/', 'https://consent.invalid:1/'])
    expect(judged[0]).to.deep.equal([tracker, 'fetchLater'])
  })

  it('passes an allowed call on unchanged', () => {
    const request = new Request('https://shop.example/')
    globals.fetchLater!(request)
    globals.fetchLater!(new URL('https://shop.example/2'))
    allow()
    globals.fetchLater!(tracker)
    expect(sent[0] === request).to.equal(true)
    expect(sent.slice(1)).to.deep.equal(['https://shop.example/2', tracker])
  })

  it('adds nothing to a browser without fetchLater', () => {
    restore()
    delete globals.fetchLater
    restore = patchBeacon()
    expect('fetchLater' in window).to.equal(false)
  })
})
