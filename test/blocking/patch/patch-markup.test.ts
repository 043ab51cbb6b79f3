import { expect } from '@open-wc/testing'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { patchParser } from '../../../src/blocking/patch/patch-parser'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/a'
const held = `<p><img src="${tracker}"></p>tail`
const left = '<p><img></p>tail'

describe('patchMarkup', () => {
  const { allow } = trackerJudge()
  const natives = {
    innerHTML: Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!.set,
    appendChild: Node.prototype.appendChild,
  }
  const { appendChild, insertBefore, replaceChild } = Node.prototype as unknown as Record<
    string,
    (...args: unknown[]) => unknown
  >
  const insertions = { appendChild, insertBefore, replaceChild } as Record<string, (...args: unknown[]) => unknown>
  let place: HTMLElement
  let restore: () => boolean
  beforeEach(() => {
    allow(false)
    place = document.body.appendChild(document.createElement('div'))
    restore = patchMarkup()
  })
  afterEach(() => {
    restore()
    place.remove()
    allow()
    releaseDeferred()
  })

  it('throws as the browser does for what cannot be inserted', () => {
    const values = [document.createAttribute('x'), document, document.doctype, window, 'x', null, undefined, 5, {}]
    const errorOf = (run: () => unknown): string => {
      try {
        run()
        return 'none'
      } catch (error) {
        return (error as Error).name
      }
    }
    for (const [name, native] of Object.entries(insertions))
      for (const value of values) {
        const insert = (call: (...args: unknown[]) => unknown): string => {
          const child = place.appendChild(document.createElement('b'))
          const error = errorOf(() => call.call(place, value, child))
          place.replaceChildren()
          return error
        }
        const ours = Node.prototype[name as 'appendChild'] as unknown as typeof native
        expect(insert(ours), `${name}(${String(value)})`).to.equal(insert(native))
      }
  })

  it('leaves a script of a parsed document unchanged, so that libraries can copy it into scripts that run after consent', () => {
    const parsed = new DOMParser().parseFromString(`<script src="${tracker}"></script>`, 'text/html')
    const script = document.adoptNode(parsed.querySelector('script')!)
    place.append(script)
    expect([script.getAttribute('type'), script.src]).to.deep.equal([null, tracker])
  })

  it('imports custom elements with their class, next to a blocked element', () => {
    class Own extends HTMLElement {}
    customElements.define('own-element', Own)
    const template = document.createElement('template')
    template.innerHTML = `<own-element></own-element><img src="${tracker}">`
    const [own, image] = document.importNode(template.content, true).children
    expect([own instanceof Own, image!.hasAttribute('src')]).to.deep.equal([true, false])
  })

  it('imports links of a template: those of the site unchanged, others without their address', () => {
    const template = document.createElement('template')
    const sheet = `data:text/css,@import "${tracker}"`
    for (const [address, isHeld] of [
      ['/own.css', false],
      ['own.css?a=b', false],
      [tracker, true],
      [tracker.replace('https', 'HTTPS'), true],
      [` ${tracker}`, true],
      [sheet, true],
      [`\t${sheet}`, true],
    ] as const) {
      template.innerHTML = '<p><link rel="stylesheet"></p>'
      template.content.querySelector('link')!.setAttribute('href', address)
      const link = document.importNode(template.content, true).querySelector('link')!
      expect(link.getAttribute('href'), address).to.equal(isHeld ? null : address)
    }
  })

  it('blocks URLs in xlink:href and in SVG animations, and releases them', () => {
    place.innerHTML = `<svg><image xlink:href="${tracker}"/><image><set attributeName="href" to="${tracker}"/>
      <animate attributeName="href" values="own;${tracker}"/></image></svg>`
    expect(place.innerHTML).not.to.contain('tracker')
    allow()
    releaseDeferred()
    expect(place.querySelector('image')!.href.baseVal).to.equal(tracker)
    expect(place.querySelector('set')!.getAttribute('to')).to.equal(tracker)
    expect(place.querySelector('animate')!.getAttribute('values')).to.equal(`own;${tracker}`)
  })

  it('blocks the styles of a detached tree, in a shadow root or not, when it is inserted', () => {
    const treeWithStyles = (): HTMLElement => {
      const tree = document.createElement('div')
      const style = tree.appendChild(document.createElement('style'))
      style.appendChild(document.createTextNode(`a { background: url(${tracker}) }`))
      return tree
    }
    const outside = document.createElement('div')
    outside.appendChild(treeWithStyles())
    place.appendChild(outside)
    expect(place.querySelector('style')!.textContent).to.contain(`data:,${tracker}`)
    const restoreParser = patchParser()
    const root = document.createElement('div').attachShadow({ mode: 'open' })
    root.appendChild(treeWithStyles())
    place.appendChild(root.host)
    restoreParser()
    expect(root.querySelector('style')!.textContent).to.contain(`data:,${tracker}`)
  })

  const entries: Record<string, () => unknown> = {
    innerHTML: () => (place.innerHTML = held),
    outerHTML: () => {
      place.append(document.createElement('i'))
      place.querySelector('i')!.outerHTML = held
    },
    'insertAdjacentHTML within': () => place.insertAdjacentHTML('beforeend', held),
    'insertAdjacentHTML beside': () => {
      const before = place.appendChild(document.createElement('i'))
      before.insertAdjacentHTML('AfterEnd' as InsertPosition, held)
      before.remove()
    },
    setHTMLUnsafe() {
      if ('setHTMLUnsafe' in Element.prototype) place.setHTMLUnsafe(held)
      else place.innerHTML = held
    },
    setHTML() {
      const safely = place as unknown as { setHTML?: (html: string, options: object) => void }
      if (safely.setHTML) safely.setHTML(held, { sanitizer: {} })
      else place.innerHTML = held
    },
    createContextualFragment: () => place.append(document.createRange().createContextualFragment(held)),
    DOMParser: () => place.append(...new DOMParser().parseFromString(held, 'text/html').body.childNodes),
    'DOMParser, adopted': () => {
      const { body } = new DOMParser().parseFromString(held, 'text/html')
      while (body.firstChild) place.insertBefore(document.adoptNode(body.firstChild), null)
    },
    'a template, imported': () => {
      const template = document.createElement('template')
      template.innerHTML = held
      place.append(document.importNode(template.content, true))
    },
    'a template, cloned': () => {
      const template = document.createElement('template')
      template.innerHTML = held
      place.replaceChildren(template.content.cloneNode(true))
    },
    'a template, moved node by node': () => {
      const template = document.createElement('template')
      template.innerHTML = held
      while (template.content.firstChild) place.appendChild(template.content.firstChild)
    },
  }
  for (const [name, write] of Object.entries(entries)) {
    it(`blocks URLs in ${name}, and releases them`, () => {
      write()
      expect(place.innerHTML).to.equal(left)
      expect(place.querySelector('img')!.isConnected).to.equal(true)
      allow()
      releaseDeferred()
      expect(place.innerHTML).to.equal(held)
    })
  }

  it('blocks the address of a custom property in markup and in the content of a template', () => {
    const html = `<p style="--my-image: '${tracker}'">x</p>`
    const template = document.createElement('template')
    template.innerHTML = html
    const writes = [
      () => (place.innerHTML = html),
      () => place.replaceChildren(template.content.cloneNode(true)),
      () => place.replaceChildren(document.importNode(template.content, true)),
    ]
    for (const write of writes) {
      write()
      expect(place.firstElementChild!.getAttribute('style')).to.contain(`'data:,${tracker}'`)
    }
  })

  it('blocks URLs in a node of another document that replaces one', () => {
    const { body } = new DOMParser().parseFromString(`<div>${held}</div>`, 'text/html')
    const parsed = body.firstChild as Element
    place.replaceChild(parsed, place.appendChild(document.createElement('p')))
    expect(parsed.innerHTML).to.equal(left)
  })

  it('blocks URLs that are inserted into a shadow root', () => {
    const root = place.attachShadow({ mode: 'open' })
    root.innerHTML = held
    expect(root.innerHTML).to.equal(left)
    root.replaceChildren()
    root.append(new DOMParser().parseFromString(held, 'text/html').body.firstChild!)
    expect(root.innerHTML).to.equal('<p><img></p>')
  })

  it('blocks URLs in declarative shadow roots, at any depth, and releases them', () => {
    const { parseHTMLUnsafe } = Document as unknown as { parseHTMLUnsafe?: (html: string) => Document }
    if (!parseHTMLUnsafe) return
    const html = `<p><b>a</b></p><section><div><template shadowrootmode="open">${held}</template></div></section>`
    const writes = [
      () => place.setHTMLUnsafe(html),
      () => place.replaceChildren(...parseHTMLUnsafe.call(Document, html).body.childNodes),
    ]
    for (const write of writes) {
      allow(false)
      write()
      const root = place.querySelector('div')!.shadowRoot!
      expect(root.innerHTML).to.equal(left)
      allow()
      releaseDeferred()
      expect(root.innerHTML).to.equal(held)
    }
  })

  it('blocks URLs in markup that is inserted where text is edited', () => {
    place.contentEditable = 'true'
    place.focus()
    expect(document.execCommand('insertHTML', false, `<b>own</b><img src="${tracker}">`)).to.equal(true)
    expect(place.textContent).to.contain('own')
    expect(place.querySelector('img')!.hasAttribute('src')).to.equal(false)
  })

  it('parses markup in the context of its parent element', () => {
    const table = place.appendChild(document.createElement('table'))
    table.innerHTML = `<tr><td background="${tracker}">a`
    expect(table.innerHTML).to.equal('<tbody><tr><td>a</td></tr></tbody>')
    const svg = place.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    svg.innerHTML = `<image href="${tracker}"/>`
    expect(svg.firstElementChild!.namespaceURI).to.equal('http://www.w3.org/2000/svg')
    expect(svg.innerHTML).to.equal('<image></image>')
  })

  it('replaces the content, and starts no script, as the browser does', () => {
    place.innerHTML = 'old'
    place.innerHTML = `${held}<script>window.started = true</script>`
    expect(place.innerHTML).to.equal(`${left}<script>window.started = true</script>`)
    expect(Reflect.has(window, 'started')).to.equal(false)
    for (const html of [null, undefined, 5]) {
      place.innerHTML = html as unknown as string
      expect(place.innerHTML).to.equal(html === null ? '' : String(html))
    }
  })

  it('inserts what setHTMLUnsafe inserts with the given options', async () => {
    const { setHTMLUnsafe } = Element.prototype as unknown as {
      setHTMLUnsafe?: (html: string, options?: object) => void
    }
    if (!setHTMLUnsafe) return
    const own = `<script src="data:text/javascript,window.ranUnsafe=(window.ranUnsafe??0)%2B1"></script>`
    const options = { sanitizer: { removeElements: ['p'] }, runScripts: true }
    const plain = document.implementation.createHTMLDocument('').body
    const put = (into: Element, html: string): number => {
      try {
        setHTMLUnsafe.call(into, html, options)
      } catch (thrown) {
        return expect(thrown).to.be.instanceOf(TypeError) && -1 // Chromium 143 ignores the options.
      }
      return into.querySelectorAll('p').length
    }
    // A browser without such options ignores them.
    expect(put(place, held + own)).to.equal(put(plain, '<p>a</p>'))
    if ('Sanitizer' in window) expect(place.textContent).to.equal('tail')
    setHTMLUnsafe.call(place, `<p>only</p>${own}`)
    expect(place.innerHTML).to.equal(`<p>only</p>${own}`)
  })

  it('calls only the native function if nothing is blocked', () => {
    const seen: MutationRecord[] = []
    const observer = new MutationObserver(records => seen.push(...records))
    observer.observe(place, { childList: true })
    place.innerHTML = '<img src="data:,own"><b>x</b>'
    seen.push(...observer.takeRecords())
    observer.disconnect()
    expect(place.innerHTML).to.equal('<img src="data:,own"><b>x</b>')
    expect(seen).to.have.length(1)
    expect(place.insertAdjacentHTML('beforeend', 'y')).to.equal(undefined)
    expect(place.appendChild(document.createElement('i')).localName).to.equal('i')
  })

  it('reads markup once and writes the markup that it has checked', () => {
    let reads = 0
    place.innerHTML = { toString: () => (reads++ === 0 ? '<img src="data:,own">' : held) } as unknown as string
    expect([reads, place.innerHTML]).to.deep.equal([1, '<img src="data:,own">'])
  })

  it('leaves documents alone in which nothing is fetched', () => {
    const inert = document.implementation.createHTMLDocument('')
    const other = document.implementation.createHTMLDocument('')
    other.body.innerHTML = '<p></p>'
    const image = other.createElement('img')
    image.setAttribute('src', tracker)
    inert.body.appendChild(image)
    expect(image.getAttribute('src')).to.equal(tracker)
  })

  it('throws as the browser does', () => {
    expect(() => place.insertAdjacentHTML('nowhere' as InsertPosition, held)).to.throw(DOMException)
    expect(() => Reflect.apply(place.insertAdjacentHTML, place, ['beforeend'])).to.throw(TypeError)
    expect(() => place.appendChild({} as Node)).to.throw(TypeError)
    expect(() => place.appendChild(null as unknown as Node)).to.throw(TypeError)
    expect([place.appendChild.name, place.appendChild.length]).to.deep.equal(['appendChild', 1])
  })

  it('can be removed', () => {
    expect(restore()).to.equal(true)
    expect(Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!.set === natives.innerHTML).to.equal(true)
    expect(Node.prototype.appendChild === natives.appendChild).to.equal(true)
  })
})
