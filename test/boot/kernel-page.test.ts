import { expect } from '@open-wc/testing'
import { kernelPage, type KernelPage } from '../../src/boot/kernel-page'

describe('a page that the kernel serves', () => {
  let ended: string[]
  let page: KernelPage
  beforeEach(() => {
    ended = []
    page = kernelPage(() => Promise.resolve({ blockingReady: null }))
    page.onEnd(
      () => ended.push('first'),
      () => ended.push('second'),
    )
  })

  it('ends its parts once, also those that were added last, when it is stopped', () => {
    page.onEnd(() => ended.push('last'))
    expect(page.isStopped()).to.equal(false)
    page.stop()
    page.stop()
    expect(ended).to.deep.equal(['first', 'second', 'last'])
    expect(page.isStopped()).to.equal(true)
  })

  it('ends its parts without being stopped when the manager takes over', () => {
    page.stopListening()
    expect([ended, page.isStopped()]).to.deep.equal([['first', 'second'], false])
  })

  it('ends its parts when it gives up', async () => {
    await page.giveUp()
    expect([ended, page.isStopped()]).to.deep.equal([['first', 'second'], true])
  })
})
