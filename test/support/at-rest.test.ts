import { expect } from '@open-wc/testing'
import { atRest, tasksHaveRun } from './at-rest'
import { stopClock } from './fake-clock'
import { closePages, openPage } from './open-page'

/** Returns the address of a script with that text. */
const script = (text: string): string => `/page/script.js?${new URLSearchParams({ text })}`
const module = (text: string): string => `<script type="module">${text}</script>`

describe('a page at rest', () => {
  afterEach(closePages)

  it('has loaded files that request each other', async () => {
    const address = ['three', 'two', 'one'].reduce(
      (next, name) => script(`order.push('${name}'); import(${JSON.stringify(next)})`),
      script(`order.push('last')`),
    )
    const page = await openPage({ head: `<script>order = []</script>${module(`import(${JSON.stringify(address)})`)}` })
    await atRest(page)
    expect(page.window.order).to.deep.equal(['one', 'two', 'three', 'last'])
  })

  it('has done what it does when it is idle, and after that', async () => {
    const page = await openPage({
      head: module(`
        const idle = window.requestIdleCallback ?? setTimeout
        addEventListener('load', () => idle(() => setTimeout(() => import(${JSON.stringify(script('window.ran = true'))}))))`),
      loading: true,
    })
    await atRest(page)
    expect(page.window.ran).to.equal(true)
  })

  it('has reloaded', async () => {
    const page = await openPage({
      head: `<script>if (name !== 'b') onload = () => setTimeout(() => { name = 'b'; location.reload() })</script>`,
    })
    const first = page.document
    await atRest(page)
    expect([page.document === first, page.window.name]).to.deep.equal([false, 'b'])
  })

  it('keeps the state that is passed', async () => {
    const page = await openPage({})
    let requests = 0
    const send = async (): Promise<void> => {
      while (requests < 5) {
        await fetch('/page/seed')
        requests++
      }
    }
    void send()
    await atRest(page, () => requests)
    expect(requests).to.equal(5)
  })

  it('is found while the clock of the test is stopped', async () => {
    const clock = stopClock()
    await atRest()
    await tasksHaveRun()
    clock.restore()
  })
})
