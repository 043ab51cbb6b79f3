import { expect } from '@open-wc/testing'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { elementFor } from '../../src/elements/element-for'
import type { Values, ViewProps } from '../../src/elements/view-element'
import { createConsentStore } from '../../src/store/create-consent-store'
import { providePageStore } from '../../src/store/page-store'
import { settingsAtom } from '../../src/store/settings-atoms'
import { useValue } from '../../src/views/consent-context'
import { reactHasRendered } from '../support/react-has-rendered'

const properties = { label: 'string', loud: 'boolean', many: 'number', deepData: 'object' } as const
let mounts = 0
let unmounts = 0
let given: Values<typeof properties> & ViewProps

function View(props: Values<typeof properties> & ViewProps) {
  const scheme = useValue(settingsAtom).colorScheme
  const [count, setCount] = useState(0)
  useEffect(() => void (given = props))
  useEffect(() => {
    mounts++
    return () => void unmounts++
  }, [])
  return (
    <button onClick={() => setCount(count + 1)}>
      {scheme} {props.label ?? 'nobody'} {String(props.loud)} {count}
    </button>
  )
}

class TestElement extends elementFor(View, properties, 'button{color:rgb(1,2,3)}') {}
customElements.define('test-element', TestElement)

const button = (element: Element) => element.shadowRoot?.querySelector('button')
const text = (element: Element) => button(element)?.textContent

