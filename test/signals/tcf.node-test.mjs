import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { additionalConsent } = await source('../signals/tcf/additional-consent.ts')
const { categoriesOfChoice, choiceOfCategories } = await source('../signals/tcf/purposes-and-categories.ts')
const { basesOf, tcfQuestion } = await source('../signals/tcf/tcf-question.ts')

const vendor = (id, name, changes = {}) => ({
  id,
  name,
  purposes: [1, 2, 7],
  legIntPurposes: [],
  flexiblePurposes: [],
  specialFeatures: [],
  ...changes,
})
const list = {
  purposes: { 1: {}, 2: {}, 7: {}, 8: {} },
  vendors: {
    1: vendor(1, 'Zebra', { specialFeatures: [1] }),
    2: vendor(2, 'Ant', { purposes: [1, 8], legIntPurposes: [7], flexiblePurposes: [7] }),
    3: vendor(3, 'Gone', { purposes: [9], deletedDate: '2026-01-01' }),
  },
}
const granted = consents => Object.keys(consents).filter(name => consents[name])

describe('the question of TCF', () => {
  it('names the vendors of the list that are not deleted, by name, and what any of them uses', () => {
    const { vendors, purposes, interests, specialFeatures } = tcfQuestion(list, {})
    assert.deepEqual(
      vendors.map(({ name }) => name),
      ['Ant', 'Zebra'],
    )
    assert.deepEqual([purposes, interests, specialFeatures], [[1, 2, 7, 8], [7], [1]])
  })

  it('is limited to the vendors, purposes and special features of the site', () => {
    const { vendors, purposes, interests } = tcfQuestion(list, { vendors: [2], purposes: [1, 8] })
    assert.deepEqual([vendors.map(({ id }) => id), purposes, interests], [[2], [1, 8], []])
    assert.deepEqual(tcfQuestion(list, { specialFeatures: [] }).specialFeatures, [])
  })

  it('follows restrictions of the publisher, a required basis only where the vendor is flexible', () => {
    const bases = (type, changes) =>
      basesOf(vendor(1, 'Any', { legIntPurposes: [9], flexiblePurposes: [9], ...changes }), {
        restrictions: [{ purpose: 9, type }],
      })
    assert.deepEqual(bases('not-allowed'), { consent: [1, 2, 7], interest: [] })
    assert.deepEqual(bases('consent'), { consent: [1, 2, 7, 9], interest: [] })
    assert.deepEqual(bases('consent', { flexiblePurposes: [] }), { consent: [1, 2, 7], interest: [9] })
  })

  it('knows no legitimate interest in the purposes for which TCF 2.2 has removed it', () => {
    for (const purpose of [1, 3, 4, 5, 6])
      assert.deepEqual(basesOf(vendor(1, 'Any', { purposes: [], legIntPurposes: [purpose] }), {}).interest, [])
    assert.deepEqual(basesOf(vendor(1, 'Any', { purposes: [], legIntPurposes: [2] }), {}).interest, [2])
  })
})

describe('a choice in TCF', () => {
  const choice = purposes => ({ purposes, interests: [], specialFeatures: [], vendors: [], vendorInterests: [] })

  it('grants a category if every asked purpose of it has consent', () => {
    const asked = [1, 2, 7, 8]
    assert.deepEqual(granted(categoriesOfChoice(asked, choice([1, 8]))), ['necessary', 'functionality', 'measurement'])
    assert.deepEqual(granted(categoriesOfChoice(asked, choice([1, 2]))), ['necessary', 'functionality'])
    assert.deepEqual(granted(categoriesOfChoice(asked, choice([8]))), ['necessary'])
  })

  it('does not grant a category with purpose 1 alone, except for functionality', () => {
    assert.deepEqual(granted(categoriesOfChoice([1], choice([1]))), ['necessary', 'functionality'])
  })

  it('is derived from the categories that a script of the page grants', () => {
    const question = tcfQuestion(list, {})
    const of = (...names) =>
      choiceOfCategories(question, Object.fromEntries(['necessary', ...names].map(name => [name, true])))
    assert.deepEqual(of().purposes, [])
    assert.deepEqual(of('measurement').purposes, [1, 8])
    assert.deepEqual(of('measurement').specialFeatures, [])
    const all = of('functionality', 'measurement', 'experience', 'marketing')
    assert.deepEqual([all.purposes, all.specialFeatures], [[1, 2, 7, 8], [1]])
  })
})

it('additional consent lists granted providers, and all other disclosed ones, in order', () => {
  assert.equal(additionalConsent([20, 3], [100, 3, 20]), '2~3.20~dv.100')
  assert.equal(additionalConsent([], [7]), '2~~dv.7')
})
