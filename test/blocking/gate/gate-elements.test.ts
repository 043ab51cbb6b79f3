import { expect } from '@open-wc/testing'
import { gateElements, type ElementGate } from '../../../src/blocking/gate/gate-elements'
import type { TakeOver } from '../../../src/blocking/gate/open-gate'
import { buildHostMap } from '../../../src/blocking/rules/build-host-map'

const rules = { addresses: buildHostMap<true>([['rule.invalid', true]]), ownPaths: [] }
const listed = 'https://rule.invalid/a'
/** Browsers do nothing with this one, also in an element of the page. */
const append = (parent: Node, child: Node): Node => Node.prototype.appendChild.call(parent, child)

describe('what elements would request before the guard', () => {
  let gate: ElementGate
  let box: HTMLElement
  let loads: number
  let trusted: unknown[][]
  const natively = Element.prototype.setAttribute
  beforeEach(() => {
    loads = 0
    trusted = []
    gate = gateElements(
      rules,
      (...given) => (trusted.push(given), `${given[2]}#trusted`),
      () => loads++,
    )
    box = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    gate.stop()
    box.remove()
  })
  const create = (html: string): Element => {
    const template = document.createElement('template')
    template.innerHTML = html
    return document.importNode(template.content, true).firstElementChild!
  }
  /** Inserts an element as the parser does, and waits until the gate has seen it. */
  const parse = async (html: string): Promise<Element> => {
    const element = create(html)
    append(box, element)
    await Promise.resolve()
    return element
  }
  const attributesOf = (element: Element): Record<string, string> =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

  describe('by a write of the page', () => {
    it('is held for attributes by which the element fetches only, and for addresses that may be blocked', () => {
      const held: [html: string, name: string, value: string, isHeld: boolean][] = [
        ['<img>', 'src', listed, true],
        ['<img>', 'srcset', `/own 1x, ${listed} 2x`, true],
        ['<iframe></iframe>', 'srcdoc', `<img src="${listed}">`, true],
        ['<img>', 'src', '/own', false],
        ['<img>', 'href', listed, false],
        ['<div></div>', 'src', listed, false],
        ['<a></a>', 'href', listed, false],
        ['<script></script>', 'type', listed, false],
      ]
      for (const [html, name, value, isHeld] of held)
        expect(gate.hold(create(html), name, value), `${name} of ${html}`).to.equal(isHeld)
    })

    it('is written on release as it was given, in the order of the writes, once', () => {
      const writes: unknown[][] = []
      const note = (html: string): Element =>
        Object.assign(create(html), { setAttribute: (...given: unknown[]) => writes.push([html, ...given]) })
      const value = { toString: () => listed }
      const [image, frame] = [note('<img>'), note('<iframe></iframe>')]
      gate.hold(image, 'srcset', listed)
      gate.hold(frame, 'src', value)
      gate.hold(image, 'src', `${listed}/1`)
      gate.hold(image, 'src', `${listed}/2`)
      gate.stop()
      expect(writes).to.deep.equal([])
      gate.release()
      gate.release()
      expect(writes).to.deep.equal([
        ['<img>', 'srcset', listed],
        ['<iframe></iframe>', 'src', value],
        ['<img>', 'src', `${listed}/2`],
      ])
      expect(writes[1]![2]).to.equal(value)
      expect(trusted).to.deep.equal([])
    })

    it('is forgotten if the page writes something harmless, and a script then has its type again', () => {
      for (const type of [null, '', 'module']) {
        const script = create('<script></script>')
        if (type !== null) script.setAttribute('type', type)
        gate.hold(script, 'src', listed)
        expect(script.getAttribute('type')).to.equal('text/plain')
        expect(gate.hold(script, 'src', '/own')).to.equal(false)
        expect(script.getAttribute('type')).to.equal(type)
        gate.release()
        expect([script.hasAttribute('src'), script.getAttribute('type')]).to.deep.equal([false, type])
      }
    })

    it('forgets no other attribute, nor that of another element', () => {
      const [one, other] = [create('<img>'), create('<img>')]
      gate.hold(one, 'src', listed)
      gate.hold(one, 'srcset', listed)
      gate.hold(other, 'src', listed)
      gate.hold(one, 'src', '/own')
      gate.release()
      expect([attributesOf(one), attributesOf(other)]).to.deep.equal([{ srcset: listed }, { src: listed }])
    })
  })

  describe('by an element that the parser inserts', () => {
    const address = (name: string): string =>
      name === 'srcdoc' ? `<img src='${listed}'>` : /srcset/.test(name) ? `${listed} 1x` : listed
    for (const [tag, ...names] of [
      ['iframe', 'src', 'srcdoc'],
      ['embed', 'src'],
      ['object', 'data'],
      ['img', 'src', 'srcset', 'attributionsrc'],
      ['input', 'src'],
      ['audio', 'src'],
      ['video', 'src', 'poster'],
      ['source', 'src', 'srcset'],
      ['track', 'src'],
      ['link', 'href', 'imagesrcset'],
      ['script', 'src'],
      ['a', 'ping'],
    ])
      for (const name of names)
        it(`is held: ${name} of <${tag}>, also within another element`, async () => {
          for (const [before, after] of [
            ['', ''],
            ['<p><b>', '</b></p>'],
          ]) {
            const top = await parse(`${before}<${tag!} id="it" ${name}="${address(name)}"></${tag!}>${after}`)
            const element = top.id ? top : top.querySelector('#it')!
            expect(element.hasAttribute(name)).to.equal(false)
            gate.release({ whileParserInserted: write => write(), startScript: (_, __, write) => write() })
            const isImage = tag === 'img'
            expect(element.getAttribute(name)).to.equal(isImage ? null : `${address(name)}#trusted`)
            expect(trusted.map(given => given.slice(1))).to.deep.equal(isImage ? [] : [[name, address(name)]])
            if (!isImage) expect(trusted.pop()![0]).to.equal(element)
          }
          expect(loads).to.equal(0)
        })

    it('is not held if it is the site’s own, or nothing is fetched for it', async () => {
      const html =
        `<p title="${listed}"><img src="data:,own" alt="${listed}"><a href="${listed}">a</a>` +
        `<script type="text/x" data-src="${listed}">"${listed}"</script><i style="color: red"></i></p>`
      const element = await parse(html)
      gate.stop()
      gate.release()
      expect([element.outerHTML, loads]).to.deep.equal([html, 0])
    })

    it('empties frames, and stops media, because they keep their content without the attribute', async () => {
      const values: Record<string, (string | null)[]> = {}
      const observer = new MutationObserver(records => {
        for (const { target, oldValue } of records) (values[(target as Element).localName] ??= []).push(oldValue)
      })
      observer.observe(box, { attributes: true, attributeOldValue: true, subtree: true })
      const load: string[] = []
      const element = document.createElement('section')
      element.innerHTML =
        ['iframe', 'embed', 'video', 'audio', 'img'].map(tag => `<${tag} src="${listed}"></${tag}>`).join('') +
        `<object data="${listed}"></object>`
      for (const media of element.querySelectorAll('video,audio'))
        Object.assign(media, { load: () => load.push(media.outerHTML) })
      append(box, element)
      await Promise.resolve()
      await Promise.resolve()
      observer.disconnect()
      const emptied = [listed, 'about:blank']
      expect(values).to.deep.equal({
        iframe: emptied,
        embed: emptied,
        object: emptied,
        video: [listed],
        audio: [listed],
        img: [listed],
      })
      expect(load).to.deep.equal(['<video></video>', '<audio></audio>'])
    })

    it('of an image is found by the guard at the stop, unless the page has written it', async () => {
      const parsed = await parse(`<img src="${listed}">`)
      const written = create('<img>')
      gate.hold(written, 'src', listed)
      gate.stop()
      expect([attributesOf(parsed), attributesOf(written)]).to.deep.equal([{ src: listed }, {}])
      natively.call(parsed, 'src', 'data:,removed')
      gate.release()
      expect([attributesOf(parsed), attributesOf(written)]).to.deep.equal([{ src: 'data:,removed' }, { src: listed }])
    })

    it('is left alone after the stop', async () => {
      gate.stop()
      expect((await parse(`<iframe src="${listed}"></iframe>`)).getAttribute('src')).to.equal(listed)
    })
  })

  describe('in styles and scripts', () => {
    const css = `a { background: url(${listed}) }`
    it('is held before the guard is loaded, once for all that is inserted together, and written again', async () => {
      const html = `<p style="background: url(${listed})"><b style="color: red">a</b><style>${css}</style></p>`
      const element = await parse(html)
      expect([element.outerHTML, loads]).to.deep.equal(['<p><b style="color: red">a</b><style></style></p>', 1])
      expect(element.hasAttribute('style')).to.equal(false)
      gate.stop()
      gate.release()
      expect([element.outerHTML, trusted]).to.deep.equal([html, []])
    })

    it('is found in a text that the parser adds to a style', async () => {
      const style = await parse('<style>a { color: red }</style>')
      expect([loads, style.textContent]).to.deep.equal([0, 'a { color: red }'])
      append(style, document.createTextNode(css))
      await Promise.resolve()
      expect([loads, style.textContent]).to.deep.equal([1, ''])
      gate.release()
      expect(style.textContent).to.equal(`a { color: red }${css}`)
    })

    for (const [text, isUrgent] of [
      [`import '${listed}'`, true],
      [`{ "imports": { "a": "${listed}" } }`, true],
      [`{ "prefetch": [{ "urls": ["${listed}"] }] }`, true],
      [`const important = '${listed}'`, false],
      ['import "/own.js"', false],
    ] as const)
      it(`${isUrgent ? 'loads' : 'does not load'} the guard for the script ${text}, which keeps its text`, async () => {
        const script = await parse(`<script type="text/x">${text}</script>`)
        expect([loads, script.textContent]).to.deep.equal([isUrgent ? 1 : 0, text])
      })
  })

  describe('is handed to the guard', () => {
    let calls: unknown[][]
    const takeOver: TakeOver = {
      startScript: (script, type, write) => void calls.push(['start', script, type, write]),
      whileParserInserted(write) {
        calls.push(['parsed'])
        write()
        calls.push(['end'])
      },
    }
    beforeEach(() => (calls = []))

    for (const type of [null, 'module'])
      it(`as a script with the type ${type}, whose address it writes`, async () => {
        const attribute = type === null ? '' : ` type="${type}"`
        const parsed = await parse(`<script src="${listed}"${attribute}></script>`)
        const written = create(`<script${attribute}></script>`)
        gate.hold(written, 'src', listed)
        gate.release(takeOver)
        expect(calls.map(call => call.slice(0, 3))).to.deep.equal([
          ['start', parsed, type],
          ['start', written, type],
        ])
        expect([attributesOf(parsed), attributesOf(written)]).to.deep.equal([
          { type: 'text/plain' },
          { type: 'text/plain' },
        ])
        for (const [, , , write] of calls.splice(0)) (write as () => void)()
        expect(calls).to.deep.equal([['parsed'], ['end']])
        expect([parsed.getAttribute('src'), written.getAttribute('src')]).to.deep.equal([`${listed}#trusted`, listed])
      })

    it('not as a script if the page has given it another type meanwhile, which it keeps', async () => {
      const script = create('<script type="module"></script>')
      gate.hold(script, 'src', listed)
      script.setAttribute('type', 'text/x')
      gate.release(takeOver)
      expect([calls, attributesOf(script)]).to.deep.equal([[], { type: 'text/x', src: listed }])
    })

    it('as an element that the parser inserted, and not as one that the page has written', async () => {
      const parsed = await parse(`<iframe src="${listed}"></iframe>`)
      gate.hold(create('<iframe></iframe>'), 'src', listed)
      gate.release(takeOver)
      expect(calls).to.deep.equal([['parsed'], ['end']])
      expect(parsed.getAttribute('src')).to.equal(`${listed}#trusted`)
    })
  })

  for (const async of [false, true])
    it(`starts a script of the parser ${async ? 'as soon as it is there, by its attribute' : 'in its order'}`, async () => {
      const script = (await parse(`<script ${async ? 'async' : ''} src="${listed}"></script>`)) as HTMLScriptElement
      script.async = true // as browsers have it after the address was removed
      if (!async) script.removeAttribute('async')
      gate.release()
      expect([script.async, script.getAttribute('src'), script.hasAttribute('type')]).to.deep.equal([
        async,
        `${listed}#trusted`,
        false,
      ])
    })
})
