import { expect } from '@open-wc/testing'
import { announceBlocked } from '../../../src/blocking/page/announce-blocked'
import { requestLog } from '../../../src/blocking/page/request-log'
import { tasksHaveRun } from '../../support/at-rest'
import { waitUntil } from '../../support/wait-until'
import { listenForBlocked } from '../stand-ins'

describe('announceBlocked', () => {
  it('dispatches an event with URL, category and channel on the document', () => {
    const { details, stop } = listenForBlocked()
    const request = { url: 'https://t.example/', category: 'marketing', channel: 'fetch' } as const
    announceBlocked(request)
    stop()
    expect(details).to.deep.equal([request])
  })

  it('dispatches the event even if an element is named dispatchEvent', () => {
    const form = document.body.appendChild(document.createElement('form'))
    form.setAttribute('name', 'dispatchEvent')
    const { details, stop } = listenForBlocked()
    announceBlocked({ url: '/', category: 'marketing', channel: 'xhr' })
    stop()
    form.remove()
    expect(details).to.have.length(1)
  })

  const request = (index: number) =>
    ({ url: `https://t.example/${index}`, category: 'marketing', channel: 'img' }) as const

  it('dispatches at most 50 events per task, in order', async () => {
    const { details, stop } = listenForBlocked()
    const tasks: number[] = []
    let inThisTask = 0
    const count = (): void => {
      // Microtasks do not run between events that a script dispatches in one task.
      if (inThisTask++ > 0) return
      queueMicrotask(() => {
        tasks.push(inThisTask)
        inThisTask = 0
      })
    }
    document.addEventListener('ConsentBlockedRequest', count)
    await tasksHaveRun()
    const many = Array.from({ length: 1000 }, (_, index) => request(index))
    many.forEach(announceBlocked)
    expect(details).to.have.length(50)
    await waitUntil(() => details.length >= 1000)
    document.removeEventListener('ConsentBlockedRequest', count)
    stop()
    expect(details).to.deep.equal(many)
    expect(tasks).to.deep.equal(Array.from({ length: 20 }, () => 50))
  })

  it('dispatches synchronously again after a burst', async () => {
    const { details, stop } = listenForBlocked()
    Array.from({ length: 120 }, (_, index) => request(index)).forEach(announceBlocked)
    await waitUntil(() => details.length === 120)
    await tasksHaveRun()
    announceBlocked(request(120))
    stop()
    expect(details).to.have.length(121)
  })

  it('does not loop endlessly if a listener makes blocked requests', () => {
    const again = (): void => announceBlocked(request(0))
    const { details, stop } = listenForBlocked()
    document.addEventListener('ConsentBlockedRequest', again)
    announceBlocked(request(0))
    document.removeEventListener('ConsentBlockedRequest', again)
    stop()
    expect(details.length).to.be.at.most(50)
  })

  it('logs requests with their time, and keeps the last 500', () => {
    const before = Date.now()
    for (let index = 0; index < 600; index++) announceBlocked(request(index))
    const log = requestLog()
    expect(log).to.have.length(500)
    expect(log[0]).to.deep.include({ ...request(100), state: 'held' })
    expect(log.at(-1)).to.deep.include({ ...request(599), state: 'held' })
    expect(log.at(-1)!.time).to.be.within(before, Date.now())
  })
})
