import { expect } from '@open-wc/testing'
import { whenActivated } from '../../src/browser/when-activated'

describe('whenActivated', () => {
  let ran: string[]
  const isPrerendered = (prerendering: boolean): void =>
    void Object.defineProperty(document, 'prerendering', { configurable: true, value: prerendering })
  const activate = (): void => {
    isPrerendered(false)
    document.dispatchEvent(new Event('prerenderingchange'))
  }

  beforeEach(() => (ran = []))
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

  it('runs the task at once in a page that the visitor sees', () => {
    isPrerendered(false)
    whenActivated(() => ran.push('task'))
    expect(ran).to.deep.equal(['task'])
  })

  it('runs the task once, when the visitor comes to a page that was loaded in advance', () => {
    isPrerendered(true)
    whenActivated(() => ran.push('task'))
    expect(ran).to.deep.equal([])
    activate()
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(ran).to.deep.equal(['task'])
  })

  it('never runs the task if it is stopped before that', () => {
    isPrerendered(true)
    whenActivated(() => ran.push('task'))()
    activate()
    expect(ran).to.deep.equal([])
  })
})
