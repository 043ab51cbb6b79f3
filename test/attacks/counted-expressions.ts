import { RegExpParser, type AST } from '@eslint-community/regexpp'

/** Continues behind a part of an expression, and returns where the whole match ends, or -1. */
type Rest = (at: number) => number
type Matcher = (at: number, rest: Rest) => number

const native = RegExp.prototype.exec

/**
 * Searches as browsers do, by backtracking, and counts its steps. Browsers do not report how many they need. Lookbehind and
 * the flag `v`, which the sources do not use, are refused.
 */
export class CountedExpression {
  #text = ''
  #steps = 0
  #groups: ([number, number] | undefined)[] = []
  readonly #expression: RegExp
  readonly #capturing: readonly AST.CapturingGroup[]
  readonly #whole: Matcher

  constructor(expression: RegExp) {
    const { source, unicode, flags } = expression
    this.#expression = expression
    if (flags.includes('v')) this.#refuse()
    const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, unicode)
    this.#capturing = capturingGroups(alternatives)
    this.#whole = this.#choice(alternatives)
  }

  /** @returns start and end of the first match from an index, or null; and the steps */
  find(text: string, from: number): { found: [number, number] | null; steps: number } {
    this.#text = text
    this.#steps = 0
    for (let start = from; start <= text.length; start++) {
      this.#groups = []
      const end = this.#whole(start, last => last)
      if (end >= 0) return { found: [start, end], steps: this.#steps }
      if (this.#expression.sticky) break
    }
    return { found: null, steps: this.#steps }
  }

  #refuse(): never {
    throw new Error(`The steps of ${String(this.#expression)} cannot be counted`)
  }

  #matcherOf(element: AST.Element): Matcher {
    switch (element.type) {
      case 'Assertion':
        return this.#asserted(element)
      case 'Backreference':
        return this.#referred(element)
      case 'CapturingGroup':
        return this.#grouped(this.#capturing.indexOf(element) + 1, this.#choice(element.alternatives))
      case 'Group':
        return this.#choice(element.alternatives)
      case 'Quantifier':
        return this.#repeated(element)
      default:
        return this.#character(element.raw)
    }
  }

  #character(raw: string): Matcher {
    const { flags, unicode } = this.#expression
    const single = new RegExp(`^(?:${raw})$`, flags.replace(/[gym]/g, ''))
    const known = new Map<string, boolean>()
    return (at, rest) => {
      this.#steps++
      if (at >= this.#text.length) return -1
      const character = unicode ? String.fromCodePoint(this.#text.codePointAt(at)!) : this.#text[at]!
      let isIn = known.get(character)
      if (isIn === undefined) known.set(character, (isIn = native.call(single, character) !== null))
      return isIn ? rest(at + character.length) : -1
    }
  }

  #sequence(elements: readonly AST.Element[]): Matcher {
    const empty: Matcher = (at, rest) => rest(at)
    return elements
      .map(element => this.#matcherOf(element))
      .reduceRight((next, first) => (at, rest) => first(at, end => next(end, rest)), empty)
  }

  #choice(alternatives: readonly AST.Alternative[]): Matcher {
    const matchers = alternatives.map(({ elements }) => this.#sequence(elements))
    if (matchers.length === 1) return matchers[0]!
    return (at, rest) => {
      for (const matcher of matchers) {
        this.#steps++
        const end = matcher(at, rest)
        if (end >= 0) return end
      }
      return -1
    }
  }

  #grouped(index: number, inner: Matcher): Matcher {
    return (at, rest) =>
      inner(at, end => {
        const before = this.#groups[index]
        this.#groups[index] = [at, end]
        const last = rest(end)
        if (last < 0) this.#groups[index] = before
        return last
      })
  }

  #repeated({ element, min, max, greedy }: AST.Quantifier): Matcher {
    const inner = this.#matcherOf(element)
    if (element.type.startsWith('Character')) return this.#repeatedCharacter(inner, min, max, greedy)
    const inside = this.#capturing.flatMap(({ start }, at) =>
      start >= element.start && start < element.end ? [at + 1] : [],
    )
    const from = (at: number, count: number, rest: Rest): number => {
      const more = (): number => {
        if (count >= max) return -1
        const before = inside.map(index => this.#groups[index])
        for (const index of inside) this.#groups[index] = undefined
        const last = inner(at, end => (end === at && count >= min ? -1 : from(end, count + 1, rest)))
        if (last < 0) inside.forEach((index, place) => (this.#groups[index] = before[place]))
        return last
      }
      this.#steps++
      if (count < min) return more()
      const [first, second] = greedy ? [more, () => rest(at)] : [() => rest(at), more]
      const last = first()
      return last < 0 ? second() : last
    }
    return (at, rest) => from(at, 0, rest)
  }

  /** The same without recursion, because texts are longer than the stack. */
  #repeatedCharacter(inner: Matcher, min: number, max: number, greedy: boolean): Matcher {
    return (at, rest) => {
      const ends = [at]
      const extend = (): boolean => {
        const end = ends.length > max ? -1 : inner(ends.at(-1)!, behind => behind)
        if (end >= 0) ends.push(end)
        return end >= 0
      }
      while (ends.length <= min) if (!extend()) return -1
      if (greedy) while (extend());
      for (;;) {
        this.#steps++
        const last = rest(ends.at(-1)!)
        if (last >= 0) return last
        if (greedy) ends.pop()
        if (greedy ? ends.length <= min : !extend()) return -1
      }
    }
  }

  #asserted(element: AST.Assertion): Matcher {
    if (element.kind === 'lookbehind') this.#refuse()
    if (element.kind === 'lookahead') {
      const inner = this.#choice(element.alternatives)
      return (at, rest) => (inner(at, end => end) >= 0 === !element.negate ? rest(at) : -1)
    }
    const isWord = (at: number): boolean => native.call(/\w/, this.#text[at] ?? '') !== null
    const isBreak = (at: number): boolean => this.#expression.multiline && this.#text[at] === '\n'
    const holds = {
      start: (at: number) => at === 0 || isBreak(at - 1),
      end: (at: number) => at === this.#text.length || isBreak(at),
      word: (at: number) => (isWord(at - 1) !== isWord(at)) === !(element as AST.WordBoundaryAssertion).negate,
    }[element.kind]
    return (at, rest) => {
      this.#steps++
      return holds(at) ? rest(at) : -1
    }
  }

  #referred({ ref }: AST.Backreference): Matcher {
    const index = typeof ref === 'number' ? ref : this.#capturing.findIndex(({ name }) => name === ref) + 1
    const folded = (text: string): string => (this.#expression.ignoreCase ? text.toLowerCase() : text)
    return (at, rest) => {
      const value = this.#text.slice(...(this.#groups[index] ?? [0, 0]))
      const end = at + value.length
      this.#steps += 1 + value.length
      return folded(this.#text.slice(at, end)) === folded(value) ? rest(end) : -1
    }
  }
}

/** Returns the groups in the order of their numbers. */
function capturingGroups(alternatives: readonly AST.Alternative[]): AST.CapturingGroup[] {
  const found: AST.CapturingGroup[] = []
  const visit = (node: AST.Element | AST.Alternative): void => {
    if (node.type === 'CapturingGroup') found.push(node)
    if (node.type === 'Alternative') node.elements.forEach(visit)
    else if (node.type === 'Quantifier') visit(node.element)
    else if ('alternatives' in node) node.alternatives.forEach(visit)
  }
  alternatives.forEach(visit)
  return found
}
