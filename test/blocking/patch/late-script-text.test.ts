import { expect, waitUntil } from '@open-wc/testing'
import { releaseDeferred } from '../../../src/blocking/hold/deferred-writes'
import { watchEveryChannel } from '../watch-every-channel'

/** Adds a text to a script that is in the document and has run nothing yet. */
type Way = (script: Element, text: string) => unknown

const textNode = (text: string): Text => document.createTextNode(text)
const fragment = (text: string): DocumentFragment => {
  const made = document.createDocumentFragment()
  made.append(text)
  return made
}
/** Returns a child of the script that is no text. */
const comment = (script: Element): Comment => script.appendChild(document.createComment(''))
const emptyText = (script: Element): Text => script.appendChild(textNode(''))
const rangeIn = (script: Element): Range => {
  const range = document.createRange()
  range.selectNodeContents(script)
  return range
}
const set = (target: object, name: string, value: string): unknown => Reflect.set(target, name, value)

const ways: Record<string, Way> = {
  textContent: (script, text) => set(script, 'textContent', text),
  text: (script, text) => set(script, 'text', text),
  innerText: (script, text) => set(script, 'innerText', text),
  innerHTML: (script, text) => set(script, 'innerHTML', text),
  insertAdjacentHTML: (script, text) => script.insertAdjacentHTML('afterbegin', text),
  insertAdjacentText: (script, text) => script.insertAdjacentText('beforeend', text),
  setHTMLUnsafe: (script, text) => script.setHTMLUnsafe(text),
  'append of a text': (script, text) => script.append(text),
  'append of a node': (script, text) => script.append(textNode(text)),
  'append of a fragment': (script, text) => script.append(fragment(text)),
  prepend: (script, text) => script.prepend(text),
  appendChild: (script, text) => script.appendChild(textNode(text)),
  'appendChild of a fragment': (script, text) => script.appendChild(fragment(text)),
  insertBefore: (script, text) => script.insertBefore(textNode(text), null),
  replaceChild: (script, text) => script.replaceChild(textNode(text), comment(script)),
  replaceChildren: (script, text) => script.replaceChildren(text),
  'Range.insertNode': (script, text) => rangeIn(script).insertNode(textNode(text)),
  'Comment.before': (script, text) => comment(script).before(text),
  'Comment.after': (script, text) => comment(script).after(text),
  'Comment.replaceWith': (script, text) => comment(script).replaceWith(text),
  data: (script, text) => set(emptyText(script), 'data', text),
  nodeValue: (script, text) => set(emptyText(script), 'nodeValue', text),
  'textContent of a text': (script, text) => set(emptyText(script), 'textContent', text),
  appendData: (script, text) => emptyText(script).appendData(text),
  insertData: (script, text) => emptyText(script).insertData(0, text),
  replaceData: (script, text) => emptyText(script).replaceData(0, 0, text),
}
/** By name, the places in which a script can be. Each returns an empty script in the document. */
const places: Record<string, (home: HTMLElement) => Element> = {
  'a script': home => home.appendChild(document.createElement('script')),
  'a script of SVG': home => home.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'script')),
  'a script in a shadow root': home => {
    const root = home.appendChild(document.createElement('p')).attachShadow({ mode: 'open' })
    return root.appendChild(document.createElement('script'))
  },
  'a script that was parsed': home => {
    home.append(document.createRange().createContextualFragment('<p><script></script></p>'))
    return home.lastElementChild!.firstElementChild!
  },
}
/** Returns the address of a module that notes that it ran. It needs no server. */
const moduleOf = (id: string, more = ''): string =>
  `data:text/javascript,${encodeURIComponent(`ranLate(${JSON.stringify(id)})//${more}`)}`
const absolute = '/* https://tracker.example/ */'
/** By name, a type of scripts, and a text that requests an address. */
const texts: Record<string, [type: string, text: (address: string) => string]> = {
  'a static import': ['module', address => `import "${address}"`],
  'import() in a module': ['module', address => `import("${address}").catch(() => {})`],
  'import()': ['', address => `import("${address}").catch(() => {})`],
  'import() of a variable': ['', address => `${absolute} { const url = "${address}"; import(url).catch(() => {}) }`],
}
const ran = new Set<string>()
Object.assign(window, { ranLate: (id: string) => ran.add(id) })

/** Counts the rounds, because a browser runs a module once. */
let round = 0

/** Gives a script in each place the text by each way, and waits until modules of that time have run. */
async function runAll(home: HTMLElement, place: string, kind: string, more = ''): Promise<void> {
  const [type, text] = texts[kind]!
  for (const [way, give] of Object.entries(ways)) {
    const script = places[place]!(home)
    if (type) script.setAttribute('type', type)
    give(script, text(moduleOf(`${round} ${way}`, more)))
  }
}
/** Resolves once modules that were imported before have run. */
async function finished(home: HTMLElement): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  const id = `${round} finished`
  script.text = `import "${moduleOf(id)}"`
  home.append(script)
  await waitUntil(() => ran.has(id))
}
const waysThatRan = (): string[] => Object.keys(ways).filter(way => ran.has(`${round} ${way}`))

describe('the text that a script gets in the document', () => {
  /** By place, the ways that run something in this browser without us. */
  const known: Record<string, string[]> = {}
  before(async () => {
    const home = document.body.appendChild(document.createElement('div'))
    for (const place of Object.keys(places)) {
      round++
      await runAll(home, place, 'import()')
      await finished(home)
      known[place] = waysThatRan()
    }
    home.remove()
  })
  let home: HTMLElement
  const { allow, judged } = watchEveryChannel(place => (home = place))

  it('runs in this browser by the ordinary ways', () => {
    expect(known['a script']).to.include.members([
      'textContent',
      'text',
      'append of a text',
      'appendChild',
      'innerHTML',
    ])
  })

  for (const kind of Object.keys(texts))
    for (const place of Object.keys(places))
      it(`is checked by each way: ${kind} in ${place}`, async () => {
        round++
        await runAll(home, place, kind, 'tracker')
        await finished(home)
        expect(waysThatRan()).to.deep.equal([])
        expect(judged.some(([, channel]) => channel === 'script')).to.equal(true)
        if (kind.includes('variable')) return // such a module fails, and is not run later
        allow()
        releaseDeferred()
        await waitUntil(() => known[place]!.every(way => waysThatRan().includes(way)))
        round++
        await runAll(home, place, kind)
        await finished(home)
        expect(waysThatRan()).to.deep.equal(known[place])
      })

  it('runs once it is allowed, also in each script that the page has removed meanwhile, as jQuery does', async () => {
    round++
    for (const id of ['1', '2']) {
      const script = home.appendChild(document.createElement('script'))
      script.text = texts['import()']![1](moduleOf(`${round} ${id}`, 'tracker'))
      script.remove()
    }
    await finished(home)
    allow()
    releaseDeferred()
    await waitUntil(() => ran.has(`${round} 1`) && ran.has(`${round} 2`))
  })
})
