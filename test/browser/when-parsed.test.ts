import { expect } from '@open-wc/testing'
import { whenParsed } from '../../src/browser/when-parsed'

describe('a task for when the document has been parsed', () => {
  let runs: number
  const pretend = (value: string): void =>
    void Object.defineProperty(document, 'readyState', { configurable: true, value })
  const parsed = (): boolean => document.dispatchEvent(new Event('DOMContentLoaded'))
  beforeEach(() => (runs = 0))
  afterEach(() => Reflect.deleteProperty(document, 'readyState'))

  for (const state of ['interactive', 'complete'])
    it(`runs at once in a document that is ${state}`, () => {
      pretend(state)
      whenParsed(() => runs++)()
      parsed()
      expect(runs).to.equal(1)
    })

  it('waits for the parser, and runs once', () => {
    pretend('loading')
    whenParsed(() => runs++)
    expect(runs).to.equal(0)
    parsed()
    parsed()
    expect(runs).to.equal(1)
  })

  it('does not run once it is cancelled', () => {
    pretend('loading')
    whenParsed(() => runs++)()
    parsed()
    expect(runs).to.equal(0)
  })
})
