import { expect } from '@open-wc/testing'
import { sendMouse } from '@web/test-runner-commands'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { watchEveryChannel } from '../watch-every-channel'

const arrive = '/page/?html=<p>tracker</p>'
type Realm = Window & typeof globalThis

describe('links, forms and window.open that target a frame', () => {
  let place: HTMLElement
  const { allow, judged } = watchEveryChannel(made => (place = made))
  const told = (): string[] =>
    judged.flatMap(([url, channel]) => (url === arrive && channel !== 'release' ? channel : []))
  const link = (properties: object, { body } = document): HTMLAnchorElement =>
    body.appendChild(Object.assign(body.ownerDocument.createElement('a'), { href: arrive, ...properties }))
  const form = (target: string, fields = '', within: ParentNode = place): HTMLFormElement => {
    within.append(document.createElement('div'))
    within.lastElementChild!.innerHTML = `<form action="${arrive}" target="${target}">${fields}<button>b</button></form>`
    return within.querySelector('form')!
  }
  const remove = (): void => document.querySelectorAll('body > a').forEach(made => made.remove())
  afterEach(remove)
  const frame = (name = ''): HTMLIFrameElement =>
    place.appendChild(Object.assign(document.createElement('iframe'), { name }))
  const frameIn = ({ contentDocument }: HTMLIFrameElement, name = ''): HTMLIFrameElement => {
    contentDocument!.body.innerHTML = `<iframe name="${name}"></iframe>`
    return contentDocument!.querySelector('iframe')!
  }

  const places: Record<string, (name: string) => HTMLIFrameElement> = {
    'in a frame': name => frameIn(frame(), name),
    'in a shadow root'(name) {
      const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })
      root.innerHTML = `<iframe name="${name}"></iframe>`
      return root.querySelector('iframe')!
    },
    'beneath a variable of its name'(name) {
      Object.assign(window, { [name]: 0 })
      return frame(name)
    },
    'whose name begins like a keyword': name => frame(`_${name}`),
    'that has given itself a name'(name) {
      const renamed = frame()
      renamed.contentWindow!.name = name
      return renamed
    },
  }
  for (const [index, [where, make]] of Object.entries(places).entries())
    it(`are blocked if the frame is one ${where}, and released later`, async () => {
      const target = make(`target${index}`)
      const { name } = target.contentWindow!
      link({ target: name }).click()
      form(name).submit()
      window.open(arrive, name)
      const elsewhere = frame().contentWindow as Realm
      elsewhere.open(arrive, name)
      link({ target: name }, elsewhere.document).click()
      expect(told()).to.deep.equal(['a', 'form', 'iframe', 'iframe', 'a'])
      await atRest()
      expect(target.contentWindow!.location.href).to.equal('about:blank')
      allow()
      releaseDeferred()
      await eventually(() => expect(target.contentDocument!.body.textContent).to.equal('tracker'))
    })

  it('are not touched if a separate window has the name of a variable or an element of the page', () => {
    place.id = 'boxy'
    const prevented: boolean[] = []
    const note = (event: Event): void => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    for (const target of ['boxy', 'print', '_blank']) {
      link({ target }).click()
      window.open(arrive, target)?.close()
    }
    window.removeEventListener('click', note)
    expect(prevented).to.deep.equal([false, false, false])
    expect(told()).to.deep.equal([])
  })

  it('are not touched if the visitor opens a window with a modifier key, nor in a separate window', () => {
    frame('beside')
    const made = link({ target: 'beside' })
    const prevented: boolean[] = []
    const note = (event: Event): void => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      made.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    window.removeEventListener('click', note)
    expect(prevented).to.deep.equal([false, false, false, true])
    const own = window.open('about:blank')
    if (own) link({}, own.document).click()
    own?.close()
    expect(told()).to.deep.equal(['a'])
  })

  it('are blocked if a frame navigates itself or its parent frame, but not the page', () => {
    const inner = frameIn(frame())
    for (const target of ['_self', '_SELF', '_parent', '_Parent']) {
      inner.contentWindow!.open(arrive, target)
      link({ target }, inner.contentDocument!).click()
    }
    window.open.call(inner.contentWindow!, arrive, '_self')
    expect(told()).to.deep.equal(['iframe', 'a', 'iframe', 'a', 'iframe', 'a', 'iframe', 'a', 'iframe'])
    judged.length = 0
    const prevented: boolean[] = []
    for (const [target, { document: within }] of [
      ['_parent', frame().contentWindow as Realm],
      ['_top', inner.contentWindow as Realm],
    ] as const) {
      within.defaultView!.addEventListener('click', event => {
        prevented.push(event.defaultPrevented)
        event.preventDefault()
      })
      link({ target }, within).click()
    }
    expect(prevented).to.deep.equal([false, false])
    expect(told()).to.deep.equal([])
  })

  it('are blocked in a document that a page has just written into a frame', () => {
    const { contentDocument } = frame()
    contentDocument!.open()
    contentDocument!.write('<p>own')
    contentDocument!.close()
    link({}, contentDocument!).click()
    expect(told()).to.deep.equal(['a'])
  })

  it('are blocked whatever the names of the form’s fields, and released later', async () => {
    const names = 'localName action getAttribute requestSubmit ownerDocument target closest submit matches'.split(' ')
    const target = frame('fielded')
    let loads = 0
    for (const name of names) {
      const made = form('fielded', `<input name="${name}"><input name="${name}"><input name="html" value="own">`)
      HTMLElement.prototype.click.call(made)
      HTMLFormElement.prototype.submit.call(made)
      made.querySelector('button')!.click()
      expect(told(), name).to.deep.equal(['form', 'form'])
      judged.length = 0
      target.addEventListener('load', () => loads++, { once: true })
      allow()
      releaseDeferred()
      await eventually(() => expect(loads, name).to.equal(1))
      loads = 0
      allow(false)
      judged.length = 0
      made.parentElement!.remove()
    }
  })

  it('are blocked in SVG, with either attribute name of the URL', () => {
    frame('drawn')
    place.insertAdjacentHTML(
      'beforeend',
      `<svg><a href="${arrive}" target="drawn"></a><a xlink:href="${arrive}" target="drawn"></a><a target="drawn"></a></svg>`,
    )
    const links = [...place.querySelectorAll('a')]
    links[2]!.setAttributeNS('http://www.w3.org/1999/xlink', 'own:href', arrive)
    for (const made of links) made.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(told()).to.deep.equal(['a', 'a', 'a'])
  })

  it('are released without calling the page’s listeners again, with the button that was pressed', async () => {
    const target = frame('hearing')
    const heard: string[] = []
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    for (const within of [place, root]) {
      const made = form('hearing', '', within)
      const button = made.querySelector('button')!
      Object.assign(button, { name: 'html', value: '<p>tracker, pressed' })
      made.addEventListener('submit', () => heard.push('submit'))
      within.addEventListener('submit', () => heard.push('outside'))
      button.click()
    }
    expect(told()).to.deep.equal(['form', 'form'])
    expect(heard).to.deep.equal(['submit', 'outside', 'submit', 'outside'])
    allow()
    releaseDeferred()
    await eventually(() => expect(target.contentDocument!.body.textContent).to.equal('tracker, pressed'))
    expect(heard).to.have.length(4)
  })

  it('are released if their button has been removed before consent, unless it has its own target', async () => {
    const target = frame('gone by')
    const heard: string[] = []
    for (const leading of ['', `formaction="${arrive}" formtarget="gone by"`]) {
      const made = form(leading ? '' : 'gone by', `<input name="html" value="own"><button ${leading}>a</button>`)
      if (leading) made.removeAttribute('action')
      made.addEventListener('submit', () => heard.push('submit'))
      const button = made.querySelector('button')!
      button.click()
      button.remove()
      const { reportError } = window
      window.reportError = () => heard.push('error')
      allow()
      releaseDeferred()
      window.reportError = reportError
      allow(false)
      made.parentElement!.remove()
    }
    await eventually(() => expect(target.contentDocument!.body.textContent).to.equal('own'))
    expect(heard).to.deep.equal(['submit', 'submit', 'error'])
  })

  it('are blocked if a link surrounds one without href, and if the frame was just created in a shadow root', () => {
    const outer = link({ target: 'outer' })
    const inner = outer.appendChild(document.createElement('a'))
    frame('outer')
    inner.click()
    place.insertAdjacentHTML('beforeend', '<p></p>')
    place
      .querySelector('p')!
      .setHTMLUnsafe('<span><template shadowrootmode="open"><iframe name="rooted"></iframe></template></span>')
    link({ target: 'rooted' }).click()
    expect(told()).to.deep.equal(['a', 'a'])
  })

  it('are blocked if a script saves a file of a tracker, in the page or outside, until consent', () => {
    const seen: boolean[] = []
    const note = (event: Event): void => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', note)
    const save = (href: string): void => {
      const properties = { href, download: 'file' }
      link(properties).click()
      link(properties).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    }
    save(arrive)
    save('/page/?html=own')
    allow()
    save(arrive)
    window.removeEventListener('click', note)
    expect(seen).to.deep.equal([true, true, false, false, false, false])
    expect(told()).to.deep.equal(['a', 'a', 'a', 'a'])
  })

  it('are blocked if a script saves a file by a link that is not in the page', () => {
    const made = Object.assign(document.createElement('a'), { href: arrive, download: 'file' })
    let clicked: Event | undefined
    made.addEventListener('click', event => (clicked = event))
    made.click()
    expect(clicked?.defaultPrevented).to.equal(true)
  })

  it('are never blocked if the visitor saves a file', async () => {
    const made = link({ download: 'file', textContent: 'Save', style: 'position: fixed; inset: 0' })
    let isPrevented: boolean | undefined
    const note = (event: Event): void => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', note)
    await sendMouse({ type: 'click', position: [20, 20] })
    window.removeEventListener('click', note)
    made.remove()
    expect(isPrevented).to.equal(false)
  })
})
