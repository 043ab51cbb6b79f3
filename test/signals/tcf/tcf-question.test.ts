import { expect } from '@open-wc/testing'
import type { Vendor } from '@iabtechlabtcf/core'
import { vendorList } from '../../support/vendor-list.mjs'
import type { TcfOptions } from '../../../src/signals/tcf/tcf-options'
import { acceptedChoice, basesOf, startingChoice, tcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { vendorsWithBasis } from '../../../src/signals/tcf/vendors-with-basis'
import { placeOfTcf } from '../../../src/signals/tcf/place-of-tcf'
import { listLanguage } from '../../../src/signals/tcf/list-language'

const least: TcfOptions = { cmpId: 300, vendorListUrl: '/list.json' }
const ask = (options: Partial<TcfOptions> = {}, count = 26): ReturnType<typeof tcfQuestion> =>
  tcfQuestion(vendorList(count), { ...least, ...options })
const idsOf = (vendors: readonly Vendor[]): number[] => vendors.map(({ id }) => id).toSorted((a, b) => a - b)

describe('what TCF asks', () => {
  it('is about the vendors that the site names, without those that have left, by name', () => {
    const { vendors } = ask({ vendors: [2, 10, 501, 9999] }, 501)
    expect(idsOf(vendors)).to.deep.equal([2, 10])
    const names = vendors.map(({ name }) => name)
    expect(names).to.deep.equal(names.toSorted((a, b) => a.localeCompare(b)))
    expect(ask({}, 501).vendors).to.have.length(500)
  })

  it('has each purpose once and in order, by its legal basis', () => {
    const { purposes, interests, specialFeatures } = ask()
    expect([purposes, interests, specialFeatures]).to.deep.equal([
      [1, 2, 3, 4, 7],
      [2, 7, 9, 10],
      [1, 2],
    ])
    expect(ask({ specialFeatures: [2, 9] }).specialFeatures).to.deep.equal([2])
    expect(ask({ vendors: [10] }).interests).to.deep.equal([2, 7, 9, 10])
    expect(ask({ vendors: [1] }).interests).to.deep.equal([])
  })

  it('never has a legitimate interest for what needs consent since TCF 2.2', () => {
    const vendor = { ...ask().vendors[0]!, purposes: [], legIntPurposes: [1, 2, 3, 4, 5, 6, 7, 11] } as Vendor
    expect(basesOf(vendor, least)).to.deep.equal({ consent: [], interest: [2, 7, 11] })
  })

  it('leaves out what the site forbids, and asks for consent where the site wants it', () => {
    const { purposes, interests } = ask({
      vendors: [10],
      restrictions: [
        { purpose: 3, type: 'not-allowed' },
        { purpose: 2, type: 'consent' },
      ],
    })
    expect([purposes, interests]).to.deep.equal([
      [1, 2, 4],
      [7, 9, 10],
    ])
  })

  it('starts without consent and without objections, and Accept grants no vendor of special purposes only', () => {
    const question = ask()
    expect(startingChoice(question)).to.deep.equal({
      purposes: [],
      interests: [2, 7, 9, 10],
      specialFeatures: [],
      vendors: [],
      vendorInterests: startingChoice(question).vendorInterests,
      additional: [],
    })
    expect([...startingChoice(question).vendorInterests].toSorted((a, b) => a - b)).to.deep.equal([10, 20])
    const accepted = acceptedChoice(ask({ additionalVendors: [{ id: 89, name: 'A' }] }))
    expect(accepted.vendors).to.have.length(25)
    expect(accepted.vendors).not.to.include(25)
    expect(accepted.additional).to.deep.equal([89])
    expect(accepted.purposes).to.deep.equal(question.purposes)
  })
})

describe('the vendors that may be contacted for ads', () => {
  const question = ask()
  const all = acceptedChoice(question)
  const within = (changes: Partial<typeof all>, ...ids: number[]): number[] =>
    vendorsWithBasis(question, { ...all, ...changes }, ids).toSorted((a, b) => a - b)

  it('are those in question that have a basis for ads', () => {
    expect(within({}, 1, 10, 25, 9999)).to.deep.equal([1, 10])
    expect(within({})).to.deep.equal([])
  })

  it('need consent to purpose 1 if they declare it', () =>
    expect(within({ purposes: [2, 3, 4, 7] }, 1, 10)).to.deep.equal([]))

  it('need a basis for purpose 2 if they declare it', () => {
    expect(within({ purposes: [1, 3, 4, 7] }, 1, 10)).to.deep.equal([10])
    expect(within({ interests: [7, 9, 10] }, 1, 10)).to.deep.equal([1])
  })

  it('need the vendor’s own consent or interest', () => {
    expect(within({ vendors: [10] }, 1, 10)).to.deep.equal([10])
    expect(within({ vendorInterests: [] }, 1, 10)).to.deep.equal([1])
  })

  it('need another purpose than 1 if they do not declare purpose 2', () => {
    const only = (purposes: number[]): typeof question => ({
      ...question,
      vendors: [{ ...question.vendors.find(({ id }) => id === 1)!, purposes, legIntPurposes: [] } as Vendor],
    })
    expect(vendorsWithBasis(only([1]), all, [1])).to.deep.equal([])
    expect(vendorsWithBasis(only([1, 7]), all, [1])).to.deep.equal([1])
    expect(vendorsWithBasis(only([7]), { ...all, purposes: [7] }, [1])).to.deep.equal([1])
  })
})

describe('the place of TCF', () => {
  it('is that of the options, then that of a tag, and unknown otherwise', () => {
    expect(placeOfTcf({})).to.equal(undefined)
    const tag = document.head.appendChild(document.createElement('script'))
    tag.dataset.place = 'US-CA'
    expect([{ place: 'DE' }, { place: 5 }, {}, null].map(placeOfTcf)).to.deep.equal(['DE', 'US-CA', 'US-CA', 'US-CA'])
    tag.remove()
  })
})

describe('the file of a language', () => {
  it('has the name that the IAB gives it', () => {
    const names = ['de-AT', 'nb', 'nn-NO', 'pt', 'pt-BR', 'pt-AO', 'sr', 'sr-Latn', 'sh', 'zh-TW', 'zh-Hant-HK', 'EN']
    expect(names.map(listLanguage)).to.deep.equal([
      'de',
      'no',
      'no',
      'pt-pt',
      'pt-br',
      'pt-pt',
      'sr-cyrl',
      'sr-latn',
      'sr-latn',
      'zh-hant',
      'zh-hant',
      'en',
    ])
  })
})
