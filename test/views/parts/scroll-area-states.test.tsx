import { expect, nextFrame } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ScrollArea } from '../../../src/views/parts/ScrollArea'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'

describe('ScrollArea', () => {
  let place: HTMLElement
  let root: Root
  const find = <Found extends Element = HTMLElement>(selector: string): Found => place.querySelector<Found>(selector)!
  const view = (): HTMLElement => find('.scroll-view')
  const state = (): [moving: boolean, more: boolean] => {
    const { moving, more } = find('.scroll-area').dataset
    return [moving !== undefined, more !== undefined]
  }
  const draw = (height: number): void => {
    flushSync(() =>
      root.render(
        <ScrollArea label="title">
          <p style={{ height, margin: 0 }}>Text</p>
        </ScrollArea>,
      ),
    )
    view().style.cssText = 'height:100px;overflow:auto'
  }
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('main'))
    root = createRoot(place)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    place.remove()
  })

  it('is a labelled group and has a bar where its content scrolls, and neither where it fits', async () => {
    draw(400)
    await eventually(() => expect(view().tabIndex).to.equal(0))
    expect([view().getAttribute('role'), view().getAttribute('aria-labelledby')]).to.eql(['group', 'title'])
    const bar = find<SVGRectElement>('.scroll-bar rect')
    expect([bar.getAttribute('width'), bar.getAttribute('rx')]).to.eql(['6', '3'])
    expect(Number(bar.getAttribute('height'))).to.be.within(10, 99)
    for (const selector of ['.more', '.scroll-bar'])
      expect(find(selector).getAttribute('aria-hidden'), selector).to.equal('true')
    expect(find('.scroll-bar').getAttribute('focusable')).to.equal('false')
    draw(50)
    await eventually(() => expect(view().hasAttribute('tabindex')).to.equal(false))
    expect([view().hasAttribute('role'), view().hasAttribute('aria-labelledby')]).to.eql([false, false])
    expect([bar.getAttribute('y'), bar.getAttribute('height')]).to.eql(['0', '0'])
  })

  it('shows that there is more until two pixels from its end', async () => {
    draw(400)
    await eventually(() => expect(state()[1]).to.equal(true))
    for (const [top, more] of [
      [297, true],
      [298, false],
      [300, false],
      [0, true],
    ] as const) {
      view().scrollTop = top
      await eventually(() => expect(state()[1], `${top}`).to.equal(more))
    }
  })

  for (const type of ['scroll', 'pointermove'])
    it(`shows the bar at the start and on ${type}, until nothing has moved for a while`, async () => {
      const clock = stopClock()
      try {
        draw(400)
        expect(state()[0]).to.equal(true)
        await clock.pass(599)
        expect(state()[0]).to.equal(true)
        await clock.pass(1)
        expect(state()[0]).to.equal(false)
        const move = (): void => flushSync(() => void view().dispatchEvent(new Event(type)))
        move()
        expect(state()[0]).to.equal(true)
        await clock.pass(400)
        move()
        await clock.pass(400)
        expect(state()[0], 'it waits from the last movement').to.equal(true)
        await clock.pass(200)
        expect(state()[0]).to.equal(false)
      } finally {
        clock.restore()
      }
    })

  it('moves its thumb with the content', async () => {
    draw(400)
    const top = (): number => Number(find('rect').getAttribute('y'))
    await eventually(() => expect(find('rect').getAttribute('height')).to.not.equal('0'))
    const start = top()
    view().scrollTop = 300
    await eventually(() => expect(top()).to.be.above(start + 20))
    await nextFrame()
    expect(top() + Number(find('rect').getAttribute('height'))).to.be.at.most(100)
  })

  it('leaves nothing behind when it is removed', async () => {
    const observed: Element[] = []
    let disconnected = 0
    const { ResizeObserver } = window
    window.ResizeObserver = class extends ResizeObserver {
      override observe(target: Element): void {
        observed.push(target)
        super.observe(target)
      }
      override disconnect(): void {
        disconnected++
        super.disconnect()
      }
    }
    try {
      draw(400)
      expect(observed).to.eql([view(), view().firstElementChild])
      const removed: string[] = []
      view().removeEventListener = ((type: string) => void removed.push(type)) as never
      flushSync(() => root.render(null))
      expect([disconnected, removed]).to.eql([1, ['scroll', 'pointermove']])
    } finally {
      window.ResizeObserver = ResizeObserver
    }
  })
})
