import { expect } from '@open-wc/testing'
import { expectShadowRoots } from '../../../src/blocking/frames/shadow-roots'
import { alreadyScanned, passesNode, passesOneNode } from '../../../src/blocking/patch/passes-node'

const other = document.implementation.createHTMLDocument()
const treeOf = (html: string, owner = document): Element => {
  const tree = owner.createElement('div')
  tree.innerHTML = html
  return tree
}
const fragmentOf = (...nodes: Node[]): DocumentFragment => {
  const fragment = document.createDocumentFragment()
  fragment.append(...nodes)
  return fragment
}

describe('a node that is inserted without a scan', () => {
  let place: HTMLElement
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('main'))
    alreadyScanned.clear()
  })
  afterEach(() => place.remove())

  for (const [what, given, passes] of [
    ['a text', () => document.createTextNode('x'), true],
    ['an element', () => document.createElement('p'), true],
    ['an element with texts alone', () => treeOf('words'), true],
    ['a plain tree', () => treeOf('<p><b>words</b></p>'), true],
    ['a plain fragment', () => fragmentOf(treeOf('<p>words</p>')), true],
    ['a tree with a script', () => treeOf('<p><script></script></p>'), false],
    ['a tree with an image of SVG', () => treeOf('<svg><image></image></svg>'), false],
    ['a fragment with a frame', () => fragmentOf(treeOf('<iframe></iframe>')), false],
    ['an element of another document', () => other.createElement('p'), false],
    ['a tree of another document', () => treeOf('<p>words</p>', other), false],
    ['a comment', () => document.createComment('x'), false],
    ['an attribute', () => document.createAttribute('x'), false],
    ['a text that is no node', () => 'x', false],
    ['null', () => null, false],
    ['undefined', () => undefined, false],
  ] as const)
    it(`${passes ? 'can be' : 'is never'} ${what}`, () => {
      expect(passesNode(place, given(), undefined, 1)).to.equal(passes)
    })

  for (const tag of 'script link iframe frame object embed style image set animate'.split(' '))
    it(`is never <${tag}>, also after a plain element`, () => {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
      for (const one of [element, document.createElement('p'), element])
        expect(passesNode(place, one, undefined, 1), one.localName).to.equal(one !== element)
    })

  it('is no text or fragment in what holds code', () => {
    for (const code of [document.createElement('script'), document.createElement('style')]) {
      expect(passesNode(code, document.createTextNode('x'), undefined, 1)).to.equal(false)
      expect(passesNode(code, fragmentOf(new Text('x')), undefined, 1)).to.equal(false)
    }
  })

  it('can be of the page in any document, or of the document that it enters', () => {
    const elsewhere = other.createElement('main')
    expect(passesNode(elsewhere, document.createElement('p'), undefined, 1)).to.equal(true)
    expect(passesNode(elsewhere, other.createElement('p'), undefined, 1)).to.equal(true)
  })

  it('is the only one of a call that takes several', () => {
    const plain = document.createElement('p')
    const script = document.createElement('script')
    expect(passesOneNode(place, plain, undefined, 1)).to.equal(true)
    expect(passesOneNode(place, plain, script, 2)).to.equal(false)
    expect(passesOneNode(place, undefined, undefined, 0)).to.equal(false)
  })

  it('is noted by its first node where it enters the page, so that it is not scanned again', () => {
    const [tree, inside, detached] = [treeOf('<p>1</p>'), treeOf('<p>2</p>'), treeOf('<p>3</p>')]
    passesNode(place, tree, undefined, 1)
    passesNode(place, fragmentOf(inside), undefined, 1)
    passesNode(document.createElement('main'), detached, undefined, 1)
    expect([...alreadyScanned]).to.deep.equal([tree, inside])
  })

  it('is scanned in a detached node only if the page has shadow roots, which are not scanned later', () => {
    const insert = (): boolean =>
      passesNode(document.createElement('main'), treeOf('<p><script></script></p>'), undefined, 1) as boolean
    expect(insert()).to.equal(true)
    expectShadowRoots()
    expect(insert()).to.equal(false)
  })
})
