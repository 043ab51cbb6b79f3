import { expect } from '@open-wc/testing'
import { reparentTemporarily } from '../../../src/views/consent-banner/reparent-temporarily'

describe('reparentTemporarily', () => {
  let home: HTMLElement
  let element: HTMLElement
  let next: HTMLElement
  let into: HTMLElement
  const html = (): string => home.innerHTML
  beforeEach(() => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = '<main><i></i><b></b><u></u></main><dialog><p></p></dialog>'
    home = page.querySelector('main')!
    element = page.querySelector('b')!
    next = page.querySelector('u')!
    into = page.querySelector('dialog')!
  })
  afterEach(() => home.parentElement!.remove())

  it('moves the element behind the others, and back to its place', () => {
    const putBack = reparentTemporarily(element, into)
    expect([into.lastElementChild, into.childElementCount, html()]).to.eql([element, 2, '<i></i><!----><u></u>'])
    putBack()
    expect([into.childElementCount, html()]).to.eql([1, '<i></i><b></b><u></u>'])
    expect(Object.getOwnPropertyNames(home), 'the methods of the page are as before').to.eql([])
  })

  it('also moves elements that are in no document', () => {
    const [outer, dialog] = [document.createElement('div'), document.createElement('div')]
    const inner = outer.appendChild(document.createElement('b'))
    const putBack = reparentTemporarily(inner, dialog)
    expect(inner.parentNode).to.equal(dialog)
    putBack()
    expect(outer.innerHTML).to.equal('<b></b>')
  })

  it('also moves from a document into a tree outside of it, and back', () => {
    const dialog = document.createElement('div')
    const putBack = reparentTemporarily(element, dialog)
    expect(element.parentNode).to.equal(dialog)
    putBack()
    expect(html()).to.equal('<i></i><b></b><u></u>')
  })

  it('lets its former parent remove it, as React does, and others as usual', () => {
    const putBack = reparentTemporarily(element, into)
    expect(home.removeChild(home.querySelector('i')!).localName).to.equal('i')
    expect(element.parentNode, 'another child was removed').to.equal(into)
    expect(home.removeChild(element)).to.equal(element)
    expect([element.parentNode, html()]).to.eql([null, '<u></u>'])
    putBack()
    expect([element.parentNode, html(), Object.getOwnPropertyNames(home)]).to.eql([null, '<u></u>', []])
  })

  it('lets its former parent insert before it, as React does, and before others as usual', () => {
    const putBack = reparentTemporarily(element, into)
    const [one, other, last] = ['a', 'em', 'q'].map(tag => document.createElement(tag))
    expect(home.insertBefore(one!, element)).to.equal(one)
    home.insertBefore(other!, next)
    home.insertBefore(last!, null)
    expect(html()).to.equal('<i></i><a></a><!----><em></em><u></u><q></q>')
    putBack()
    expect(html()).to.equal('<i></i><a></a><b></b><em></em><u></u><q></q>')
  })

  it('removes the element if its place has been removed', () => {
    const putBack = reparentTemporarily(element, into)
    home.textContent = ''
    putBack()
    expect([element.parentNode, html()]).to.eql([null, ''])
  })

  it('follows its place if the page has moved that', () => {
    const putBack = reparentTemporarily(element, into)
    const other = document.createElement('div')
    home.parentElement!.append(other)
    other.append(...home.childNodes)
    putBack()
    expect(other.innerHTML).to.equal('<i></i><b></b><u></u>')
  })

  it('leaves the element where the page has moved it, and removes its mark', () => {
    const putBack = reparentTemporarily(element, into)
    home.prepend(element)
    putBack()
    expect(html()).to.equal('<b></b><i></i><u></u>')
  })

  it('removes and inserts it where the browser cannot move elements', () => {
    for (const parent of [home, into]) Object.assign(parent, { moveBefore: undefined })
    const putBack = reparentTemporarily(element, into)
    expect(element.parentNode).to.equal(into)
    putBack()
    expect(html()).to.equal('<i></i><b></b><u></u>')
  })

  it('keeps the focus in it where the browser can move elements', function () {
    if (!('moveBefore' in Element.prototype)) return this.skip()
    element.tabIndex = 0
    into.setAttribute('open', '')
    element.focus()
    const putBack = reparentTemporarily(element, into)
    expect(document.activeElement).to.equal(element)
    putBack()
    expect(document.activeElement).to.equal(element)
  })
})
