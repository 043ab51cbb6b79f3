import { expect } from '@open-wc/testing'
import type { LoggedEntry } from '../../src/inspector/logged-entry'
import { requestList } from '../../src/inspector/request-list'

const entry = (at: number): LoggedEntry => ({
  url: `https://ads.example/${at}`,
  category: at % 2 === 0 ? 'marketing' : 'measurement',
  channel: 'fetch',
  time: Date.UTC(2026, 0, 1) + at,
  state: at % 10 === 0 ? 'released' : 'held',
})
const urls = (list: HTMLElement): string[] =>
  [...list.querySelectorAll('.url')].map(cell => cell.textContent!.replace('https://ads.example/', ''))
const count = (list: HTMLElement): string | null => list.querySelector('.count')!.textContent

describe('the list of requests in the inspector', () => {
  it('shows the newest 200, and how many there are', () => {
    const { element, show } = requestList()
    show(Array.from({ length: 250 }, (_, at) => entry(at)))
    expect(urls(element)).to.have.length(200)
    expect([urls(element)[0], urls(element)[199]]).to.deep.equal(['249', '50'])
    expect(count(element)).to.equal('225 held · 25 released · the last 200 are listed')
  })

  it('shows those that fit a text and a state', () => {
    const { element, show } = requestList()
    show([0, 1, 2, 3, 10].map(entry))
    const search = element.querySelector('input')!
    search.value = 'MARKETING'
    search.dispatchEvent(new Event('input', { bubbles: true }))
    expect(urls(element)).to.deep.equal(['10', '2', '0'])
    const state = element.querySelector('select')!
    state.selectedIndex = 2
    for (const type of ['input', 'change']) state.dispatchEvent(new Event(type, { bubbles: true }))
    expect(urls(element)).to.deep.equal(['10', '0'])
    expect(count(element)).to.equal('3 held · 2 released · 2 of them fit')
  })

  it('has no table without requests', () => {
    const { element, show } = requestList()
    show([])
    expect(element.querySelector('table')!.hidden).to.equal(true)
    expect(count(element)).to.equal('0 held · 0 released')
  })
})
