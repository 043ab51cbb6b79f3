import { expect } from '@open-wc/testing'
import { inNextTask } from '../../src/browser/in-next-task'

describe('inNextTask', () => {
  const page = globalThis as { scheduler?: unknown }
  const { scheduler } = page
  afterEach(() => Object.defineProperty(page, 'scheduler', { configurable: true, writable: true, value: scheduler }))

  for (const [browser, value] of [
    ['a browser with scheduler.yield()', scheduler],
    ['a browser without a scheduler', undefined],
  ] as const)
    describe(`in ${browser}`, () => {
      beforeEach(() => Object.defineProperty(page, 'scheduler', { configurable: true, writable: true, value }))

      it('runs tasks after microtasks, in order', async () => {
        const order: string[] = []
        inNextTask(() => void order.push('first task'))
        const second = new Promise<void>(resolve => {
          inNextTask(() => {
            order.push('second task')
            resolve()
          })
        })
        queueMicrotask(() => order.push('microtask'))
        await second
        expect(order).to.deep.equal(['microtask', 'first task', 'second task'])
      })

      it('does not run a cancelled task', async () => {
        let ran = false
        inNextTask(() => (ran = true))()
        await new Promise<void>(resolve => void inNextTask(resolve))
        expect(ran).to.equal(false)
      })
    })
})
