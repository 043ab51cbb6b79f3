import { expect } from '@open-wc/testing'
import { whenIdle } from '../../src/browser/when-idle'
import { waitUntil } from '../support/wait-until'

const pretendLoading = (): void => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })
}
/** Waits longer than an idle page lets a task wait. */
const passed = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve))))

describe('a task for when the page is idle', () => {
  afterEach(() => Reflect.deleteProperty(document, 'readyState'))

  it('runs on a page that has loaded', async () => {
    let isDone = false
    whenIdle(() => (isDone = true))
    expect(isDone).to.equal(false)
    await waitUntil(() => isDone, 'the task runs')
  })

  it('waits for the load of a page that has not', async () => {
    let runs = 0
    pretendLoading()
    whenIdle(() => runs++)
    await passed()
    expect(runs).to.equal(0)
    dispatchEvent(new Event('load'))
    await waitUntil(() => runs > 0, 'the task runs')
    dispatchEvent(new Event('load'))
    await passed()
    expect(runs).to.equal(1)
  })

  it('does not run once it is cancelled, before the load or after it', async () => {
    let runs = 0
    whenIdle(() => runs++)()
    pretendLoading()
    whenIdle(() => runs++)()
    const cancel = whenIdle(() => runs++)
    dispatchEvent(new Event('load'))
    cancel()
    await passed()
    expect(runs).to.equal(0)
  })
})
