import { expect } from '@open-wc/testing'
import { patchCopies } from '../../../src/blocking/patch/patch-copies'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { eventually } from '../../support/eventually'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const { getAttribute } = Element.prototype

describe('a copy of a blocked element', () => {
  const { allow } = trackerJudge()
  let restores: (() => boolean)[]
  beforeEach(() => {
    allow(false)
    restores = [patchElements(), patchCopies()]
  })
  afterEach(() => {
    allow()
    restores.toReversed().forEach(restore => restore())
  })

  /** A slide with a blocked image and a blocked video. */
  function slide(): HTMLElement {
    const [slide, picture, film] = ['div', 'img', 'iframe'].map(tag => document.createElement(tag)) as [
      HTMLElement,
      HTMLImageElement,
      HTMLIFrameElement,
    ]
    picture.src = tracker
    picture.setAttribute('srcset', `${tracker} 2x`)
    film.src = tracker
    slide.append(document.createElement('p'), picture, film)
    return slide
  }
  const natively = (of: Element): (string | null)[] =>
    ['img', 'iframe'].map(tag => getAttribute.call(of.querySelector(tag)!, 'src'))

  const copies: Record<string, (of: HTMLElement) => Node> = {
    'cloneNode()': of => of.cloneNode(true),
    'importNode()': of => document.importNode(of, true),
    'cloneNode() of a copy': of => of.cloneNode(true).cloneNode(true),
  }
  for (const [name, copy] of Object.entries(copies))
    it(`is blocked too, and is released when its category is allowed: ${name}`, async () => {
      const original = slide()
      const copied = copy(original) as HTMLElement
      expect(natively(copied)).to.eql([null, null])
      expect(copied.querySelector('img')?.src).to.equal(tracker)
      allow()
      document.dispatchEvent(new Event('consent-change'))
      await eventually(() => expect(natively(copied)).to.eql([tracker, tracker]))
      expect(getAttribute.call(copied.querySelector('img')!, 'srcset')).to.equal(`${tracker} 2x`)
      expect(natively(original)).to.eql([tracker, tracker])
    })

  it('can be markup, which a page reads to stop or move a video, and is blocked where that markup is written', async () => {
    const original = slide()
    const markup = `<p></p><img src="${tracker}" srcset="${tracker} 2x"><iframe src="${tracker}"></iframe>`
    expect([original.innerHTML, original.querySelector('iframe')!.outerHTML]).to.eql([
      markup,
      `<iframe src="${tracker}"></iframe>`,
    ])
    restores.push(patchMarkup())
    const read = original.innerHTML
    original.innerHTML = read
    expect(natively(original)).to.eql([null, null])
    allow()
    document.dispatchEvent(new Event('consent-change'))
    await eventually(() => expect(natively(original)).to.eql([tracker, tracker]))
    expect(original.innerHTML).to.equal(markup)
  })

  it('can be the markup of a script as the page wrote it, from which other scripts can be made', () => {
    const place = document.createElement('div')
    for (const type of ['', 'module']) {
      const script = document.createElement('script')
      if (type) script.type = type
      script.src = tracker
      place.append(script)
    }
    expect(place.innerHTML).to.equal(
      `<script src="${tracker}"></script><script type="module" src="${tracker}"></script>`,
    )
    expect([...place.children].map(script => getAttribute.call(script, 'type'))).to.eql(['text/plain', 'text/plain'])
  })

  it('runs if its original was never in the page, and does not run if its original is blocked in the page', async () => {
    const originals = ['kept', 'shown'].map(name => {
      const script = document.createElement('script')
      script.src = `/page/?tracker=${name}`
      return script
    })
    document.head.append(originals[1]!)
    const copied = originals.map(original => original.cloneNode() as HTMLScriptElement)
    document.head.append(...copied)
    allow()
    document.dispatchEvent(new Event('consent-change'))
    expect(copied.map(copy => getAttribute.call(copy, 'type'))).to.eql([null, 'text/plain'])
    for (const script of [...originals, ...copied]) script.remove()
  })

  it('has no blocked URL if its original has none, and is what the browser makes of it', () => {
    slide()
    const plain = document.createElement('div')
    plain.innerHTML = '<img alt="a"><p title="b">c</p>'
    const copied = plain.cloneNode(true) as HTMLElement
    expect(copied.outerHTML).to.equal(plain.outerHTML)
    expect((plain.cloneNode() as HTMLElement).outerHTML).to.equal('<div></div>')
    expect(document.createTextNode('d').cloneNode().textContent).to.equal('d')
  })
})
