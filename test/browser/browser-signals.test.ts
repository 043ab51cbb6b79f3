import { expect } from '@open-wc/testing'
import { browserSignals } from '../../src/browser/browser-signals'

const set = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, value })

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(window, 'doNotTrack')
})

describe('browserSignals', () => {
  for (const [value, means] of [
    [true, true],
    [false, false],
    [undefined, false],
    [null, false],
    ['1', false],
    [1, false],
  ] as const)
    it(`reads Global Privacy Control only from true: ${JSON.stringify(value)} is ${means}`, () => {
      set(navigator, 'globalPrivacyControl', value)
      expect(browserSignals().globalPrivacyControl).to.equal(means)
    })

  for (const [value, means] of [
    ['1', true],
    ['yes', true],
    ['0', false],
    ['unspecified', false],
    [null, false],
    [undefined, false],
  ] as const) {
    it(`reads Do Not Track from "1", and from the "yes" of old browsers: ${JSON.stringify(value)} is ${means}`, () => {
      set(navigator, 'doNotTrack', value)
      expect(browserSignals().doNotTrack).to.equal(means)
    })

    it(`reads the same from window, as in old Safari: ${JSON.stringify(value)} is ${means}`, () => {
      set(navigator, 'doNotTrack', null)
      set(window, 'doNotTrack', value)
      expect(browserSignals().doNotTrack).to.equal(means)
    })
  }
})
