import { expect } from '@open-wc/testing'
import { returnLimit } from '../../src/browser/return-limit'
import { stopClock } from '../support/fake-clock'

describe('elements that a page keeps removing', () => {
  const { warn } = console
  const said: string[] = []
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => {
    said.length = 0
    console.warn = (text: string) => void said.push(text)
    clock = stopClock()
  })
  afterEach(() => {
    clock.restore()
    console.warn = warn
  })

  it('come back twenty times in a second, and again in the next one; the console names them once', async () => {
    const mayReturn = returnLimit()
    const times = (count: number): boolean[] => Array.from({ length: count }, () => mayReturn('consent-banner'))
    expect(times(19).every(Boolean)).to.equal(true)
    expect(said).to.deep.equal([])
    expect(times(3)).to.deep.equal([true, false, false])
    expect(said).to.deep.equal(['consent-elements: the page keeps removing its <consent-banner>'])
    await clock.pass(990)
    expect(times(1)).to.deep.equal([false])
    await clock.pass(20)
    expect(times(21).filter(Boolean)).to.have.length(20)
    expect(said).to.have.length(1)
  })

  it('are counted from the first return within a second', async () => {
    const mayReturn = returnLimit()
    mayReturn('x')
    await clock.pass(600)
    for (let at = 0; at < 19; at++) expect(mayReturn('x')).to.equal(true)
    await clock.pass(600)
    expect(mayReturn('x')).to.equal(true)
  })
})
