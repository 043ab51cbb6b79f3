import { expect } from '@open-wc/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ShadowView } from '../../src/react/ShadowView'

describe('a view in a shadow root', () => {
  let place: HTMLElement
  let root: Root
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    place.remove()
  })
  const draw = (view: ReactNode): HTMLElement => {
    flushSync(() => root.render(view))
    return place.firstElementChild as HTMLElement
  }

  it('has its children and styles in one root, also after other styles, and the page’s children outside', () => {
    const slotted = <b slot="title">Ours</b>
    const host = draw(
      <ShadowView styles="p{color:red}" slotted={slotted}>
        <p>Text</p>
      </ShadowView>,
    )
    const shadow = host.shadowRoot!
    expect([shadow.querySelector('p')!.textContent, host.firstElementChild!.outerHTML]).to.deep.equal([
      'Text',
      '<b slot="title">Ours</b>',
    ])
    expect(getComputedStyle(shadow.querySelector('p')!).color).to.equal('rgb(255, 0, 0)')
    draw(<ShadowView styles="p{color:blue}">other</ShadowView>)
    expect(host.shadowRoot).to.equal(shadow)
    expect(shadow.textContent).to.equal('other')
  })

  it('paints without React, and ends that before it paints anew, and at its end', () => {
    const log: string[] = []
    const painter = (name: string) => (into: ShadowRoot) => {
      log.push(`+ ${name} ${into === place.firstElementChild!.shadowRoot}`)
      return () => void log.push(`- ${name}`)
    }
    const [first, second] = [painter('first'), painter('second')]
    draw(<ShadowView styles="" paint={first} />)
    draw(<ShadowView styles="" paint={first} layout="wide" />)
    expect(log).to.deep.equal(['+ first true'])
    draw(<ShadowView styles="" paint={second} />)
    expect(log.slice(1)).to.deep.equal(['- first', '+ second true'])
    draw(null)
    expect(log.slice(3)).to.deep.equal(['- second'])
  })

  it('has a layout, and is a layer for the third way, only if it is given', () => {
    const attributes = (host: HTMLElement): (string | null)[] =>
      ['layout', 'data-consent-layer'].map(name => host.getAttribute(name))
    expect(attributes(draw(<ShadowView styles="" />))).to.deep.equal([null, null])
    expect(attributes(draw(<ShadowView styles="" layout="wide" isLayer />))).to.deep.equal(['wide', ''])
  })

  it('validates the slots of children that it has, also when they change', () => {
    const seen: (string | null)[] = []
    const validate = (host: HTMLElement): void => void seen.push(host.textContent)
    draw(<ShadowView styles="" validateSlots={validate} />)
    expect(seen).to.deep.equal([])
    for (const text of ['one', 'two']) draw(<ShadowView styles="" validateSlots={validate} slotted={<i>{text}</i>} />)
    expect(seen).to.deep.equal(['one', 'two'])
  })
})
