import { expect } from '@open-wc/testing'
import { scrollThumb } from '../../../src/views/parts/scroll-thumb'

describe('the thumb of a scroll bar', () => {
  it('is as long in its track as what is seen is in the whole', () => {
    expect(scrollThumb(100, 400, 0)).to.eql({ start: 0, length: 25 })
    expect(scrollThumb(100, 400, 300)).to.eql({ start: 75, length: 25 })
  })
  it('is never shorter than 18 pixels', () => {
    expect(scrollThumb(100, 40_000, 39_900)).to.eql({ start: 82, length: 18 })
  })
  it('is not there where everything is seen', () => {
    expect(scrollThumb(100, 100, 0)).to.equal(null)
    expect(scrollThumb(100, 100.6, 0)).to.equal(null)
  })
  it('stays in its track when the page is pulled beyond its ends', () => {
    expect(scrollThumb(100, 200, -40)?.start).to.equal(0)
    expect(scrollThumb(100, 200, 140)?.start).to.equal(50)
  })
})
