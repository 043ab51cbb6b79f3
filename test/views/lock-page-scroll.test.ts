import { expect } from '@open-wc/testing'
import { lockPageScroll } from '../../src/views/lock-page-scroll'

const overflow = (element: Element = document.documentElement): string => getComputedStyle(element).overflowY

describe('the scroll lock', () => {
  it('stays until the last lock is removed, however often each is', () => {
    const first = lockPageScroll()
    const second = lockPageScroll()
    first()
    first()
    expect(overflow()).to.equal('hidden')
    second()
    expect(overflow()).to.equal('visible')
    expect(document.adoptedStyleSheets).to.eql([])
  })

  it("overrides the page's styles without changing them", () => {
    document.documentElement.style.overflowY = 'scroll'
    const unlock = lockPageScroll()
    expect(overflow()).to.equal('hidden')
    expect(document.documentElement.getAttribute('style')).to.equal('overflow-y: scroll;')
    unlock()
    expect(overflow()).to.equal('scroll')
    document.documentElement.removeAttribute('style')
  })

  it('also locks a body that is a scroll container, and no other body', () => {
    const unlock = lockPageScroll()
    expect(overflow(document.body)).to.equal('visible')
    unlock()
    document.documentElement.style.overflow = 'hidden'
    document.body.style.overflow = 'auto'
    const unlockBody = lockPageScroll()
    expect(overflow(document.body)).to.equal('hidden')
    unlockBody()
    expect(overflow(document.body)).to.equal('auto')
    document.documentElement.removeAttribute('style')
    document.body.removeAttribute('style')
  })
})
