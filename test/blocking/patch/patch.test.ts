import { expect } from '@open-wc/testing'
import { letPass, patch, type Handler } from '../../../src/blocking/patch/patch'
import type { Unpatch } from '../../../src/blocking/rules/page-blocker'
import { baseUri } from '../../../src/blocking/rules/request-url'
import type { Realm } from '../../../src/blocking/realm/realm'

/** Creates a realm with a class, a class that inherits from it, and a function. */
function createRealm() {
  const calls: unknown[] = []
  class Base {
    static make(...args: unknown[]): unknown[] {
      return ['make', ...args]
    }
    read(...args: unknown[]): unknown[] {
      return ['read', this, ...args]
    }
    other(): string {
      return 'other'
    }
    get address(): unknown {
      return ['got', this]
    }
    set address(value: unknown) {
      calls.push(['set', this, value])
    }
    get fixed(): string {
      return 'fixed'
    }
  }
  class Derived extends Base {
    args: unknown[]
    constructor(...args: unknown[]) {
      super()
      this.args = args
    }
  }
  return {
    calls,
    Base,
    Derived,
    Array: { from: (...args: unknown[]): unknown[] => ['from', ...args] },
    act(this: unknown, a: unknown, b?: unknown): unknown[] {
      return ['act', this, a, b]
    },
  }
}
const describing = (owner: object): object => Object.getOwnPropertyDescriptors(owner)

