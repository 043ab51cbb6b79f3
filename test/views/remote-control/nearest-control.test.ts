import { expect } from '@open-wc/testing'
import { nearestControl, type Box } from '../../../src/views/remote-control/nearest-control'

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
/** Two rows: 0 1 2, and below them 3, which is as wide as all. */
const rows = [box(0, 0), box(110, 0), box(220, 0), box(0, 50, 320)]

describe('nearestControl', () => {
  it('goes to the next control in the direction of the key', () => {
    expect(nearestControl(rows[0]!, rows, 'right')).to.equal(1)
    expect(nearestControl(rows[2]!, rows, 'left')).to.equal(1)
    expect(nearestControl(rows[1]!, rows, 'down')).to.equal(3)
    expect(nearestControl(rows[3]!, rows, 'up')).to.equal(0)
  })
  it('finds nothing at the edge, and nothing in the other directions', () => {
    expect(nearestControl(rows[2]!, rows, 'right')).to.equal(-1)
    expect(nearestControl(rows[0]!, rows, 'up')).to.equal(-1)
    expect(nearestControl(rows[0]!, [], 'down')).to.equal(-1)
  })
  it('stays in its row to the side, although something else is nearer', () => {
    const [from, ahead, aside] = [box(0, 0), box(300, 0), box(110, 100)]
    expect(nearestControl(from, [ahead, aside], 'right')).to.equal(0)
  })
  it('reaches each control of a column from each other one, whatever their widths', () => {
    const column = [box(0, 0, 300), box(40, 60, 20), box(280, 120, 20), box(0, 180, 300)]
    column.slice(0, -1).forEach((from, at) => expect(nearestControl(from, column, 'down')).to.equal(at + 1))
  })
})
