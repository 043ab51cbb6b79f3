import { expect } from '@open-wc/testing'
import { startRemoteControl } from '../../../src/views/remote-control/start-remote-control'

/** Buttons of 40 pixels at distances from the top of a list. */
const buttons = (...tops: number[]): string =>
  tops
    .map(
      top => `<button id="at-${top}" style="position:absolute;left:0;top:${top}px;width:100px;height:40px"></button>`,
    )
    .join('')

describe('a remote control in a list', () => {
  let host: HTMLElement
  let stop: () => void
  let root: ShadowRoot
  const list = (): HTMLElement => root.querySelector<HTMLElement>('#list')!
  const focusedId = (): string | undefined => root.activeElement?.id
  const focus = (id: string): void => root.querySelector<HTMLElement>(`#${id}`)!.focus({ preventScroll: true })
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
    ;(root.activeElement ?? document.body).dispatchEvent(event)
    return event.defaultPrevented
  }
  /** A banner of 300 pixels: a list of 200 pixels with content of a height, and below it a button. */
  const draw = (inside: string, height: number, more = ''): void => {
    host = document.createElement('consent-banner')
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = `<div part="banner" style="position:fixed;left:0;top:0;width:300px;height:300px">
      <button id="above" style="position:absolute;left:200px;top:0;width:90px;height:40px"></button>
      <div id="list" style="position:absolute;left:0;top:0;width:150px;height:200px;overflow:auto">
        <div style="position:relative;height:${height}px">${inside}</div></div>
      <button id="below" style="position:absolute;left:0;top:240px;width:100px;height:40px"></button>${more}</div>`
    document.body.append(host)
    stop = startRemoteControl()
  }
  afterEach(() => {
    stop()
    host.remove()
  })

  it('focuses the next control that is near, also below what is in view', () => {
    draw(buttons(0, 100, 330), 1000)
    focus('at-0')
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'at-100'])
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'at-330'])
    list().scrollTop = 300
    expect([press('ArrowUp'), list().scrollTop, focusedId()], 'it is too far above').to.eql([true, 160, 'at-330'])
    expect([press('ArrowUp'), focusedId()]).to.eql([true, 'at-100'])
  })

  it('scrolls by seven tenths of its height where the next control is farther away, and then leaves it', () => {
    draw(buttons(0, 900), 1000)
    focus('at-0')
    const downs = [1, 2, 3, 4, 5].map(() => [press('ArrowDown'), list().scrollTop, focusedId()])
    expect(downs).to.eql([
      [true, 140, 'at-0'],
      [true, 280, 'at-0'],
      [true, 420, 'at-0'],
      [true, 560, 'at-0'],
      [true, 700, 'at-0'],
    ])
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'at-900'])
    list().scrollTop = 800
    expect([press('ArrowDown'), focusedId()], 'the list has ended').to.eql([true, 'below'])
  })

  it('scrolls text without controls to its end, and back to its beginning', () => {
    draw(buttons(0), 350)
    root.querySelector('#above')!.remove()
    focus('at-0')
    expect([press('ArrowDown'), list().scrollTop]).to.eql([true, 140])
    expect([press('ArrowDown'), list().scrollTop]).to.eql([true, 150])
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'below'])
    focus('at-0')
    expect([press('ArrowUp'), list().scrollTop]).to.eql([true, 10])
    expect([press('ArrowUp'), list().scrollTop]).to.eql([true, 0])
    expect([press('ArrowUp'), focusedId()], 'nothing is above').to.eql([false, 'at-0'])
  })

  it('stays in the list by keys to the side, also where another control is beside it', () => {
    draw(buttons(0), 350)
    focus('at-0')
    expect([press('ArrowRight'), focusedId()]).to.eql([true, 'at-0'])
    expect([press('ArrowLeft'), focusedId()]).to.eql([true, 'at-0'])
  })

  it('does not lead to what is scrolled out of the list', () => {
    draw(buttons(0, 100, 240), 1000)
    focus('below')
    expect([press('ArrowUp'), focusedId()], 'at-240 is behind the button').to.eql([true, 'at-100'])
    list().scrollTop = 500
    focus('below')
    expect([press('ArrowUp'), focusedId()]).to.eql([true, 'above'])
  })

  it('does not lead to what is beside the window of the list', () => {
    const wide = '<button id="wide" style="position:absolute;left:180px;top:120px;width:60px;height:40px"></button>'
    draw(wide, 1000)
    focus('below')
    expect([press('ArrowUp'), focusedId()]).to.eql([true, 'above'])
  })

  it('takes a box that does not scroll, or has no more to show, as a part of the surface', () => {
    draw(buttons(0), 200)
    focus('at-0')
    expect([press('ArrowRight'), focusedId()]).to.eql([true, 'above'])
    list().style.overflow = 'hidden'
    list().firstElementChild!.setAttribute('style', 'height:900px')
    focus('at-0')
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'below'])
  })

  it('goes from an inner list into the outer one', () => {
    const inner =
      '<div id="inner" style="position:absolute;top:0;width:120px;height:80px;overflow:auto"><div style="position:relative;height:100px"><button id="in" style="height:30px"></button></div></div>'
    draw(inner + buttons(100), 1000)
    focus('in')
    expect([press('ArrowDown'), root.querySelector('#inner')!.scrollTop]).to.eql([true, 20])
    expect([press('ArrowDown'), focusedId()]).to.eql([true, 'at-100'])
  })

  it('focuses a list without controls itself, and the controls in place of one with them', () => {
    draw('', 1000)
    list().tabIndex = 0
    focus('above')
    expect([press('ArrowLeft'), focusedId()]).to.eql([true, 'list'])
    list().firstElementChild!.innerHTML = buttons(0)
    focus('above')
    expect([press('ArrowLeft'), focusedId()]).to.eql([true, 'at-0'])
  })
})
