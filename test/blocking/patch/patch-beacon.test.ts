import { expect } from '@open-wc/testing'
import { patchBeacon } from '../../../src/blocking/patch/patch-beacon'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'

describe('patchBeacon', () => {
  const { sendBeacon } = Navigator.prototype
  const { judged, allow } = trackerJudge()
  let sent: unknown[][]
  let restore: () => boolean
  beforeEach(() => {
    sent = []
    judged.length = 0
    allow(false)
    Navigator.prototype.sendBeacon = function (...args) {
      sent.push(args)
      return Reflect.apply(sendBeacon, this, ['/page/first.js', 'test'])
    }
    restore = patchBeacon()
  })
  afterEach(() => {
    restore()
    Navigator.prototype.sendBeacon = sendBeacon
  })

  it('returns false for a blocked beacon', () => {
    expect(navigator.sendBeacon(tracker, 'x')).to.equal(false)
    expect(navigator.sendBeacon(new URL(tracker))).to.equal(false)
    expect(sent).to.deep.equal([])
    expect(judged[0]).to.deep.equal([tracker, 'sendBeacon'])
  })

  it('passes an allowed beacon on with its data, and returns the browser’s result', () => {
    expect(navigator.sendBeacon('https://shop.example/', 'x')).to.equal(true)
    allow()
    expect(navigator.sendBeacon(tracker)).to.equal(true)
    expect(sent).to.deep.equal([['https://shop.example/', 'x'], [tracker]])
  })

  it('reads a URL once and sends the URL that it has checked', () => {
    let reads = 0
    const changing = { toString: () => (reads++ === 0 ? 'https://shop.example/' : tracker) }
    navigator.sendBeacon(changing as unknown as string)
    expect(sent).to.deep.equal([['https://shop.example/']])
  })

  it('throws on wrong arguments and a wrong `this` as the browser does, and has the same name and length', () => {
    restore()
    Navigator.prototype.sendBeacon = sendBeacon
    restore = patchBeacon()
    expect(() => Reflect.apply(navigator.sendBeacon, navigator, [])).to.throw(TypeError)
    expect(() => Reflect.apply(navigator.sendBeacon, {}, ['/'])).to.throw(TypeError)
    expect([navigator.sendBeacon.name, navigator.sendBeacon.length]).to.deep.equal(['sendBeacon', 1])
    expect(Object.hasOwn(navigator, 'sendBeacon')).to.equal(false)
    restore()
    expect(Navigator.prototype.sendBeacon === sendBeacon).to.equal(true)
  })
})
