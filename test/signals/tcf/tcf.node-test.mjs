import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { source } from '../../tools/support/source.mjs'

const { additionalConsent } = await source('../signals/tcf/additional-consent.ts')
const { categoriesOfChoice, choiceOfCategories } = await source('../signals/tcf/purposes-and-categories.ts')
const { vendorsWithBasis } = await source('../signals/tcf/vendors-with-basis.ts')
const { readTcfOptions } = await source('../signals/tcf/read-tcf-options.ts')
const { acceptedChoice, basesOf, tcfQuestion } = await source('../signals/tcf/tcf-question.ts')

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

describe('a vendor whose requests pass by a choice', () => {
  const nothing = {
    purposes: [],
    interests: [],
    specialFeatures: [],
    vendors: [],
    vendorInterests: [],
    additional: [],
  }
  const passes = (declared, choice, options = {}) => {
    const question = tcfQuestion({ purposes: {}, vendors: { 1: vendor(1, 'Any', declared) } }, options)
    return vendorsWithBasis(question, { ...nothing, ...choice }, [1, 2]).length > 0
  }
  const consented = (...purposes) => ({ purposes, vendors: [1] })
  const interested = { purposes: [1, 3, 4], legIntPurposes: [2, 7], flexiblePurposes: [2] }
  const left = { interests: [2, 7], vendorInterests: [1] }

  it('has consent to purpose 1 and a basis for purpose 2', () => {
    assert.equal(passes({}, consented(1, 2)), true)
    assert.equal(passes({}, consented(1, 7)), false, 'none for purpose 2')
    assert.equal(passes({}, consented(2, 7)), false, 'none for purpose 1')
    assert.equal(passes({}, { purposes: [1, 2, 7], vendors: [] }), false, 'the vendor is refused')
    assert.equal(passes(interested, { ...consented(1), ...left }), true)
    assert.equal(passes(interested, left), false, 'interest alone, with purpose 1')
    assert.equal(passes(interested, { ...consented(1), ...left, vendorInterests: [] }), false, 'an objection')
    assert.equal(passes(interested, { ...consented(1), ...left, interests: [7] }), false, 'an objection to purpose 2')
    assert.equal(passes(interested, nothing), false)
  })

  it('needs any basis if it declares neither', () => {
    const measures = { purposes: [], legIntPurposes: [7] }
    assert.equal(passes(measures, left), true)
    assert.equal(passes({ purposes: [1, 8] }, consented(1)), false, 'purpose 1 alone')
    assert.equal(passes({ purposes: [1, 8] }, consented(1, 8)), true)
    assert.equal(passes({ purposes: [], legIntPurposes: [], specialPurposes: [1, 2] }, left), false, 'special purposes')
  })

  it('is bound by restrictions, purposes and vendors of the publisher', () => {
    const forbids = (purpose, type = 'not-allowed') => ({ restrictions: [{ purpose, type }] })
    assert.equal(passes({}, consented(1, 2), forbids(2)), false)
    assert.equal(passes({}, consented(1, 2), forbids(1)), false)
    assert.equal(passes(interested, { ...consented(1), ...left }, forbids(2, 'consent')), false)
    assert.equal(passes({}, consented(1, 2), { purposes: [1, 7] }), false)
    assert.equal(passes({}, consented(1, 2), { vendors: [2] }), false)
  })

  it('keeps only hosts of companies, of vendors with an id', () => {
    const kept = vendorHosts => {
      const told = []
      const options = readTcfOptions({ cmpId: 300, vendorListUrl: '/list.json', vendorHosts }, text => told.push(text))
      return [options.vendorHosts, told.length]
    }
    const good = { 755: ['doubleclick.net', 'ads.example.co.uk/tag'] }
    assert.deepEqual(kept(good), [good, 0])
    const wide = ['com', 'co.uk', 'com.au', '*', '*.com', '', '.net', 'https://a.example', 'a b.example', 5, null]
    assert.deepEqual(kept({ 755: ['a.example', ...wide] }), [{ 755: ['a.example'] }, 1])
    for (const id of ['0', '-1', 'x', '1.5', '0755', '65536', '__proto'])
      assert.deepEqual(kept({ [id]: ['a.example'] }), [{}, 1], id)
    for (const value of ['a.example', ['a.example'], 5, true]) assert.deepEqual(kept(value), [undefined, 1])
    assert.deepEqual(kept({ 755: 'a.example' }), [{}, 1])
  })
})

