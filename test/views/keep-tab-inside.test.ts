import { expect } from '@open-wc/testing'
import { keepTabInside } from '../../src/views/keep-tab-inside'

describe('Tab in a modal surface', () => {
  let surface: HTMLElement
  beforeEach(() => {
    surface = document.createElement('div')
    surface.innerHTML = `<h2 tabindex="-1" id="title">Title</h2><button disabled>off</button><a href="#a" id="first">a</a>
      <div tabindex="0" id="middle">list</div><button id="last">last</button><button style="display:none">hidden</button>`
    document.body.append(surface)
  })
  afterEach(() => surface.remove())

  /** Presses a key while an element has the focus, and returns where the focus is, and whether the browser acts. */
  const press = (id: string, key: string, shiftKey: boolean): [string | undefined, boolean] => {
    surface.querySelector<HTMLElement>(`#${id}`)!.focus()
    let isLeft = true
    keepTabInside({ key, shiftKey, preventDefault: () => void (isLeft = false) }, surface)
    return [document.activeElement?.id, isLeft]
  }

  for (const [from, shiftKey, to, isLeft] of [
    ['title', false, 'title', true],
    ['title', true, 'last', false],
    ['first', false, 'first', true],
    ['first', true, 'last', false],
    ['middle', false, 'middle', true],
    ['middle', true, 'middle', true],
    ['last', false, 'first', false],
    ['last', true, 'last', true],
  ] as const)
    it(`${shiftKey ? 'with Shift ' : ''}from ${from} ${isLeft ? 'is left to the browser' : `leads to ${to}`}`, () =>
      expect(press(from, 'Tab', shiftKey)).to.deep.equal([to, isLeft]))

  it('is the only key that moves the focus', () => {
    for (const key of ['Enter', 'ArrowDown', ' ']) expect(press('last', key, false)).to.deep.equal(['last', true])
  })

  it('leads nowhere if nothing can have the focus', () => {
    surface.innerHTML = '<h2 tabindex="-1" id="title">Title</h2>'
    expect(press('title', 'Tab', true)).to.deep.equal(['title', false])
  })
})
