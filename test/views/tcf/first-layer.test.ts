import { expect } from '@open-wc/testing'
import type { TcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { firstLayer, type FirstLayerActions } from '../../../src/views/tcf/first-layer'
import { vendorList } from '../../support/vendor-list.mjs'
import { asked, button, one, texts, textsOf } from './asked'

const nothing = (): void => {}
const layerOf = (question: TcfQuestion = asked(), actions: Partial<FirstLayerActions> = {}): HTMLDialogElement =>
  firstLayer(question, texts, {
    policyUrl: null,
    signal: null,
    acceptAll: nothing,
    rejectAll: nothing,
    open: nothing,
    ...actions,
  })

/** Returns the names in the list below a heading; null if there is no such list. */
const listed = (layer: HTMLElement, heading: string): string[] | null => {
  const title = [...layer.querySelectorAll('h3')].find(({ textContent }) => textContent === heading)
  const list = title?.nextElementSibling
  if (!list) return null
  expect(list.getAttribute('aria-labelledby')).to.equal(title.id)
  return textsOf(list, 'li')
}

describe('the first layer of TCF', () => {
  it('names the storage, the number of partners and the scope before all lists', () => {
    const content = one(layerOf(), '.content')
    const paragraphs = [...content.children].slice(0, 3).map(({ textContent }) => textContent)
    expect(paragraphs).to.deep.equal([texts.title, texts.description.replace('{vendors}', '11'), texts.scope])
  })

  it('names each purpose once, also those that are used without consent only, in the order of the list', () => {
    const { purposes } = vendorList(0)
    expect(listed(layerOf(), texts.processing)).to.deep.equal([1, 2, 3, 4, 7, 9, 10].map(id => purposes[id]!.name))
  })

  it('names special features, and has no list of them if none is used', () => {
    const { specialFeatures } = vendorList(0)
    expect(listed(layerOf(), texts.specialFeaturesTitle)).to.deep.equal([1, 2].map(id => specialFeatures[id]!.name))
    expect(listed(layerOf(asked({ specialFeatures: [] })), texts.specialFeaturesTitle)).to.equal(null)
  })

  it('names a stack after the purposes that are in none, instead of its own', () => {
    const { purposes, specialFeatures, stacks } = vendorList(0)
    const ads = layerOf(asked({ stacks: [2] }))
    expect(listed(ads, texts.processing)).to.deep.equal([
      ...[1, 3, 4, 9, 10].map(id => purposes[id]!.name),
      stacks[2]!.name,
    ])
    expect(listed(ads, texts.specialFeaturesTitle)).to.deep.equal([1, 2].map(id => specialFeatures[id]!.name))
    const location = layerOf(asked({ stacks: [1, 99] }))
    expect(listed(location, texts.processing)!.at(-1)).to.equal(stacks[1]!.name)
    expect(listed(location, texts.processing)).to.have.length(8)
    expect(listed(location, texts.specialFeaturesTitle)).to.equal(null)
  })

  it('counts partners outside of the framework, too', () => {
    const layer = layerOf(asked({ additionalVendors: [{ id: 89, name: 'Acme' }] }))
    expect(layer.textContent).to.include(texts.description.replace('{vendors}', '12'))
    expect(button(layer, texts.vendorsLink.replace('{vendors}', '12'))).to.be.an.instanceof(HTMLElement)
  })

  it('has the note and the link about legitimate interests only if a partner has one', () => {
    const link = `${texts.interest} (1)`
    expect(layerOf().textContent).to.include(texts.interestNote).and.to.include(link)
    const without = layerOf(asked({ vendors: [1, 2] }))
    expect(without.textContent).not.to.include(texts.interestNote)
    expect(without.textContent).not.to.include(texts.interest)
  })

  it('opens the second layer at the tab that a control names', () => {
    const opened: string[] = []
    const layer = layerOf(asked(), { open: tab => opened.push(tab) })
    for (const name of [texts.vendorsLink.replace('{vendors}', '11'), `${texts.interest} (1)`, texts.customize])
      button(layer, name).click()
    expect(opened).to.deep.equal(['vendors', 'interests', 'purposes'])
    expect([...layer.querySelectorAll<HTMLElement>('[data-tab]')].map(({ dataset }) => dataset.tab)).to.deep.equal([
      'vendors',
      'interests',
    ])
  })

  it('accepts and rejects with two buttons that look the same, and customizes with a quieter one', () => {
    const done: string[] = []
    const layer = layerOf(asked(), {
      acceptAll: () => done.push('accept'),
      rejectAll: () => done.push('reject'),
    })
    button(layer, texts.reject).click()
    button(layer, texts.accept).click()
    expect(done).to.deep.equal(['reject', 'accept'])
    const looks = [...one(layer, '.actions').children].map(each => [each.getAttribute('part'), each.className])
    expect(looks).to.deep.equal([
      ['button reject', 'button solid'],
      ['button accept', 'button solid'],
      ['button customize', 'button soft'],
    ])
    for (const each of layer.querySelectorAll('button')) expect(each.type).to.equal('button')
  })

  it('links to the privacy policy of the site, but not to a script', () => {
    const policyOf = (policyUrl: string | null): string | null | undefined =>
      layerOf(asked(), { policyUrl }).querySelector('a')?.getAttribute('href')
    expect(policyOf('/privacy')).to.equal('/privacy')
    expect(layerOf(asked(), { policyUrl: '/privacy' }).querySelector('a')!.textContent).to.equal(texts.privacyPolicy)
    for (const url of [null, '', 'javascript:alert(1)']) expect(policyOf(url), `${url}`).to.equal(undefined)
  })

  it('shows what a browser signal forbids', () => {
    expect(layerOf().querySelector('.note')).to.equal(null)
    const note = layerOf(asked(), { signal: 'Global Privacy Control is on.' }).querySelector('.note')!
    expect(note.textContent).to.equal('Global Privacy Control is on.')
    expect(note.querySelector('svg')).not.to.equal(null)
  })

  it('has a name, a focusable title, and a group that the keyboard can scroll', () => {
    const layer = layerOf()
    expect(layer.getAttribute('closedby')).to.equal('none')
    expect(layer.getAttribute('part')).to.equal('banner')
    const title = one(layer, `#${layer.getAttribute('aria-labelledby')}`)
    expect([title.textContent, title.tabIndex, title.hasAttribute('autofocus')]).to.deep.equal([texts.title, -1, true])
    const content = one(layer, '.content')
    expect([content.tabIndex, content.getAttribute('role'), content.getAttribute('aria-labelledby')]).to.deep.equal([
      0,
      'region',
      'title',
    ])
    for (const name of layer.querySelectorAll('.names li')) expect(name.firstElementChild!.localName).to.equal('bdi')
  })

  it('stays when the visitor cancels it, and opens again if the browser closes it nevertheless', async () => {
    const layer = layerOf()
    document.body.append(layer)
    layer.showModal()
    const cancelled = new Event('cancel', { cancelable: true })
    layer.dispatchEvent(cancelled)
    expect(cancelled.defaultPrevented).to.equal(true)
    const closed = new Promise(resolve => layer.addEventListener('close', resolve, { once: true }))
    layer.close()
    await closed
    expect([layer.open, layer.matches(':modal')]).to.deep.equal([true, true])
    const removed = new Promise(resolve => layer.addEventListener('close', resolve, { once: true }))
    layer.close()
    layer.remove()
    await removed
    expect(layer.open).to.equal(false)
  })
})
