import { CountedExpression } from './counted-expressions'

/** What the sources have done; see test/support/counted-work.mjs. Functions of the browser add the characters that they read. */
const work = { done: 0 }
Object.assign(globalThis, { countedWork: work })

type Method = (this: unknown, ...args: unknown[]) => unknown
let isCounting = false
const add = (amount: number): void => void (work.done += isCounting ? amount : 0)

/** Replaces methods with ones that add what `costOf` returns. */
function count(
  owner: object,
  names: string[],
  costOf: (self: unknown, args: unknown[], result: unknown) => number,
): void {
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)!
    const counted = (native: Method): Method =>
      function (...args) {
        const result = Reflect.apply(native, this, args)
        if (isCounting) add(costOf(this, args, result))
        return result
      }
    for (const key of ['value', 'get', 'set'] as const)
      if (typeof descriptor[key] === 'function') descriptor[key] = counted(descriptor[key] as Method) as () => unknown
    Object.defineProperty(owner, name, descriptor)
  }
}
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 1)
const lengths = (values: unknown[]): number => values.reduce<number>((sum, value) => sum + lengthOf(value), 0)

count(String.prototype, ['indexOf'], (self, [what, from = 0], at) =>
  Number(at) < 0 ? lengthOf(self) - Number(from) : Number(at) - Number(from) + lengthOf(what),
)
const { indexOf } = String.prototype
count(String.prototype, ['includes'], (self, [what]) => (indexOf.call(String(self), String(what)), 0))
count(String.prototype, ['startsWith', 'endsWith'], (_, [what]) => lengthOf(what))
// A slice that is the whole text is not copied in any engine.
count(String.prototype, ['slice', 'substring', 'concat', 'repeat', 'padStart', 'padEnd'], (self, _, result) =>
  result === self ? 1 : lengthOf(result),
)
count(
  String.prototype,
  ['lastIndexOf', 'split', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'trim', 'trimStart', 'trimEnd'],
  lengthOf,
)
count(String.prototype, ['toLowerCase', 'toUpperCase', 'normalize'], lengthOf)
count(Array.prototype, ['join'], (_, __, result) => lengthOf(result))
count(Array.prototype, ['includes', 'indexOf', 'slice'], self => (self as unknown[]).length)
count(globalThis, ['decodeURIComponent', 'encodeURIComponent', 'parseInt'], (_, args) => lengths(args))
count(JSON, ['parse', 'stringify'], (_, args, result) => lengths([...args, result]))
count(Element.prototype, ['innerHTML', 'outerHTML', 'setAttribute', 'getAttribute'], (_, args, result) =>
  lengths([...args, result]),
)
count(Document.prototype, ['write', 'cookie'], (_, args, result) => lengths([...args, result]))

const counters = new Map<string, CountedExpression>()
const { exec } = RegExp.prototype
// All other functions that take an expression call this one when it has been replaced.
Object.assign(RegExp.prototype, {
  exec(this: RegExp, given: string): RegExpExecArray | null {
    if (!isCounting) return exec.call(this, given)
    const text = String(given)
    const from = this.global || this.sticky ? this.lastIndex : 0
    const result = exec.call(this, text)
    isCounting = false
    const key = String(this)
    let counter = counters.get(key)
    if (!counter) counters.set(key, (counter = new CountedExpression(this)))
    const { found, steps } = counter.find(text, from)
    isCounting = true
    add(steps)
    const expected = result && [result.index, result.index + result[0].length]
    if (String(found) !== String(expected)) throw new Error(`${key} finds ${expected} in ${text}, not ${found}`)
    return result
  },
})

/** Returns how much work a function causes: calls, turns of loops, steps of expressions, and characters that the browser reads. */
export function workOf(run: () => void): number {
  work.done = 0
  isCounting = true
  try {
    run()
  } finally {
    isCounting = false
  }
  return work.done
}
