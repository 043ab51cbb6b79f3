import { expect } from '@open-wc/testing'
import { addKeyList, matchKey } from '../../../src/blocking/rules/match-key'
import { consentCookieName } from '../../../src/consent/consent-cookie-name'
import { storageKeys } from '../../../src/storage/storage-keys'

addKeyList({
  functionality: '',
  measurement: '/acme acmeid acme_*_seen *-consent* =ls *-consent* acmestore /other acmeother*',
  experience: '',
  marketing: '',
})

describe('a listed key', () => {
  it('is found with its category and service', () => {
    expect(matchKey('c', 'acmeid')).to.include({ category: 'measurement', service: 'acme' })
    expect(matchKey('c', 'acmeother7')).to.include({ category: 'measurement', service: 'other' })
  })

  it('is found as a whole, unless the list has a pattern', () => {
    for (const key of ['acmeid2', 'acmei', 'xacmeid', 'acme', 'a', ''])
      expect(matchKey('c', key), key).to.equal(undefined)
  })

  it('is found by the beginning and the end of a pattern', () => {
    for (const key of ['acme_1_seen', 'acme__seen']) expect(matchKey('c', key)?.service, key).to.equal('acme')
    for (const key of ['acme_seen', 'acme_1_seen2', 'acme_1']) expect(matchKey('c', key), key).to.equal(undefined)
  })

  it('is found only in its kinds of storage', () => {
    expect(matchKey('l', 'acmeid')).to.equal(undefined)
    expect(matchKey('c', 'acmestore')).to.equal(undefined)
    for (const kind of ['l', 's'] as const) expect(matchKey(kind, 'acmestore')?.service).to.equal('acme')
    expect(matchKey('c', 'acmeother'), 'the next service starts with cookies again').not.to.equal(undefined)
  })

  it('is never one of ours, also if it fits a pattern', () => {
    for (const key of Object.values(storageKeys)) expect(matchKey('l', key), key).to.equal(undefined)
    expect(matchKey('c', consentCookieName)).to.equal(undefined)
    expect(matchKey('c', 'other-consent')?.service).to.equal('acme')
    expect(matchKey('l', 'other-consent-storage')?.service).to.equal('acme')
  })
})
