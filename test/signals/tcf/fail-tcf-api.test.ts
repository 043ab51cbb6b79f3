import { expect } from '@open-wc/testing'
import { failTcfApi } from '../../../src/signals/tcf/fail-tcf-api'

const call = (...args: unknown[]): void =>
  (window as unknown as Record<string, (...args: unknown[]) => void>)['__tcfapi']!(...args)

describe('the API of a platform that cannot ask', () => {
  afterEach(() => Reflect.deleteProperty(window, '__tcfapi'))

  it('answers ping with an error, and fails every other command', () => {
    const told: unknown[][] = []
    failTcfApi([])
    call('ping', 2, (...args: unknown[]) => told.push(args))
    call('getTCData', 2, (...args: unknown[]) => told.push(args))
    call('addEventListener', 2, (...args: unknown[]) => told.push(args))
    const ping = { cmpLoaded: true, cmpStatus: 'error', displayStatus: 'hidden', apiVersion: '2' }
    expect(told).to.deep.equal([
      [ping, true],
      [null, false],
      [null, false],
    ])
  })

  it('answers the calls that waited, in order, and ignores those without a callback', () => {
    const told: unknown[] = []
    failTcfApi([
      ['ping', 2, (pong: { cmpStatus: string }) => told.push(pong.cmpStatus)],
      ['getTCData', 2],
      [],
      ['getTCData', 2, (data: unknown) => told.push(data)],
    ])
    expect(told).to.deep.equal(['error', null])
  })

  it('answers the other vendors if the callback of one throws, and reports the error to the page', async () => {
    const told: unknown[] = []
    const reported: unknown[] = []
    // The test runner's own handler would fail the test.
    const { onerror } = window
    Object.assign(window, { onerror: (message: unknown) => reported.push(message) > 0 })
    failTcfApi([
      [
        'ping',
        2,
        () => {
          throw new Error('of a vendor')
        },
      ],
      ['ping', 2, (_: unknown, isDone: boolean) => told.push(isDone)],
    ])
    expect(told).to.deep.equal([true])
    await new Promise(resolve => setTimeout(resolve))
    Object.assign(window, { onerror })
    expect(String(reported)).to.include('of a vendor')
  })
})
