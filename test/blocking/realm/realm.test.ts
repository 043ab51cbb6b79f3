import { expect } from '@open-wc/testing'
import * as dom from '../../../src/blocking/realm/dom-primordials'
import { inRealm } from '../../../src/blocking/realm/in-realm'
import * as texts from '../../../src/blocking/realm/primordials'
import type { Realm } from '../../../src/blocking/realm/realm'

const parse = (html: string): Element => {
  const place = document.createElement('div')
  place.innerHTML = html
  return place
}

describe('a function of ours in another realm', () => {
  let frame: HTMLIFrameElement
  let realm: Realm
  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'))
    realm = frame.contentWindow as Realm
  })
  afterEach(() => frame.remove())
  const ours = (word: string): string => `ours ${word}`

  it('is one of that realm, which does the same', () => {
    const theirs = inRealm(realm, ours)
    expect(theirs).not.to.equal(ours)
    expect(theirs('text')).to.equal('ours text')
    expect(theirs).to.be.instanceOf(realm.Function === Function ? Function : Object)
  })

  it('is the same for the same realm, so that its listener can be removed', () => {
    expect(inRealm(realm, ours)).to.equal(inRealm(realm, ours))
    expect(inRealm(realm, () => 'other')).not.to.equal(inRealm(realm, ours))
    const other = document.body.appendChild(document.createElement('iframe'))
    expect(inRealm(other.contentWindow as Realm, ours)).not.to.equal(inRealm(realm, ours))
    other.remove()
  })

  it('is the function itself in our own realm, or without one', () => {
    expect(inRealm(window, ours)).to.equal(ours)
    expect(inRealm(null, ours)).to.equal(ours)
  })

  it('is the function itself if the realm cannot be used', () => {
    const broken = {
      get Proxy(): never {
        throw new Error('of another origin')
      },
    }
    expect(inRealm(broken as unknown as Realm, ours)).to.equal(ours)
    expect(inRealm({ Proxy: 5 } as unknown as Realm, ours)).to.equal(ours)
  })
})

describe('the browser’s own functions', () => {
  it('search texts as the methods do', () => {
    const text = 'one two one'
    expect(texts.startsWith(text, 'one')).to.equal(true)
    expect(texts.startsWith(text, 'two')).to.equal(false)
    expect(texts.endsWith(text, 'one')).to.equal(true)
    expect(texts.endsWith(text, 'two')).to.equal(false)
    expect(texts.indexOf(text, 'one')).to.equal(0)
    expect(texts.indexOf(text, 'one', 1)).to.equal(8)
    expect(texts.lastIndexOf(text, 'one')).to.equal(8)
    expect(texts.slice(text, 4, 7)).to.equal('two')
    expect(texts.slice(text, -3)).to.equal('one')
    expect(texts.replace(text, /o/g, '0')).to.equal('0ne tw0 0ne')
    expect(texts.replace(text, /t\w+/, part => part.toUpperCase())).to.equal('one TWO one')
    expect(texts.exec(/t(\w+)/, text)![1]).to.equal('wo')
    expect(texts.exec(/x/, text)).to.equal(null)
  })

  it('stay the same when the page replaces them', () => {
    const { startsWith } = String.prototype
    const { getAttribute } = Element.prototype
    // oxlint-disable-next-line no-extend-native -- as pages do
    Object.assign(String.prototype, { startsWith: () => true })
    Element.prototype.getAttribute = () => 'replaced'
    const found = [texts.startsWith('a', 'b'), dom.getAttribute.call(parse('<p id="a">').firstElementChild!, 'id')]
    Object.assign(String.prototype, { startsWith })
    Element.prototype.getAttribute = getAttribute
    expect(found).to.deep.equal([false, 'a'])
  })

  it('read nodes whose own properties say something else', () => {
    const form = parse(
      '<form><input name="localName"><input name="nodeType"><input name="firstChild"></form>',
    ).firstElementChild!
    expect(dom.localNameOf.call(form)).to.equal('form')
    expect(dom.nodeTypeOf.call(form)).to.equal(1)
    expect(dom.firstChildOf.call(form)).to.equal(form.children[0])
    expect(dom.nodeTypeOf.call(document.createTextNode('a'))).to.equal(3)
    expect(dom.firstChildOf.call(document.createElement('p'))).to.equal(null)
  })

  it('find the native shadow root of an element alone', () => {
    const host = document.createElement('div')
    expect(dom.shadowRootOf.call(host)).to.equal(null)
    Object.defineProperty(host, 'shadowRoot', { value: 'of a polyfill', configurable: true })
    expect(dom.shadowRootOf.call(host)).to.equal(null)
    const root = host.attachShadow({ mode: 'open' })
    expect(dom.shadowRootOf.call(host)).to.equal(root)
  })

  it('search elements and fragments', () => {
    const tree = parse('<p><b id="inner"></b></p>')
    expect(dom.queryTree(tree, 'b')!.id).to.equal('inner')
    expect(dom.queryTree(tree, 'i')).to.equal(null)
    const fragment = new DocumentFragment()
    fragment.append(...tree.childNodes)
    expect(dom.queryTree(fragment, 'b')!.id).to.equal('inner')
    expect(dom.queryTree(fragment, 'i')).to.equal(null)
  })

  it('read and write attributes and markup', () => {
    const place = parse('')
    dom.setInnerHtml.call(place, '<p id="a">text</p>')
    const [element] = place.children as unknown as [Element]
    expect(dom.hasAttributes.call(element)).to.equal(true)
    expect(dom.getAttributeNames.call(element)).to.deep.equal(['id'])
    dom.setAttribute.call(element, 'title', 'b')
    dom.removeAttribute.call(element, 'id')
    expect(element.outerHTML).to.equal('<p title="b">text</p>')
    expect(dom.matches.call(element, '[title=b]')).to.equal(true)
    expect(dom.contains.call(place, element)).to.equal(true)
    expect(dom.getRootNode.call(element)).to.equal(place)
    expect(dom.querySelectorAll.call(place, 'p')).to.have.length(1)
  })
})
