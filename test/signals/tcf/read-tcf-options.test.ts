import { expect } from '@open-wc/testing'
import { readTcfOptions } from '../../../src/signals/tcf/read-tcf-options'

const least = { cmpId: 300, vendorListUrl: '/tcf/vendor-list.json' }

/** Returns what is read of options beside the least, and the problems that are named. */
function read(given: Record<string, unknown>): { kept: Record<string, unknown>; problems: string[] } {
  const problems: string[] = []
  const { cmpId, vendorListUrl, ...kept } = readTcfOptions({ ...least, ...given }, problem => problems.push(problem))
  expect({ cmpId, vendorListUrl }).to.deep.equal({ ...least, ...pick(given) })
  return { kept, problems }
}
const pick = (given: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name in least))
const startsWith = (given: unknown): boolean => {
  try {
    readTcfOptions(given, () => {})
    return true
  } catch (error) {
    expect(error).to.be.instanceOf(TypeError)
    return false
  }
}

describe('the options of TCF', () => {
  it('need an object with the id of a platform and the address of a vendor list', () => {
    for (const given of [null, 'x', 300, [], {}, { cmpId: 300 }, { vendorListUrl: '/list.json' }])
      expect(startsWith(given), JSON.stringify(given)).to.equal(false)
    expect(startsWith(least)).to.equal(true)
  })

  const ids: [number | string, boolean][] = [
    [1, false],
    [2, true],
    [4095, true],
    [4096, false],
    [2.5, false],
    ['300', false],
  ]
  for (const [cmpId, isValid] of ids)
    it(`${isValid ? 'take' : 'refuse'} ${JSON.stringify(cmpId)} as the id of a platform`, () =>
      expect(startsWith({ ...least, cmpId })).to.equal(isValid))

  it('refuse the address of the list that browsers may not load', () => {
    expect(startsWith({ ...least, vendorListUrl: 'https://vendor-list.Consensu.org/v3/vendor-list.json' })).to.equal(
      false,
    )
    expect(startsWith({ ...least, vendorListUrl: ' ' })).to.equal(false)
  })

  it('say what was given and what is allowed when TCF cannot start', () => {
    expect(() => readTcfOptions({ ...least, cmpId: 1 }, () => {})).to.throw(
      TypeError,
      /tcf\.cmpId is 1; allowed is the number from 2 to 4095 .*Example: /,
    )
    expect(() => readTcfOptions(5, () => {})).to.throw(TypeError, 'tcf is 5; allowed is {"cmpId": 123')
    expect(() => readTcfOptions({ ...least, vendor: [1] }, () => {})).to.throw(
      TypeError,
      /tcf\.vendor is not known, and may have been meant as a limit.*known are cmpId, cmpVersion, vendorListUrl, vendors/,
    )
  })

  it('ignore options without a value', () =>
    expect(read({ vendors: undefined, stacks: null, language: null })).to.deep.equal({ kept: {}, problems: [] }))

  /** Option, a valid list, an entry that is invalid beside it, and the message's end. */
  const lists: [string, unknown[], unknown][] = [
    ['vendors', [1, 755, 65_535], 65_536],
    ['vendors', [2], 0],
    ['vendors', [2], -1],
    ['vendors', [2], '3'],
    ['purposes', [1, 24], 25],
    ['specialFeatures', [1, 12], 13],
    ['stacks', [1, 65_535], 1.5],
    ['additionalVendors', [{ id: 2 ** 31, name: 'A' }], { id: 2 ** 31 + 1, name: 'A' }],
    ['additionalVendors', [{ id: 89, name: 'A' }], { id: 89, name: ' ' }],
    ['additionalVendors', [{ id: 89, name: 'A' }], 89],
  ]
  for (const [name, valid, invalid] of lists)
    it(`keep the valid entries of ${name}, and name ${JSON.stringify(invalid)}`, () => {
      expect(read({ [name]: valid })).to.deep.equal({ kept: { [name]: valid }, problems: [] })
      const { kept, problems } = read({ [name]: [...valid, invalid] })
      expect(kept).to.deep.equal({ [name]: valid })
      expect(problems).to.have.length(1)
      expect(problems[0]).to.match(/^tcf\./)
      expect(problems[0]!.endsWith(`; wrong is ${JSON.stringify([invalid])}`), problems[0]).to.equal(true)
    })

  for (const name of ['vendors', 'purposes', 'specialFeatures'])
    it(`do not start with ${name} of which nothing is left, as that would ask for more`, () => {
      for (const useless of [[0], ['x', 1.5], 'all', {}, 7])
        expect(startsWith({ ...least, [name]: useless }), JSON.stringify(useless)).to.equal(false)
      expect(read({ [name]: [] })).to.deep.equal({ kept: { [name]: [] }, problems: [] })
    })

  const harmless: [string, unknown][] = [
    ['cmpVersion', 4096],
    ['cmpVersion', -1],
    ['cmpVersion', 1.5],
    ['cmpVersion', '1'],
    ['stacks', 'all'],
    ['publisherCountryCode', 'DEU'],
    ['publisherCountryCode', 7],
    ['publisherCountryCode', 'UK'],
    ['publisherCountryCode', 'EN'],
    ['additionalVendors', {}],
    ['vendorHosts', ['doubleclick.net']],
    ['place', 'Germany'],
    ['place', 'DE-'],
    ['place', 'DE-ABCD'],
    ['language', ''],
    ['language', 5],
    ['texts', { title: '' }],
    ['texts', { title: 5 }],
    ['texts', 'x'],
  ]
  for (const [name, useless] of harmless)
    it(`leave out ${name} ${JSON.stringify(useless)} with a message, and start`, () => {
      const { kept, problems } = read({ [name]: useless })
      expect(kept).to.deep.equal({})
      expect(problems).to.have.length(1)
      expect(problems[0]).to.include(`tcf.${name} is ${JSON.stringify(useless)}; allowed is `)
    })

  const valid: [string, unknown][] = [
    ['cmpVersion', 0],
    ['cmpVersion', 4095],
    ['publisherCountryCode', 'de'],
    ['publisherCountryCode', 'AA'],
    ['place', 'DE'],
    ['place', 'us-ca'],
    ['place', ' GB-ENG '],
    ['place', 'header'],
    ['place', 'Server'],
    ['language', 'pt-BR'],
    ['texts', { title: 'We ask' }],
  ]
  for (const [name, value] of valid)
    it(`take ${name} ${JSON.stringify(value)}`, () =>
      expect(read({ [name]: value })).to.deep.equal({ kept: { [name]: value }, problems: [] }))

  it('keep a place of no country, where TCF asks, and name it', () => {
    for (const place of ['EN', 'eu', 'JA-X']) {
      const { kept, problems } = read({ place })
      expect(kept).to.deep.equal({ place })
      expect(problems).to.deep.equal([
        `tcf.place is "${place}"; allowed is a place such as "DE" or "US-CA", "header" or "server"; TCF asks now; wrong is ["${place}"]`,
      ])
    }
  })

  for (const name of ['vendors', 'purposes', 'specialFeatures', 'restrictions'])
    it(`do not start with ${name} whose value is missing, because visitors would be asked for more`, () =>
      expect(() => read({ [name]: null })).to.throw(TypeError, 'visitors would be asked for more'))

  describe('restrictions', () => {
    const restrict = (...restrictions: unknown[]): ReturnType<typeof read> => read({ restrictions })

    it('are kept as they are', () => {
      const all = [
        { purpose: 2, type: 'consent' },
        { purpose: 24, type: 'legitimate-interest', vendors: [755] },
        { purpose: 3, type: 'not-allowed' },
      ]
      expect(restrict(...all)).to.deep.equal({ kept: { restrictions: all }, problems: [] })
      expect(restrict({ ...all[0], vendors: null })).to.deep.equal({ kept: { restrictions: [all[0]] }, problems: [] })
    })

    const forbidding: [string, object, object][] = [
      ['of an unknown type', { purpose: 2, type: 'Consent' }, { purpose: 2, type: 'not-allowed' }],
      ['without a type', { purpose: 2 }, { purpose: 2, type: 'not-allowed' }],
      [
        'of an unknown type, to the vendors that it names',
        { purpose: 2, type: 'x', vendors: [755] },
        { purpose: 2, type: 'not-allowed', vendors: [755] },
      ],
      [
        'with a wrong vendor, to all',
        { purpose: 2, type: 'consent', vendors: [755, 'x'] },
        { purpose: 2, type: 'not-allowed' },
      ],
      [
        'with no list of vendors, to all',
        { purpose: 2, type: 'consent', vendors: 755 },
        { purpose: 2, type: 'not-allowed' },
      ],
      ['of no vendor, to all', { purpose: 2, type: 'consent', vendors: [] }, { purpose: 2, type: 'not-allowed' }],
      [
        'with an unknown field, to all',
        { purpose: 2, type: 'consent', vendor: 1, vendors: [755] },
        { purpose: 2, type: 'not-allowed' },
      ],
    ]
    for (const [what, given, kept] of forbidding)
      it(`forbid the purpose ${what}`, () => {
        const read = restrict(given)
        expect(read.kept).to.deep.equal({ restrictions: [kept] })
        expect(read.problems).to.have.length(1)
        expect(read.problems[0]!.endsWith(`; wrong is ${JSON.stringify([given])}`)).to.equal(true)
      })

    it('without a purpose that exists do not let TCF start', () => {
      for (const useless of [{ type: 'consent' }, { purpose: 25, type: 'consent' }, 'x', null])
        expect(startsWith({ ...least, restrictions: [{ purpose: 2, type: 'consent' }, useless] })).to.equal(false)
      expect(startsWith({ ...least, restrictions: { purpose: 2 } })).to.equal(false)
    })
  })

  describe('the hosts of vendors', () => {
    it('are kept for ids of the list, and hosts or paths of one company', () => {
      const vendorHosts = { 1: ['ads.example.com/path'], 65535: ['doubleclick.net', 'example.co.uk'] }
      expect(read({ vendorHosts })).to.deep.equal({ kept: { vendorHosts }, problems: [] })
    })

    const wrong: [string, object, object][] = [
      ['an id beyond the list', { 65536: ['a.example'] }, {}],
      ['an id with a zero before it', { '07': ['a.example'] }, {}],
      ['no list', { 755: 'doubleclick.net' }, {}],
      ['a part that many companies share', { 755: ['co.uk', 'com.au', 'ok.example'] }, { 755: ['ok.example'] }],
      ['one label', { 755: ['com'] }, {}],
      ['an address with a protocol', { 755: ['https://a.example'] }, {}],
      ['a query', { 755: ['a.example/x?y'] }, {}],
      ['a number', { 755: [5, 'ok.example'] }, { 755: ['ok.example'] }],
    ]
    for (const [what, given, kept] of wrong)
      it(`stay blocked with ${what}`, () => {
        const { kept: options, problems } = read({ vendorHosts: given })
        expect(options).to.deep.equal({ vendorHosts: kept })
        expect(problems).to.have.length(1)
      })
  })
})
