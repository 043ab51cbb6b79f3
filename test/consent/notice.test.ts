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

describe('a decision, when the site asks', () => {
  it('the same, holds as it is', () => {
    expect(revalidate(decided, question())).to.equal(decided)
  })

  it('about another policy, does not hold', () => {
    expect(revalidate(decided, question({ policyVersion: '2' }))).to.equal(null)
  })

  it('without naming a policy any more, holds as it is', () => {
    expect(revalidate(decided, question({ policyVersion: null }))).to.equal(decided)
  })

  it('about a category more, holds but for that one, which is off until it is answered', () => {
    const left = revalidate(decided, question({ shown: ['necessary', 'marketing', 'measurement', 'experience'] }))!
    expect(left.consents).to.deep.equal({ ...allConsents(), experience: false })
    expect(unansweredCategories(left)).to.deep.equal(['experience'])
    expect(isAnswered(left)).to.equal(false)
  })

  it('about a category less, holds as it is', () => {
    expect(revalidate(decided, question({ shown: ['necessary', 'measurement'] }))).to.equal(decided)
  })

  it('about a category in other words, holds but for that one', () => {
    const left = revalidate(decided, reworded('marketing', { description: 'Adverts of 300 partners.' }))!
    expect(unansweredCategories(left)).to.deep.equal(['marketing'])
    expect(left.consents).to.deep.equal({ ...allConsents(), marketing: false })
  })

  it('the same in another language, holds as it is', () => {
    const other = question({ words: (name, language) => (language === 'fr' ? { title: name } : said[name]) })
    expect(revalidate(decided, other)).to.equal(decided)
  })

  it('anew about what is still open, stays as it is and is not written again', () => {
    const changed = reworded('marketing', 'x')
    const left = revalidate(decided, changed)!
    expect(revalidate(left, changed)).to.equal(left)
  })

  it('anything, holds as it is where it came from c15t and does not say what was asked', () => {
    const { asked: _, language: __, policyVersion: ___, ...ofC15t } = decided
    expect(revalidate(ofC15t, question({ policyVersion: '9' }))).to.equal(ofC15t)
  })

  it('about the necessary in other words, holds: it is no question', () => {
    expect(revalidate(decided, reworded('necessary', 'x'))).to.equal(decided)
  })

  it('where it was a refusal and a category is new, stays a refusal', () => {
    const refused = { ...decided, consents: onlyNecessary() }
    expect(revalidate(refused, reworded('marketing', 'x'))!.consents).to.deep.equal(onlyNecessary())
  })
})

describe('a fingerprint', () => {
  it('differs with every letter, and is short', () => {
    const prints = ['a', 'b', 'ab', 'ba', undefined, null, { title: 'a' }, { description: 'a' }].map(fingerprint)
    expect(new Set(prints).size).to.equal(prints.length)
    for (const print of prints) expect(print).to.match(/^[0-9a-z]{1,7}$/)
  })
})
