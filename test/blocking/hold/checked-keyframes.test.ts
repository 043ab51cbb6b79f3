import { expect } from '@open-wc/testing'
import { checkedKeyframes } from '../../../src/blocking/hold/checked-keyframes'
import { trackerJudge } from '../stand-ins'

const address = 'url("https://tracker.example/a")'
const safe = 'url("data:,https://tracker.example/a")'
const own = 'url("/own")'

describe('keyframes, and definitions of properties', () => {
  const { allow } = trackerJudge()
  beforeEach(() => allow(false))
  /** Reads a value as a browser does: every item and every enumerable property, once. */
  const read = (value: unknown): unknown => {
    if (Object(value) !== value) return value
    return Symbol.iterator in (value as object)
      ? [...(value as Iterable<unknown>)].map(read)
      : Object.fromEntries(
          Object.keys(value as object).map(key => [key, read((value as Record<string, unknown>)[key])]),
        )
  }
  const checked = (value: unknown): unknown => read(checkedKeyframes(value))

  it('have the blocked addresses marked in each form that browsers take', () => {
    expect(checked({ backgroundImage: address })).to.deep.equal({ backgroundImage: safe })
    expect(checked({ backgroundImage: [address, own] })).to.deep.equal({ backgroundImage: [safe, own] })
    expect(checked([{ backgroundImage: address }, { backgroundImage: own }])).to.deep.equal([
      { backgroundImage: safe },
      { backgroundImage: own },
    ])
    expect(checked({ name: '--a', syntax: '*', inherits: false, initialValue: address })).to.deep.equal({
      name: '--a',
      syntax: '*',
      inherits: false,
      initialValue: safe,
    })
    const list = new Set([{ cursor: address }])
    expect(checked(list)).to.deep.equal([{ cursor: safe }])
    expect(checked({ cursor: { toString: () => address } })).to.deep.equal({ cursor: safe })
  })

  it('stay as they are otherwise', () => {
    for (const value of [
      null,
      undefined,
      5,
      'text',
      { opacity: 0, offset: null, easing: 'ease' },
      [{ opacity: 0 }, null],
      [],
    ])
      expect(checked(value)).to.deep.equal(value)
    allow()
    expect(checked({ cursor: address })).to.deep.equal({ cursor: address })
  })

  it('are read in the same order, each property once', () => {
    const reads: string[] = []
    const frame = {
      get width() {
        reads.push('width')
        return '1px'
      },
      get cursor() {
        reads.push('cursor')
        return address
      },
    }
    const view = checkedKeyframes(frame)
    expect(reads).to.deep.equal([])
    read(view)
    expect(reads).to.deep.equal(['width', 'cursor'])
    let items = 0
    const list = checkedKeyframes({
      *[Symbol.iterator]() {
        for (const cursor of [address, own]) {
          items++
          yield { cursor }
        }
      },
    }) as Iterable<{ cursor: string }>
    for (const { cursor } of list) {
      expect([items, cursor]).to.deep.equal([1, safe])
      break
    }
  })

  it('show the properties that the object shows, and are of its class', () => {
    const [symbol, parent] = [
      Symbol('own'),
      {
        opacity: 0,
        get initialValue() {
          return address
        },
      },
    ]
    const given = Object.create(parent) as object
    Object.defineProperty(given, 'hidden', { value: address, enumerable: false })
    Object.defineProperty(given, symbol, { value: own, enumerable: true })
    const view = checkedKeyframes(given) as Record<string | symbol, unknown>
    expect(Object.keys(view)).to.deep.equal([])
    expect([view.hidden, view[symbol], view.opacity]).to.deep.equal([safe, own, 0])
    // A definition may inherit its initial value.
    expect(view.initialValue).to.equal(safe)
    expect(Object.getPrototypeOf(view)).to.equal(parent)
    expect('initialValue' in (checkedKeyframes({ opacity: 0 }) as object)).to.equal(false)
  })

  it('animate as they would without us', () => {
    const element = document.body.appendChild(document.createElement('div'))
    for (const keyframes of [
      { opacity: [0.25, 0.75] },
      [{ opacity: 0.25 }, { opacity: 0.75, offset: 1 }],
      { opacity: [0.25, 0.75], backgroundImage: [address, own] },
    ] as Keyframe[][]) {
      const animation = element.animate(checkedKeyframes(keyframes) as Keyframe[], 100)
      animation.pause()
      const frames = (animation.effect as KeyframeEffect).getKeyframes()
      expect(frames.map(({ opacity }) => opacity)).to.deep.equal(['0.25', '0.75'])
      if ('backgroundImage' in keyframes)
        expect(`${frames[0]!.backgroundImage as string}`).to.contain('data:,https://tracker.example')
      animation.cancel()
    }
    element.remove()
  })
})