describe('an element made from a view', () => {
  let store = createConsentStore()
  let withdraw = () => {}
  let element: TestElement

  beforeEach(() => {
    mounts = unmounts = 0
    store = createConsentStore()
    withdraw = providePageStore(store)
    element = new TestElement()
  })
  afterEach(async () => {
    element.remove()
    withdraw()
    await reactHasRendered()
  })

  it('renders the view in an open shadow root with its styles', async () => {
    document.body.append(element)
    await reactHasRendered()
    expect(text(element)).to.equal('system nobody false 0')
    expect(getComputedStyle(button(element)!).color).to.equal('rgb(1, 2, 3)')
    expect(element.shadowRoot?.adoptedStyleSheets.length).to.equal(1)
  })

  it('mounts nothing before it is connected', async () => {
    element.label = 'a'
    element.setAttribute('loud', '')
    await reactHasRendered()
    expect(Reflect.get(element, Symbol.for('r2wc.context')) === undefined, 'no React root').to.equal(true)
    document.body.append(element)
    await reactHasRendered()
    expect(text(element)).to.equal('system a true 0')
  })

  it('treats empty, removed and false attributes as HTML and React do', async () => {
    document.body.append(element)
    element.setAttribute('loud', '')
    expect(element.loud).to.equal(true)
    element.removeAttribute('loud')
    expect(element.loud).to.equal(false)
    element.setAttribute('loud', 'false')
    expect(element.loud).to.equal(false)
    element.setAttribute('label', '')
    expect(element.label).to.equal('')
    element.removeAttribute('label')
    expect(element.label).to.equal(null)
    await reactHasRendered()
    expect(text(element)).to.equal('system nobody false 0')
  })

  it('reflects strings and booleans, and removes the attribute for undefined', async () => {
    document.body.append(element)
    element.label = 'b'
    element.loud = true
    expect(element.outerHTML).to.equal('<test-element label="b" loud=""></test-element>')
    Reflect.set(element, 'label', undefined)
    element.loud = false
    expect(element.outerHTML).to.equal('<test-element></test-element>')
    await reactHasRendered()
    expect(text(element)).to.equal('system nobody false 0')
  })

  it('passes objects to the view by identity', async () => {
    const data = { when: new Date() }
    element.deepData = data
    document.body.append(element)
    await reactHasRendered()
    expect(given.deepData).to.equal(data)
    expect(element.deepData).to.equal(data)
    expect(element.hasAttribute('deep-data')).to.equal(false)
  })

  it('parses numbers from the attribute and writes them to it', () => {
    document.body.append(element)
    expect(element.many).to.equal(null)
    element.many = 3
    expect([element.many, element.getAttribute('many')]).to.eql([3, '3'])
    element.setAttribute('many', '4')
    expect(element.many).to.equal(4)
    element.many = null
    expect(element.hasAttribute('many')).to.equal(false)
  })

  it('keeps properties that were set before the upgrade', async () => {
    const early = document.createElement('test-early') as TestElement
    const data = {}
    Object.assign(early, { label: 'early', loud: true, many: 2, deepData: data })
    document.body.append(early)
    customElements.define('test-early', class extends elementFor(View, properties, '') {})
    await reactHasRendered()
    expect(text(early)).to.equal('system early true 0')
    expect([given.deepData, given.many]).to.eql([data, 2])
    early.label = 'late'
    await reactHasRendered()
    expect(text(early)).to.equal('system late true 0')
    early.remove()
  })

  it('keeps its state when it is moved in the document', async () => {
    document.body.append(element)
    await reactHasRendered()
    button(element)?.click()
    const home = document.createElement('div')
    document.body.append(home)
    home.append(element)
    element.remove()
    await Promise.resolve()
    document.body.append(element)
    await reactHasRendered()
    expect([text(element), mounts, unmounts]).to.eql(['system nobody false 1', 1, 0])
    const before = given
    if ('moveBefore' in home && typeof home.moveBefore === 'function') home.moveBefore(element, null)
    await reactHasRendered()
    expect(given === before, 'not even drawn again').to.equal(true)
    expect([text(element), mounts, unmounts]).to.eql(['system nobody false 1', 1, 0])
    home.remove()
  })

  it('unmounts after it has been removed, and mounts again when it is inserted', async () => {
    document.body.append(element)
    await reactHasRendered()
    element.remove()
    await reactHasRendered()
    expect([mounts, unmounts, text(element)]).to.eql([1, 1, undefined])
    element.label = 'away'
    await reactHasRendered()
    expect(mounts).to.equal(1)
    document.body.append(element)
    await reactHasRendered()
    expect([mounts, text(element)]).to.eql([2, 'system away false 0'])
  })

  it('logs no error when React removes it', async () => {
    const { error } = console
    const reports: unknown[] = []
    console.error = (report: unknown) => void reports.push(report)
    const home = document.createElement('div')
    document.body.append(home)
    const page = createRoot(home)
    page.render(createElement('test-element', { label: 'r' }))
    await reactHasRendered()
    expect(text(home.firstElementChild!)).to.equal('system r false 0')
    page.render(null)
    await reactHasRendered()
    page.unmount()
    console.error = error
    home.remove()
    expect(reports).to.eql([])
    expect([mounts, unmounts]).to.eql([1, 1])
  })

  it('waits for a consent manager, switches to another one, and unmounts when none is left', async () => {
    withdraw()
    document.body.append(element)
    await reactHasRendered()
    expect([mounts, element.consentStore]).to.eql([0, null])
    withdraw = providePageStore(store)
    await reactHasRendered()
    expect(text(element)).to.equal('system nobody false 0')
    const other = createConsentStore()
    other.set(settingsAtom, settings => ({ ...settings, colorScheme: 'dark' }))
    withdraw()
    await reactHasRendered()
    expect(text(element)).to.equal(undefined)
    withdraw = providePageStore(other)
    await reactHasRendered()
    expect(text(element)).to.equal('dark nobody false 0')
  })

  it('marks the first of its kind as visible, and the next one when it is removed', async () => {
    const firsts = (): boolean[] => seen.map(element => Boolean(Reflect.get(element, Symbol.for('r2wc.props')).first))
    const second = new TestElement()
    const seen = [element, second]
    document.body.append(element, second)
    await reactHasRendered()
    expect(firsts()).to.eql([true, false])
    element.remove()
    await reactHasRendered()
    expect(firsts()[1]).to.equal(true)
    second.remove()
  })
})
