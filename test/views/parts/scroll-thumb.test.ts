import { expect } from '@open-wc/testing'
import { scrollThumb } from '../../../src/views/parts/scroll-thumb'

describe('the thumb of a scroll bar', () => {
  it('is as long, relative to the track, as the visible part of the content', () => {
    expect(scrollThumb(100, 400, 0)).to.eql({ start: 0, length: 25 })
    expect(scrollThumb(100, 400, 300)).to.eql({ start: 75, length: 25 })
  })
  it('is never shorter than 18 pixels', () => {
    expect(scrollThumb(100, 40_000, 39_900)).to.eql({ start: 82, length: 18 })
  })
  it('is missing if everything is visible', () => {
    expect(scrollThumb(100, 100, 0)).to.equal(null)
    expect(scrollThumb(100, 100.6, 0)).to.equal(null)
  })
  it('stays within its track when the page is overscrolled', () => {
    expect(scrollThumb(100, 200, -40)?.start).to.equal(0)
    expect(scrollThumb(100, 200, 140)?.start).to.equal(50)
  })
})
