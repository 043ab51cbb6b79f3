import { expect } from '@open-wc/testing'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { trackerJudge } from '../stand-ins'

type Native = (this: unknown, ...args: unknown[]) => unknown

const members: [owner: object, key: string, part: 'value' | 'set'][] = [
  [Node.prototype, 'appendChild', 'value'],
  [Node.prototype, 'insertBefore', 'value'],
  [Node.prototype, 'textContent', 'set'],
  [Element.prototype, 'append', 'value'],
  [Element.prototype, 'setAttribute', 'value'],
]
const functionOf = ([owner, key, part]: (typeof members)[number]): Native =>
  Object.getOwnPropertyDescriptor(owner, key)![part] as Native
const natives = members.map(functionOf)

/** Returns the result of a call, or the error that it throws as text. */
function outcome(call: () => unknown): unknown {
  try {
    return call()
  } catch (error) {
    return `${error as Error}`
  }
}

describe('fastPaths', () => {
  const { allow } = trackerJudge()
  let restores: (() => boolean)[]
  beforeEach(() => {
    allow(false)
    restores = [patchMarkup(), patchElements()]
  })
  afterEach(() => {
    allow()
    for (const restore of restores) restore()
  })

  members.forEach((member, at) => {
    const native = natives[at]!
    it(`keeps the name, length and text of ${native.name}`, () => {
      const our = functionOf(member)
      expect(our).not.to.equal(native)
      expect([our.name, our.length, `${our}`, 'prototype' in our]).to.deep.equal([
        native.name,
        native.length,
        `${native}`,
        false,
      ])
      expect(() => Reflect.construct(our, [])).to.throw(TypeError)
    })

    it(`fails like the browser's ${native.name} with any number of arguments`, () => {
      for (const args of [[], [null], [{}], ['data-a', 'b', 'c'], [undefined, null, 1]]) {
        const results = [native, functionOf(member)].map(own => {
          const element = document.createElement('p')
          const result = outcome(() => own.apply(element, args))
          return [result, element.outerHTML]
        })
        expect(results[1]).to.deep.equal(results[0])
      }
      expect(() => functionOf(member).call({}, 'a', 'b')).to.throw(TypeError)
    })
  })
})
