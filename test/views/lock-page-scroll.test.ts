import { expect } from '@open-wc/testing'
import { lockPageScroll } from '../../src/views/lock-page-scroll'

const overflow = (element: Element = document.documentElement): string => getComputedStyle(element).overflowY

describe('the lock on scrolling', () => {
  it('holds until the last one lets go, however often each does', () => {
    const first = lockPageScroll()
    const second = lockPageScroll()
    first()
    first()
    expect(overflow()).to.equal('hidden')
    second()
    expect(overflow()).to.equal('visible')
    expect(document.adoptedStyleSheets).to.eql([])
  })

  it('counts more than the styles of the page and leaves them as they are', () => {
    document.documentElement.style.overflowY = 'scroll'
    const unlock = lockPageScroll()
    expect(overflow()).to.equal('hidden')
    expect(document.documentElement.getAttribute('style')).to.equal('overflow-y: scroll;')
    unlock()
    expect(overflow()).to.equal('scroll')
    document.documentElement.removeAttribute('style')
  })

  it('holds a body that scrolls by itself, and no other', () => {
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
