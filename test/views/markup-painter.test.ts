import { expect } from '@open-wc/testing'
import { markupPainter } from '../../src/views/markup-painter'
import type { Markup, MarkupValues } from '../../src/views/markup'

const row = (part: string, when?: string): Markup =>
  ['p', { part, title: '{name}' }, [['{text}']], ...(when ? [when] : [])] as unknown as Markup

describe('the painter of markup', () => {
  let root: HTMLElement
  beforeEach(() => {
    root = document.createElement('div')
  })
  const paint = (markup: readonly Markup[], ...states: MarkupValues[]): string => {
    const draw = markupPainter(root, markup)
    for (const values of states) draw(values)
    return root.innerHTML
  }

  it('fills placeholders in texts and attributes, and leaves out values that are missing', () => {
    expect(paint([row('a'), ['{text}!{none}']], { name: 'n', text: '<b>' })).to.equal(
      '<p part="a" title="n">&lt;b&gt;</p>&lt;b&gt;!',
    )
  })

  it('leaves what others have added between its nodes where it is, and moves no node because of it', () => {
    root.innerHTML = '<p part="a" title="n">1</p><u data-added></u><p part="b" title="n">1</p>'
    const [, added, second] = root.children
    const draw = markupPainter(root, [row('a'), row('b')])
    const moved = new MutationObserver(() => {})
    moved.observe(root, { childList: true })
    draw({ name: 'n', text: '2' })
    draw({ name: 'n', text: '3' })
    expect(moved.takeRecords()).to.have.length(0)
    expect([...root.children].slice(1)).to.deep.equal([added, second])
    expect(root.textContent).to.equal('33')
  })

  it('has elements and attributes only while their condition is true, in their place', () => {
    const markup: Markup[] = [
      row('a', 'on'),
      ['i', { lang: ['on', 'en', 'de'], dir: ['!on', 'rtl', null] }, []],
      row('b', '!on'),
    ]
    const draw = markupPainter(root, markup)
    const seen = [true, false, true].map(on => {
      draw({ on, name: '', text: '' })
      return [...root.children].map(
        each => each.getAttribute('part') ?? `${each.getAttribute('lang')} ${each.getAttribute('dir')}`,
      )
    })
    expect(seen).to.deep.equal([
      ['a', 'en null'],
      ['de rtl', 'b'],
      ['a', 'en null'],
    ])
  })

  it('changes only what differs, so that nodes, focus and observers stay undisturbed', async () => {
    const draw = markupPainter(root, [row('a'), ['button', { part: 'b' }, [['{text}']]]])
    draw({ name: 'n', text: 't' })
    const before = [...root.children]
    const observer = new MutationObserver(() => {})
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
    draw({ name: 'n', text: 't' })
    expect(observer.takeRecords()).to.have.length(0)
    draw({ name: 'n', text: 'u' })
    expect(observer.takeRecords().map(({ type }) => type)).to.deep.equal(['characterData', 'characterData'])
    draw({ name: 'm', text: 'u' })
    expect(observer.takeRecords().map(({ type }) => type)).to.deep.equal(['attributes'])
    expect([...root.children]).to.deep.equal(before)
  })

  it('builds an element that comes back anew, with what is in it', () => {
    const markup: Markup[] = [['div', { part: 'x' }, [['b', {}, [['{text}']], 'inner']], 'on']]
    const draw = markupPainter(root, markup)
    draw({ on: true, inner: true, text: '1' })
    const first = root.firstChild
    draw({ on: false, inner: true, text: '1' })
    expect(root.innerHTML).to.equal('')
    draw({ on: true, inner: true, text: '2' })
    expect(root.innerHTML).to.equal('<div part="x"><b>2</b></div>')
    expect(root.firstChild).not.to.equal(first)
  })

  it('uses the nodes that a server has rendered, if tag, part, class and name are those of the markup', () => {
    for (const [served, isUsed] of [
      ['<p part="a">old</p>', true],
      ['<i part="a">old</i>', false],
      ['<p part="b">old</p>', false],
      ['<p part="a" class="c">old</p>', false],
      ['<p part="a" name="c">old</p>', false],
      ['<p>old</p>', false],
    ] as const) {
      root.innerHTML = served
      const there = root.firstChild
      const [text] = there!.childNodes
      markupPainter(root, [row('a')])({ name: 'n', text: 'new' })
      expect(root.firstChild === there, served).to.equal(isUsed)
      expect(root.firstElementChild!.textContent).to.equal('new')
      if (isUsed) expect(root.firstElementChild!.firstChild).to.equal(text)
    }
  })

  it('draws SVG elements in their namespace, and elements after them in that of the page', () => {
    paint(
      [
        ['svg', { viewBox: '0 0 1 1' }, [['path', { d: 'M0 0' }, []]]],
        ['b', {}, []],
      ],
      {},
    )
    const [svg, bold] = root.children
    expect([svg!.namespaceURI, svg!.firstElementChild!.namespaceURI, bold!.namespaceURI]).to.deep.equal([
      'http://www.w3.org/2000/svg',
      'http://www.w3.org/2000/svg',
      'http://www.w3.org/1999/xhtml',
    ])
  })

  it('has the buttons of the banner in the order of the site, others last', () => {
    const button = (part: string): Markup => ['button', { part }, []]
    const markup: Markup[] = [
      ['div', { part: 'actions' }, ['customize', 'more', 'reject', 'accept'].map(button)],
      ['div', { part: 'other' }, ['reject', 'accept'].map(button)],
    ]
    const order = (values: MarkupValues): string[] => {
      root.replaceChildren()
      paint(markup, values)
      return [...root.children].map(group => [...group.children].map(each => each.getAttribute('part')).join(' '))
    }
    expect(order({})).to.deep.equal(['customize more reject accept', 'reject accept'])
    expect(order({ buttonOrder: 'accept reject customize' })).to.deep.equal([
      'accept reject customize more',
      'reject accept',
    ])
    const draw = markupPainter(root, markup)
    draw({ buttonOrder: 'accept reject customize' })
    const [accept] = root.querySelectorAll('[part=accept]')
    draw({ buttonOrder: 'reject accept customize' })
    expect(root.querySelector('[part=actions]')!.children[1]).to.equal(accept)
  })
})
