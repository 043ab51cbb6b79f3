import { expect } from '@open-wc/testing'
import { vendorList } from '../../support/vendor-list.mjs'
import { encodeTcfChoice } from '../../../src/signals/tcf/encode-tcf-choice'
import { readSavedTcf, saveTcf, type SavedTcf } from '../../../src/signals/tcf/saved-tcf'
import { acceptedChoice, tcfQuestion } from '../../../src/signals/tcf/tcf-question'

const question = tcfQuestion(vendorList(12), { cmpId: 300, vendorListUrl: '/list.json' })
const tcString = encodeTcfChoice(question, acceptedChoice(question), { language: 'en', screen: 1 })
const saved: SavedTcf = {
  tcString,
  additional: [89],
  decision: 'd-1',
  question: 'q-1',
  vendors: [1, 10],
  checked: 1000,
}
/** Sites and the documentation name it. */
const savedTcfKey = 'consent-elements-tcf'

describe('the stored choice of TCF', () => {
  afterEach(() => localStorage.removeItem(savedTcfKey))

  it('is read as it was saved', () => {
    saveTcf(saved)
    expect(readSavedTcf()).to.deep.equal(saved)
    const elsewhere = { ...saved, applies: false as const }
    saveTcf(elsewhere)
    expect(readSavedTcf()).to.deep.equal(elsewhere)
  })

  it('is null before a choice, and after it is deleted', () => {
    expect(readSavedTcf()).to.equal(null)
    saveTcf(saved)
    saveTcf(null)
    expect(readSavedTcf()).to.equal(null)
    expect(localStorage.getItem(savedTcfKey)).to.equal(null)
  })

  it('follows what another page has stored', () => {
    saveTcf(saved)
    readSavedTcf()
    localStorage.setItem(savedTcfKey, JSON.stringify({ ...saved, decision: 'd-2' }))
    expect(readSavedTcf()!.decision).to.equal('d-2')
  })

  it('leaves out vendors that the string does not name', () => {
    saveTcf({ ...saved, vendors: [1, 11, 4000] })
    expect(readSavedTcf()!.vendors).to.deep.equal([1, 11])
  })

  const [core, ...segments] = tcString.split('.')
  const unreadable: [string, unknown][] = [
    ['no object', 'x'],
    ['null', null],
    ['a list', [saved]],
    ['no string', { ...saved, tcString: 5 }],
    ['an empty string', { ...saved, tcString: '' }],
    ['a cut string', { ...saved, tcString: core!.slice(0, 20) }],
    ['a string without its disclosed vendors', { ...saved, tcString: core }],
    ['no decision', { ...saved, decision: undefined }],
    ['a question that is a number', { ...saved, question: 5 }],
    ['a place that is true', { ...saved, applies: true }],
    ['no time', { ...saved, checked: 'x' }],
    ['a vendor that is a text', { ...saved, vendors: ['1'] }],
    ['vendors that are no list', { ...saved, vendors: 1 }],
    ['a provider with the id 0', { ...saved, additional: [0] }],
    ['no list of providers', { ...saved, additional: undefined }],
  ]
  for (const [what, stored] of unreadable)
    it(`is deleted if it has ${what}`, () => {
      expect(segments).not.to.have.length(0)
      localStorage.setItem(savedTcfKey, JSON.stringify(stored))
      expect(readSavedTcf()).to.equal(null)
      expect(localStorage.getItem(savedTcfKey)).to.equal(null)
    })

  it('is deleted if it is no JSON', () => {
    localStorage.setItem(savedTcfKey, '{')
    expect(readSavedTcf()).to.equal(null)
    expect(localStorage.getItem(savedTcfKey)).to.equal(null)
  })
})
