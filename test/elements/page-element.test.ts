import { expect } from '@open-wc/testing'
import { pageElement } from '../../src/elements/page-element'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { providePageStore } from '../../src/store/page-store'
import { tasksHaveRun } from '../support/at-rest'
import { eventually } from '../support/eventually'

const properties = { label: 'string', loud: 'boolean', manyTimes: 'number', deepData: 'object' } as const

/** What the elements did, in order. */
const log: string[] = []
class Parent extends HTMLElement {
  connectedCallback(): void {
    log.push('parent connected')
  }
  disconnectedCallback(): void {
    log.push('parent disconnected')
  }
}
class Tested extends pageElement(properties, ['title'], Parent) {
  canBeFirst = true
  override wantsToBeFirst(): boolean {
    return this.canBeFirst
  }
  override propertiesChanged(): void {
    log.push('changed')
  }
  override draw(): void {
    log.push('drawn')
  }
}
customElements.define('tested-page-element', Tested)
class Plain extends pageElement({ label: 'string' }) {}
customElements.define('plain-page-element', Plain)

describe('the base class of elements', () => {
  let store: ConsentStore
  let stops: (() => unknown)[] = []
  const put = (element = new Tested()): Tested => {
    document.body.append(element)
    stops.push(() => element.remove())
    return element
  }
  const provide = (given: ConsentStore): (() => void) => {
    const withdraw = providePageStore(given)
    stops.push(withdraw)
    return withdraw
  }
  /** What the elements do in the meantime. */
  const during = (act: () => void): string[] => {
    log.length = 0
    act()
    return [...log]
  }

  beforeEach(() => {
    store = createConsentStore()
  })
  afterEach(async () => {
    for (const stop of stops.toReversed()) stop()
    stops = []
    await tasksHaveRun()
  })

  it('has an attribute for each property that is no object, in kebab-case', () => {
    expect((Tested as unknown as { observedAttributes: string[] }).observedAttributes).to.eql([
      'label',
      'loud',
      'many-times',
    ])
    for (const name of Object.keys(properties)) {
      const { configurable, enumerable } = Object.getOwnPropertyDescriptor(
        Object.getPrototypeOf(Tested.prototype),
        name,
      )!
      expect([configurable, enumerable], name).to.eql([true, true])
    }
  })

  for (const [name, attribute, empty, values] of [
    [
      'label',
      'label',
      null,
      [
        ['a', 'a'],
        ['', ''],
      ],
    ],
    [
      'loud',
      'loud',
      false,
      [
        ['', true],
        ['true', true],
        ['false', false],
      ],
    ],
    [
      'manyTimes',
      'many-times',
      null,
      [
        ['5', 5],
        ['', 0],
      ],
    ],
  ] as const)
    it(`reads ${name} from its attribute`, () => {
      const element = new Tested()
      expect(element[name]).to.equal(empty)
      for (const [text, value] of values) {
        element.setAttribute(attribute, text)
        expect(element[name]).to.equal(value)
      }
      element.removeAttribute(attribute)
      expect(element[name]).to.equal(empty)
    })

  for (const [name, value, attribute, expected] of [
    ['label', 'a', 'label', 'a'],
    ['label', '', 'label', ''],
    ['label', null, 'label', null],
    ['label', undefined, 'label', null],
    ['label', ['a', 'b'], 'label', 'a b'],
    ['manyTimes', 0, 'many-times', '0'],
    ['manyTimes', null, 'many-times', null],
    ['loud', true, 'loud', ''],
    ['loud', false, 'loud', null],
    ['loud', undefined, 'loud', null],
    ['loud', 'yes', 'loud', ''],
  ] as const)
    it(`writes ${name} = ${JSON.stringify(value)} to its attribute as ${expected}`, () => {
      const element = new Tested()
      element.setAttribute(attribute, 'before')
      Reflect.set(element, name, value)
      expect(element.getAttribute(attribute)).to.equal(name === 'loud' && value ? 'before' : expected)
      element.removeAttribute(attribute)
      Reflect.set(element, name, value)
      expect(element.getAttribute(attribute)).to.equal(expected)
    })

  it('keeps objects of each element apart, without an attribute, and draws when one is set', () => {
    const [one, other] = [new Tested(), new Tested()]
    const value = { a: 1 }
    expect(during(() => (one.deepData = value))).to.eql(['changed', 'drawn'])
    expect([one.deepData, other.deepData, one.getAttributeNames()]).to.eql([value, undefined, []])
    expect(one.deepData).to.equal(value)
  })

  it('takes properties that were set before the upgrade, once', () => {
    const element = document.createElement('late-page-element')
    Object.assign(element, { label: 'early', loud: true, other: 1 })
    class Late extends pageElement(properties) {}
    document.body.append(element)
    stops.push(() => element.remove())
    customElements.define('late-page-element', Late)
    expect([element.getAttribute('label'), element.hasAttribute('loud')]).to.eql(['early', true])
    expect(Object.hasOwn(element, 'label')).to.equal(false)
    expect(Object.hasOwn(element, 'other')).to.equal(true)
    element.setAttribute('label', 'later')
    expect((element as Late).label).to.equal('later')
  })

  it('has the store of the page while it is in the document, and draws with each one', async () => {
    const element = new Tested()
    expect(element.consentStore).to.equal(null)
    put(element)
    expect(element.consentStore).to.equal(null)
    const withdraw = provide(store)
    expect(element.consentStore).to.equal(store)
    const other = createConsentStore()
    expect(during(() => void provide(other))).to.eql(['changed', 'drawn'])
    expect(element.consentStore).to.equal(other)
    withdraw()
    expect(element.consentStore, 'another one has replaced it').to.equal(other)
    element.remove()
    expect(element.consentStore, 'it may be moved').to.equal(other)
    await tasksHaveRun()
    expect(element.consentStore).to.equal(null)
    expect(during(() => void provide(store))).to.eql([])
  })

  it('follows the store, calls its parent, and is the first, in this order', async () => {
    const element = new Tested()
    expect(during(() => void put(element))).to.eql(['changed', 'drawn', 'parent connected', 'drawn'])
    expect(element.isFirst).to.equal(true)
    log.length = 0
    element.remove()
    expect(log).to.eql([])
    await eventually(() => expect(log).to.eql(['parent disconnected', 'drawn', 'drawn'].slice(0, log.length)))
    await tasksHaveRun()
    expect(log.slice(0, 2)).to.eql(['parent disconnected', 'drawn'])
    expect(element.consentStore).to.equal(null)
  })

  it('draws again when it is moved, and keeps store and place', async () => {
    provide(store)
    const [first, second] = [put(), put()]
    const other = document.body.appendChild(document.createElement('div'))
    stops.push(() => other.remove())
    expect(during(() => other.append(first)).filter(word => word !== 'parent connected')).to.eql(['drawn'])
    expect(first.isFirst || second.isFirst).to.equal(true)
    await tasksHaveRun()
    expect([first.consentStore, first.isFirst, second.isFirst]).to.eql([store, true, false])
    expect(log).to.not.include('parent disconnected')
  })

  it('stays as it is when it is moved by moveBefore()', function () {
    const other = document.createElement('div') as HTMLElement & {
      moveBefore?(node: Node, next: Node | null): void
    }
    if (!other.moveBefore) return this.skip()
    const element = put()
    document.body.append(other)
    stops.push(() => other.remove())
    expect(during(() => other.moveBefore!(element, null))).to.eql([])
  })

  it('is the first of its kind until it is removed or no longer wants to be', async () => {
    const [one, two, three] = [put(), put(), put()]
    const firsts = (): boolean[] => [one, two, three].map(({ isFirst }) => isFirst)
    expect(firsts()).to.eql([true, false, false])
    one.canBeFirst = false
    expect(during(() => (one.label = 'changed'))).to.eql(['changed', 'drawn', 'drawn', 'drawn'])
    expect(firsts()).to.eql([false, true, false])
    two.remove()
    await tasksHaveRun()
    expect([one.isFirst, three.isFirst]).to.eql([false, true])
    document.body.append(two)
    expect(firsts()).to.eql([false, false, true])
    three.canBeFirst = false
    expect(during(() => three.setAttribute('loud', ''))[0]).to.equal('changed')
    expect(firsts()).to.eql([false, true, false])
  })

  it('lets one in the document be the first before one that was removed a moment ago', () => {
    const [one, two] = [put(), put()]
    one.remove()
    two.label = 'drawn'
    expect([one.isFirst, two.isFirst]).to.eql([false, true])
  })

  it('works without slots, a parent or methods of its own', async () => {
    const element = document.body.appendChild(document.createElement('plain-page-element')) as Plain
    expect([element.isFirst, element.wantsToBeFirst(), element.consentStore]).to.eql([true, true, null])
    element.label = 'a'
    element.remove()
    await tasksHaveRun()
    expect(element.isFirst).to.equal(true)
  })

  it('reports unknown attributes and slots, and no others', async () => {
    const warned: string[] = []
    const { warn } = console
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '))
    stops.push(() => (console.warn = warn))
    const good = new Tested()
    good.setAttribute('many-times', '1')
    good.innerHTML = '<b slot="title"></b>'
    put(good)
    const [attribute, slot] = [new Tested(), new Tested()]
    attribute.setAttribute('lable', 'a')
    slot.innerHTML = '<b slot="tilte"></b>'
    put(attribute)
    put(slot)
    await eventually(() => expect(warned).to.have.length(2))
    expect(warned.join()).to.include('lable').and.to.include('tilte')
  })
})