describe('patch', () => {
  let realm: ReturnType<typeof createRealm>
  let undo: Unpatch[]
  const put = (replacements: Record<string, Handler>, target: unknown = realm): Unpatch => {
    const unpatch = patch(target as Realm, replacements)
    undo.push(unpatch)
    return unpatch
  }
  const same: Handler = (call, args) => call(args)
  beforeEach(() => {
    realm = createRealm()
    undo = []
  })
  afterEach(() => {
    for (const unpatch of undo.toReversed()) unpatch()
  })

  it('calls the handler with the native function, the arguments and `this`, and returns what it returns', () => {
    const seen: unknown[][] = []
    put({
      'act Base: read'(call, args, self) {
        seen.push([args, self])
        return [call(args), call(['x'], 'other')]
      },
    })
    const base = new realm.Base()
    expect(realm.act(1, 2)).to.deep.equal([
      ['act', realm, 1, 2],
      ['act', 'other', 'x', undefined],
    ])
    expect(base.read(3)).to.deep.equal([
      ['read', base, 3],
      ['read', 'other', 'x'],
    ])
    expect(seen).to.deep.equal([
      [[1, 2], realm],
      [[3], base],
    ])
  })

  it('lets errors of the handler and of the native function through', () => {
    put({
      act() {
        throw new RangeError('of the handler')
      },
    })
    expect(() => realm.act(1)).to.throw(RangeError, 'of the handler')
    const { Array } = window
    put({ Array: same }, window)
    expect(() => new window.Array(-1)).to.throw(RangeError)
    undo.pop()!()
    expect(window.Array).to.equal(Array)
  })

  it('replaces members of prototypes, static members, globals and inherited members, each at its owner', () => {
    const handled: unknown[] = []
    put({
      'act Base: read Derived: other Array. from': (call, args) => {
        handled.push(args[0])
        return call(args)
      },
    })
    realm.act('global')
    new realm.Base().read('member')
    Reflect.apply(new realm.Base().other, undefined, ['inherited'])
    expect(realm.Array.from('static')).to.deep.equal(['from', 'static'])
    expect(handled).to.deep.equal(['global', 'member', 'inherited', 'static'])
    expect(Object.hasOwn(realm.Derived.prototype, 'other')).to.equal(false)
  })

  it('replaces a getter or a setter by itself, and keeps the other and how the property is listed', () => {
    const { get, set, enumerable, configurable } = Object.getOwnPropertyDescriptor(realm.Base.prototype, 'address')!
    put({ 'Base: address=': (call, [value]) => call([`${value as string}!`]) })
    const base = new realm.Base()
    base.address = 'a'
    expect(realm.calls).to.deep.equal([['set', base, 'a!']])
    const patched = Object.getOwnPropertyDescriptor(realm.Base.prototype, 'address')!
    expect(patched).to.deep.equal({ get, set: patched.set, enumerable, configurable })
    expect(patched.set).not.to.equal(set)
    put({ 'Base: address?': call => ['patched', call([])] })
    expect(base.address).to.deep.equal(['patched', ['got', base]])
    expect(Object.getOwnPropertyDescriptor(realm.Base.prototype, 'address')!.set).to.equal(patched.set)
  })

  it('keeps the name, length, text and properties of functions and of the halves of properties', () => {
    const natives = [
      Element.prototype.setAttribute,
      Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!.set!,
      Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!.get!,
      window.URL,
    ] as (((...args: unknown[]) => unknown) & Record<string, unknown>)[]
    const describeAll = (all: typeof natives): unknown[] =>
      all.map(one => [one.name, one.length, `${one}`, Object.getOwnPropertyNames(one).toSorted()])
    const before = describeAll(natives)
    put({ 'URL Element: setAttribute innerHTML= innerHTML?': same }, window)
    const { set, get } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!
    const ours = [Element.prototype.setAttribute, set, get, window.URL] as typeof natives
    for (const [at, our] of ours.entries()) expect(our, `${at}`).not.to.equal(natives[at])
    expect(describeAll(ours)).to.deep.equal(before)
    expect(URL.canParse('/a')).to.equal(false)
  })

  it('constructs with the new target, so that classes of the page inherit, and with the arguments of the handler', () => {
    const { Derived } = realm
    const targets: unknown[] = []
    put({
      Derived(construct, args, target) {
        targets.push(target)
        return construct([...args, 'more'])
      },
    })
    class OfPage extends realm.Derived {}
    const made = new OfPage(1)
    expect([made.args, made instanceof OfPage, made instanceof realm.Derived]).to.deep.equal([[1, 'more'], true, true])
    expect(made).to.be.instanceOf(Derived)
    expect(targets).to.deep.equal([OfPage])
    expect(new realm.Derived().constructor).to.equal(realm.Derived)
    undo.pop()!()
    expect([realm.Derived, Derived.prototype.constructor]).to.deep.equal([Derived, Derived])
  })

  it('calls the handler once for a member that two keys name, by the first of them', () => {
    const handled: string[] = []
    put({
      'Base: read': (call, args) => (handled.push('base'), call(args)),
      'Derived: read': (call, args) => (handled.push('derived'), call(args)),
    })
    new realm.Derived().read()
    expect(handled).to.deep.equal(['base'])
  })

  it('skips what the browser does not have, and replaces the rest', () => {
    const before = describing(realm.Base.prototype)
    const unpatch = put({
      'none None: read None. read Base: missing fixed= read': () => 'handled',
    })
    expect(new realm.Base().read()).to.equal('handled')
    expect(Object.keys(describing(realm.Base.prototype))).to.deep.equal(Object.keys(before))
    expect(Object.hasOwn(realm, 'none')).to.equal(false)
    expect(unpatch()).to.equal(true)
    expect(describing(realm.Base.prototype)).to.deep.equal(before)
  })

  it('reports a property that another script has made read-only, and replaces the others', () => {
    const logged: unknown[][] = []
    const { error } = console
    console.error = (...args: unknown[]) => logged.push(args)
    try {
      Object.defineProperty(realm.Base.prototype, 'read', { configurable: false, writable: false })
      put({ 'Base: read other': () => 'handled' })
    } finally {
      console.error = error
    }
    expect([new realm.Base().other(), Array.isArray(new realm.Base().read())]).to.deep.equal(['handled', true])
    expect(logged).to.have.length(1)
    expect(logged[0]![0]).to.contain('"read" could not be patched')
    expect(logged[0]![1]).to.be.instanceOf(TypeError)
  })

  it('restores everything, or nothing if another script has replaced one of the functions since', () => {
    const before = [describing(realm.Base.prototype), describing(realm.Array), realm.act]
    const unpatch = put({ 'act Base: read address= Array. from': () => 'handled' })
    const { read } = realm.Base.prototype
    realm.Base.prototype.read = () => ['of the page']
    expect(unpatch()).to.equal(false)
    expect([realm.act(1), new realm.Base().read(), realm.Array.from()]).to.deep.equal([
      'handled',
      ['of the page'],
      'handled',
    ])
    realm.Base.prototype.read = read
    expect(unpatch()).to.equal(true)
    expect([describing(realm.Base.prototype), describing(realm.Array), realm.act]).to.deep.equal(before)
  })

  it('works although the page has given all objects a `get`, `set` and `value`', () => {
    const before = describing(realm.Base.prototype)
    const given = { get: () => 'g', set: () => 's', value: 'v', writable: false }
    for (const [name, value] of Object.entries(given))
      Reflect.defineProperty(Object.prototype, name, {
        __proto__: null,
        value,
        configurable: true,
      } as PropertyDescriptor)
    try {
      const unpatch = put({
        'Base: read address=': () => 'handled',
        'Base: other': letPass(
          () => 'other',
          () => false,
        ),
      })
      expect([new realm.Base().read(), new realm.Base().other()]).to.deep.equal(['handled', 'other'])
      expect(unpatch()).to.equal(true)
    } finally {
      for (const name of Object.keys(given)) Reflect.deleteProperty(Object.prototype, name)
    }
    expect(describing(realm.Base.prototype)).to.deep.equal(before)
  })

  it('resolves addresses in a handler of a frame by its document, and by that of the page afterwards', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentWindow as Realm
    inner.document.head.innerHTML = '<base href="https://frame.example/a/">'
    const bases: string[] = []
    put(
      {
        atob(call, args) {
          bases.push(baseUri())
          return call(args)
        },
      },
      inner,
    )
    expect(inner.atob('YQ==')).to.equal('a')
    expect(() => inner.atob('!')).to.throw()
    expect([...bases, baseUri()]).to.deep.equal([
      'https://frame.example/a/',
      'https://frame.example/a/',
      document.baseURI,
    ])
    put({ btoa: (call, args) => (bases.push(baseUri()), call(args)) }, window)
    expect(btoa('a')).to.equal('YQ==')
    expect(bases.at(-1)).to.equal(document.baseURI)
    frame.remove()
  })
})

