import { expect } from '@open-wc/testing'
import { everyChannel } from '../../../src/blocking/every-channel'
import { ourHosts } from '../../../src/blocking/rules/our-hosts'
import { startBlocking } from '../../../src/blocking/start-blocking'

/** Every property of the window and of its interfaces that has a function, with its functions. */
function nativeFunctions(): Map<string, unknown[]> {
  const functions = new Map<string, unknown[]>()
  const note = (name: string, owner: object): void => {
    for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(owner)))
      functions.set(`${name}.${key}`, [typeof value === 'function' && value, get, set])
  }
  note('window', window)
  for (const name of Object.getOwnPropertyNames(window)) {
    const prototype =
      /^[A-Z]/.test(name) && (window as unknown as Record<string, { prototype?: unknown }>)[name]?.prototype
    if (typeof prototype === 'object' && prototype !== null) note(name, prototype)
  }
  return functions
}

/** The names of the functions that differ from those before. */
function changedSince(before: Map<string, unknown[]>): string[] {
  const now = nativeFunctions()
  return [...before]
    .filter(([name, parts]) => parts.some((part, at) => part !== now.get(name)?.[at]))
    .map(([name]) => name)
}

describe('the patches of a page', () => {
  const natives = nativeFunctions()
  let allowed: boolean
  let stop: () => void
  const decide = (on: boolean): void => {
    allowed = on
    document.dispatchEvent(new CustomEvent('consent-change'))
  }
  const start = (on: boolean): void => {
    allowed = on
    stop = startBlocking({ allows: () => allowed }, everyChannel)
  }
  afterEach(() => stop())

  // First, because workers stay patched once they are.
  it('leave every native function alone if everything is granted from the beginning, and decode no hosts', async () => {
    const symbols = Object.getOwnPropertySymbols(window)
    start(true)
    expect(changedSince(natives)).to.deep.equal([])
    await fetch('https://doubleclick.net.localhost/').catch(() => undefined)
    const added = Object.getOwnPropertySymbols(window).filter(symbol => !symbols.includes(symbol))
    expect(added.map(String)).to.not.include('Symbol(/consent import/)')
    expect(Object.keys(ourHosts)).to.deep.equal([])
  })

  it('are installed when a category is withdrawn, and removed when everything is granted again', () => {
    start(true)
    decide(false)
    const names = ['window.fetch', 'window.Worker', 'Node.appendChild', 'HTMLImageElement.src', 'Document.cookie']
    expect(changedSince(natives)).to.include.members(names)
    decide(true)
    expect(changedSince(natives).filter(name => !/Worker/.test(name))).to.deep.equal([])
  })

  it('keep workers patched after a grant, because workers that run must be told of a withdrawal', () => {
    start(false)
    decide(true)
    expect(changedSince(natives)).to.include('window.Worker')
    expect(changedSince(natives)).to.not.include('window.fetch')
  })
})
