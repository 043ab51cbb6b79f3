import { expect } from '@open-wc/testing'
import { placeholderRect } from '../../../src/views/placeholder/placeholder-rect'

describe('the box of a placeholder', () => {
  let page: HTMLElement
  afterEach(() => page.remove())
  /** Returns the rule for a frame that is hidden, by property. */
  const rectOf = (style: string, attributes = '', shown = {}): Record<string, string> => {
    page = document.body.appendChild(document.createElement('main'))
    page.innerHTML = `<iframe ${attributes} style="${style};display:none"></iframe>`
    const given = { display: 'inline', minWidth: 'auto', minHeight: 'auto', transform: 'none', ...shown }
    const rule = placeholderRect(page.firstElementChild!, given)
    const [, text] = /^:host\{(.*)\}$/.exec(rule)!
    const lines = text!.split(';').filter(Boolean)
    expect(lines.every(line => line.endsWith('!important'))).to.equal(true)
    return Object.fromEntries(lines.map(line => line.replace('!important', '').split(/:(.*)/).slice(0, 2)))
  }

  for (const [style, width, height] of [
    ['', '300px', '150px'],
    ['width:50%', '50%', '150px'],
    ['height:40%', '300px', '40%'],
    ['width:400px;height:20em;font-size:10px', '400px', '200px'],
    ['width:50%;aspect-ratio:2', '50%', 'auto'],
    ['height:90px;aspect-ratio:2', 'fit-content', '90px'],
    ['aspect-ratio:2', '300px', 'auto'],
  ] as const)
    it(`is ${width} by ${height} with "${style}"`, () => {
      const rect = rectOf(style)
      expect([rect.width, rect.height]).to.eql([width, height])
    })

  for (const [display, expected] of [
    ['inline', 'inline-block'],
    ['block', 'block'],
    ['flex', 'flex'],
  ] as const)
    it(`has the display ${expected} for ${display}, and the smallest size of the frame`, () => {
      const rect = rectOf('', '', { display, minWidth: '10px', minHeight: '5%' })
      expect([rect.display, rect['min-width'], rect['min-height'], rect.contain, rect.overflow]).to.eql([
        expected,
        '10px',
        '5%',
        'size layout',
        'clip',
      ])
    })

  it('has padding in place of the border of the browser, on each side', () => {
    const rect = rectOf('padding:1px 2px 3px 4px')
    for (const [side, padding] of [
      ['top', '1px'],
      ['right', '2px'],
      ['bottom', '3px'],
      ['left', '4px'],
    ] as const)
      expect([rect[`border-${side}`], rect[`padding-${side}`]], side).to.eql(['0', `calc(${padding} + 2px)`])
  })

  it('has the border and the padding of the page, on each side', () => {
    const rect = rectOf(
      'border-style:solid dotted dashed double;border-width:1px 2px 3px 4px;border-color:red;padding:5px 6px 7px 8px',
    )
    for (const [side, border, padding] of [
      ['top', '1px solid', '5px'],
      ['right', '2px dotted', '6px'],
      ['bottom', '3px dashed', '7px'],
      ['left', '4px double', '8px'],
    ] as const)
      expect([rect[`border-${side}`], rect[`padding-${side}`]], side).to.eql([`${border} rgb(255, 0, 0)`, padding])
  })

  for (const [name, value] of [
    ['position', 'absolute'],
    ['inset', '1px 2px 3px 4px'],
    ['z-index', '7'],
    ['float', 'right'],
    ['clear', 'both'],
    ['box-sizing', 'border-box'],
    ['margin', '1px 2px 3px 4px'],
    ['vertical-align', 'top'],
    ['border-radius', '5px'],
    ['aspect-ratio', '2 / 1'],
    ['flex', '1 1 0%'],
    ['order', '3'],
    ['grid-area', '1 / 2 / 3 / 4'],
    ['max-width', '50%'],
    ['max-height', '60%'],
    ['align-self', 'center'],
    ['justify-self', 'end'],
    ['opacity', '0.5'],
    ['translate', '-50% 10px'],
    ['rotate', '45deg'],
    ['scale', '0.5'],
  ] as const)
    it(`has ${name} of the frame`, () => expect(rectOf(`${name}:${value}`)[name]).to.equal(value))

  it('has the transform that the frame has when it is displayed', () =>
    expect(rectOf('', '', { transform: 'matrix(1, 0, 0, 1, 5, 0)' }).transform).to.equal('matrix(1, 0, 0, 1, 5, 0)'))
})
