import { aTimeout, expect } from '@open-wc/testing'
import { keepThirdWay, layerHosts } from '../../../src/views/consent-or-pay/keep-third-way'
import { tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'

describe('the third way beside Accept and Reject', () => {
  let text: string
  let kept: ReturnType<typeof keepThirdWay>
  let hosts: HTMLElement[]
  const start = (): void => {
    kept = keepThirdWay(() => text)
  }
  /** Adds an element with a layer in its shadow tree. */
  const layer = (name: string, markup: string): ShadowRoot => {
    const attribute = /^\[(.+)\]$/.exec(name)?.[1]
    const host = document.createElement(attribute ? 'div' : name)
    if (attribute) host.setAttribute(attribute, '')
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    root.innerHTML = markup
    document.body.append(host)
    hosts.push(host)
    return root
  }
  const both =
    '<button part="button reject" class="b">Reject</button><button part="button accept" class="a">Accept</button>'
  const third = (root: ShadowRoot): HTMLElement | null => root.querySelector('[part~=subscribe]')

  beforeEach(() => {
    text = 'Subscribe'
    hosts = []
  })
  afterEach(() => {
    kept.stop()
    for (const host of hosts) host.remove()
  })

  for (const name of layerHosts.split(','))
    it(`is on ${name}, looks like Accept, and has a slot of the site`, () => {
      const root = layer(name, both)
      start()
      const button = third(root) as HTMLButtonElement
      expect(button.previousElementSibling).to.equal(root.querySelector('[part~=accept]'))
      expect([button.type, button.className, button.part.value, button.dataset.consentSubscribe]).to.deep.equal([
        'button',
        'a',
        'button subscribe',
        '',
      ])
      const slot = button.firstElementChild as HTMLSlotElement
      expect([slot.localName, slot.name, slot.textContent]).to.deep.equal(['slot', 'subscribe', 'Subscribe'])
    })

  it('is after Accept and Reject, whichever is the later', () => {
    const root = layer('consent-tcf', '<i part="accept" class="a"></i><i part="reject"></i><b></b>')
    start()
    expect([...root.children].map(each => each.getAttribute('part') ?? each.localName).slice(0, 4)).to.deep.equal([
      'accept',
      'reject',
      'subscribe',
      'b',
    ])
  })

  it('is not on a layer that lacks one of the two, or that has no shadow tree', () => {
    const one = layer('consent-tcf', '<i part="accept"></i>')
    const other = layer('consent-tcf', '<i part="reject"></i>')
    const bare = document.createElement('consent-tcf')
    document.body.append(bare)
    hosts.push(bare)
    start()
    expect([third(one), third(other)]).to.deep.equal([null, null])
  })

  it('follows the text and the class of Accept, and is drawn again when the layer is', async () => {
    const root = layer('consent-tcf', both)
    start()
    text = 'Abonnieren'
    kept.draw()
    expect(third(root)!.textContent).to.equal('Abonnieren')
    root.querySelector('[part~=accept]')!.className = 'other'
    kept.draw()
    expect(third(root)!.className).to.equal('other')
    expect(root.querySelectorAll('[part~=subscribe]')).to.have.length(1)
    root.innerHTML = both
    await eventually(() => expect(third(root)?.textContent).to.equal('Abonnieren'))
  })

  it('comes with a layer that is added later', async () => {
    start()
    const root = layer('consent-tcf', both)
    await eventually(() => expect(third(root)).not.to.equal(null))
  })

  it('does not change a layer again and again', async () => {
    const root = layer('consent-tcf', both)
    start()
    await aTimeout(0)
    let changes = 0
    const observer = new MutationObserver(records => (changes += records.length))
    observer.observe(root, { childList: true, subtree: true, attributes: true })
    root.append(document.createElement('u'))
    await tasksHaveRun()
    observer.disconnect()
    expect(changes).to.equal(1)
  })

  it('shows what the site has put into the slot', () => {
    const host = document.createElement('consent-tcf')
    host.innerHTML = '<span data-slot="subscribe"></span><p><span data-slot="subscribe"></span></p>'
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = both
    document.body.append(host)
    hosts.push(host)
    start()
    expect([...host.querySelectorAll('span')].map(({ slot }) => slot)).to.deep.equal(['subscribe', ''])
  })

  it('ends on every layer, and does not come back', async () => {
    const roots = [layer('consent-tcf', both), layer('consent-tcf', both)]
    start()
    kept.stop()
    expect(roots.map(third)).to.deep.equal([null, null])
    for (const root of roots) root.append(document.createElement('u'))
    layer('consent-tcf', '')
    await aTimeout(0)
    expect(roots.map(third)).to.deep.equal([null, null])
  })
})