describe('a patch with a fast path', () => {
  const passing: unknown[][] = []
  const handled: unknown[][] = []
  const handler: Handler = (call, args, self) => {
    handled.push([self, args])
    return ['handled', call(args), call(['again'], 'other')]
  }
  const passes = (self: object, first: unknown, second: unknown, count: number): boolean => {
    passing.push([self, first, second, count])
    return first === 'pass'
  }
  beforeEach(() => {
    passing.length = 0
    handled.length = 0
  })

  it('goes to the native function if the call passes, and to the handler with all arguments otherwise', () => {
    const realm = createRealm()
    const { read } = realm.Base.prototype
    const unpatch = patch(realm as unknown as Realm, { 'Base: read': letPass(handler, passes) } as never)
    const base = new realm.Base()
    expect(base.read('pass', 2, 3)).to.deep.equal(['read', base, 'pass', 2, 3])
    expect(base.read('stop', 2, 3)).to.deep.equal(['handled', ['read', base, 'stop', 2, 3], ['read', 'other', 'again']])
    expect(base.read()).to.deep.equal(['handled', ['read', base], ['read', 'other', 'again']])
    expect(passing).to.deep.equal([
      [base, 'pass', 2, 3],
      [base, 'stop', 2, 3],
      [base, undefined, undefined, 0],
    ])
    expect(handled).to.deep.equal([
      [base, ['stop', 2, 3]],
      [base, []],
    ])
    const our = realm.Base.prototype.read
    expect([our.name, our.length, `${our}`, 'prototype' in our]).to.deep.equal(['read', 0, `${read}`, false])
    expect(() => Reflect.construct(our, [])).to.throw(TypeError)
    expect(Object.getOwnPropertyDescriptor(our, 'toString')).to.include({ configurable: true, writable: true })
    expect(unpatch()).to.equal(true)
    expect(realm.Base.prototype.read).to.equal(read)
  })

  it('has the native name and length, also those of another script and of a setter', () => {
    const realm = createRealm()
    Object.defineProperty(realm.act, 'name', { value: 'wrapped' })
    const unpatch = patch(realm as unknown as Realm, { 'act Base: address=': letPass(handler, passes) } as never)
    const { set } = Object.getOwnPropertyDescriptor(realm.Base.prototype, 'address')!
    expect([realm.act.name, realm.act.length, set!.name, set!.length]).to.deep.equal(['wrapped', 2, 'set address', 1])
    unpatch()
  })

  it('uses a given function for the page’s own natives only, which gets the native one, the test and the handler', () => {
    const given: unknown[][] = []
    const path = (...parts: unknown[]): unknown => {
      given.push(parts)
      return function atob() {
        return parts
      }
    }
    const handle = letPass(handler, passes, path)
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentWindow as Realm
    const stops = [inner, window as Realm].map(realm => patch(realm, { atob: handle }))
    expect(given).to.have.length(1)
    expect(atob('')).to.equal(given[0])
    expect(inner.atob('pass'), 'in a frame').to.be.a('string')
    const [call, test, other] = given[0] as [(...args: unknown[]) => unknown, unknown, (...args: unknown[]) => unknown]
    expect(call(window, 'YQ==')).to.equal('a')
    expect(test).to.equal(passes)
    expect(() => other.call(window, 'YQ==')).to.throw(TypeError) // `this` of its second call is none
    expect(handled.at(-1)).to.deep.equal([window, ['YQ==']])
    for (const stop of stops) expect(stop()).to.equal(true)
    frame.remove()
  })
})
