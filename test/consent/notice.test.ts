import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import { isAnswered, unansweredCategories, type ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { fingerprint } from '../../src/consent/fingerprint'
import { hashNotices, revalidate, type Notice } from '../../src/consent/notice'

const said: Record<string, unknown> = { marketing: { description: 'Our own adverts.' } }
const question = (changes: Partial<Notice> = {}): Notice => ({
  policyVersion: '1',
  shown: ['necessary', 'marketing', 'measurement'],
  words: (name, language) => (language === 'de' ? said[name] : undefined),
  ...changes,
})
const decided: ConsentRecord = {
  consents: allConsents(),
  consentInfo: { time: 1, type: 'all' },
  language: 'de',
  policyVersion: '1',
  asked: hashNotices(question(), 'de'),
}
const reworded = (name: CategoryName, words: unknown): Notice =>
  question({ words: (asked, language) => (asked === name ? words : question().words(asked, language)) })

describe('a stored decision, re-validated against the current notice', () => {
  it('stays unchanged if the notice is the same', () => {
    expect(revalidate(decided, question())).to.equal(decided)
  })

  it('is dropped if the policy version differs', () => {
    expect(revalidate(decided, question({ policyVersion: '2' }))).to.equal(null)
  })

  it('stays unchanged if the site no longer names a policy version', () => {
    expect(revalidate(decided, question({ policyVersion: null }))).to.equal(decided)
  })

  it('stays valid except for an added category, which is off until it is answered', () => {
    const left = revalidate(decided, question({ shown: ['necessary', 'marketing', 'measurement', 'experience'] }))!
    expect(left.consents).to.deep.equal({ ...allConsents(), experience: false })
    expect(unansweredCategories(left)).to.deep.equal(['experience'])
    expect(isAnswered(left)).to.equal(false)
  })

  it('stays unchanged if a category is no longer shown', () => {
    expect(revalidate(decided, question({ shown: ['necessary', 'measurement'] }))).to.equal(decided)
  })

  it('stays valid except for a category whose texts have changed', () => {
    const left = revalidate(decided, reworded('marketing', { description: 'Adverts of 300 partners.' }))!
    expect(unansweredCategories(left)).to.deep.equal(['marketing'])
    expect(left.consents).to.deep.equal({ ...allConsents(), marketing: false })
  })

  it('stays unchanged in another language', () => {
    const other = question({ words: (name, language) => (language === 'fr' ? { title: name } : said[name]) })
    expect(revalidate(decided, other)).to.equal(decided)
  })

  it('is not written again if the open categories are the same', () => {
    const changed = reworded('marketing', 'x')
    const left = revalidate(decided, changed)!
    expect(revalidate(left, changed)).to.equal(left)
  })

  it('stays unchanged if c15t stored it without hashes', () => {
    const { asked: _, language: __, policyVersion: ___, ...ofC15t } = decided
    expect(revalidate(ofC15t, question({ policyVersion: '9' }))).to.equal(ofC15t)
  })

  it('stays unchanged if the texts of the necessary category change', () => {
    expect(revalidate(decided, reworded('necessary', 'x'))).to.equal(decided)
  })

  it('stays a rejection if it was one and a category is added', () => {
    const refused = { ...decided, consents: onlyNecessary() }
    expect(revalidate(refused, reworded('marketing', 'x'))!.consents).to.deep.equal(onlyNecessary())
  })
})

describe('the hash of a notice', () => {
  it('differs with every letter, and is short', () => {
    const prints = ['a', 'b', 'ab', 'ba', undefined, null, { title: 'a' }, { description: 'a' }].map(fingerprint)
    expect(new Set(prints).size).to.equal(prints.length)
    for (const print of prints) expect(print).to.match(/^[0-9a-z]{1,7}$/)
  })
})