describe('a wrong option of TCF', () => {
  const base = { cmpId: 300, vendorListUrl: '/list.json' }
  const careful = {
    ...base,
    vendors: [1, 2],
    purposes: [1, 2, 7],
    specialFeatures: [],
    restrictions: [
      { purpose: 7, type: 'not-allowed' },
      { purpose: 2, type: 'not-allowed', vendors: [1] },
      { purpose: 1, type: 'consent', vendors: [2] },
    ],
  }
  const wide = {
    ...list,
    specialFeatures: { 1: {} },
    vendors: Object.fromEntries(
      [1, 2, 3, 4].map(id => [
        id,
        vendor(id, `Vendor ${id}`, {
          purposes: [1, 2, 8],
          legIntPurposes: [7, 9],
          flexiblePurposes: [2, 7],
          specialFeatures: [1],
        }),
      ]),
    ),
  }
  /** Everything that Accept grants, to each vendor; nothing if TCF does not start. */
  const grants = given => {
    let options
    try {
      options = readTcfOptions(given, () => {})
    } catch (thrown) {
      assert.ok(thrown instanceof TypeError && /tcf/.test(thrown.message), String(thrown))
      return []
    }
    const question = tcfQuestion(wide, options)
    const all = acceptedChoice(question)
    return [
      ...all.specialFeatures.map(id => `feature ${id}`),
      ...question.vendors.flatMap(one => {
        const { consent, interest } = basesOf(one, options)
        return [
          ...consent.filter(id => all.purposes.includes(id)).map(id => `${one.id} may ${id}`),
          ...interest.filter(id => all.interests.includes(id)).map(id => `${one.id} may ${id}`),
        ]
      }),
    ]
  }
  const others = [0, -1, 1.5, NaN, true, 'x', '', '1', '755', {}, [], ['1'], [0], [1.5], { 0: 1 }, 70000, () => {}]
  function* mutants(value) {
    yield* others
    if (Array.isArray(value)) {
      for (const at of value.keys())
        for (const mutant of mutants(value[at])) yield value.map((one, index) => (index === at ? mutant : one))
      for (const other of others) yield [...value, other]
      yield [...value].reverse()
      yield value.map(String)
      yield value.join(' ')
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        for (const mutant of mutants(inner)) yield { ...value, [name]: mutant }
        const { [name]: _, ...rest } = value
        for (const wrong of [name.toUpperCase(), `${name}s`, name.slice(0, -1), ` ${name}`])
          yield { ...rest, [wrong]: inner }
      }
    } else if (typeof value === 'string') yield* [value.toUpperCase(), `${value}s`, value.replace('-', '_'), value[0]]
  }

  it('never has visitors consent to more, in type, spelling, case and order', () => {
    const meant = grants(careful)
    assert.deepEqual(meant, ['1 may 1', '2 may 1', '2 may 2'])
    let tried = 0
    // Mutants that are valid in themselves: another number, and a restriction of other vendors or purposes.
    const isMeant = mutant => {
      const problems = []
      try {
        readTcfOptions(mutant, message => problems.push(message))
      } catch {
        return false
      }
      return problems.length === 0
    }
    for (const mutant of mutants(careful)) {
      if (isMeant(mutant)) continue
      tried++
      const more = grants(mutant).filter(grant => !meant.includes(grant))
      assert.deepEqual(more, [], JSON.stringify(mutant))
    }
    assert.ok(tried > 300, String(tried))
  })

  it('applies the strictest of several restrictions, in any order', () => {
    const of = (...types) =>
      basesOf(wide.vendors[1], { restrictions: types.map(type => ({ purpose: 7, type })) }).interest.includes(7)
    for (const types of [
      ['consent', 'legitimate-interest'],
      ['legitimate-interest', 'consent'],
      ['legitimate-interest', 'not-allowed'],
    ])
      assert.equal(of(...types), false, types.join())
    assert.equal(of('legitimate-interest'), true)
  })

  it('is named with the wrong entries', () => {
    const problems = []
    assert.deepEqual(
      readTcfOptions({ ...base, vendors: [755, '793'] }, problem => problems.push(problem)).vendors,
      [755],
    )
    assert.equal(
      problems[0],
      'tcf.vendors is [755,"793"]; allowed is a list of vendor ids, such as [755, 793]; wrong is ["793"]',
    )
    for (const wrong of [
      { vendors: ['755', '793'] },
      { vendor: [755] },
      { purposes: 2 },
      { restrictions: [{ type: 'consent' }] },
    ])
      assert.throws(() => readTcfOptions({ ...base, ...wrong }, () => {}), /does not start/)
  })
})
