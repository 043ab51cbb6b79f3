import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../../src/consent/consents'
import { shopify } from '../../../src/signals/vendors/shopify'

describe('Shopify', () => {
  const page = window as unknown as Record<string, unknown>
  const { warn } = console
  let warned: unknown[][]
  let sent: unknown[]
  const accepted = { analytics: true, marketing: true, preferences: true, sale_of_data: true }
  /** Tells Shopify a decision, whose features load at once. */
  const decide = (customerPrivacy: object | undefined, consents = allConsents(), error?: unknown): void => {
    page.Shopify = { customerPrivacy, loadFeatures: (_: object[], done: (error?: unknown) => void) => done(error) }
    shopify.start({})({ consents, time: 1, isNew: true })
  }
  const api = (more: object = {}, answer?: object) => ({
    setTrackingConsent(consent: object, done: (answer?: object) => void) {
      sent.push(consent)
      done(answer)
    },
    ...more,
  })

  beforeEach(() => {
    warned = []
    sent = []
    console.warn = (...words: unknown[]) => void warned.push(words)
  })
  afterEach(() => {
    console.warn = warn
    delete page.Shopify
  })

  it('receives a decision also without a way to read the one that it has', () => {
    decide(api())
    expect([sent, warned]).to.eql([[accepted], []])
  })

  it('receives what differs in one point from what it has, and what it has as another word', () => {
    const known = { analytics: 'yes', marketing: 'yes', preferences: 'yes', sale_of_data: 'yes' }
    decide(api({ currentVisitorConsent: () => known }))
    expect(sent).to.eql([])
    for (const name of Object.keys(known))
      for (const word of ['no', '', undefined]) {
        decide(api({ currentVisitorConsent: () => ({ ...known, [name]: word }) }))
        expect(sent.splice(0), `${name} ${word}`).to.eql([accepted])
      }
    decide(api({ currentVisitorConsent: () => ({}) }), onlyNecessary())
    expect(sent).to.have.length(1)
  })

  for (const [what, privacy, error, expected] of [
    ['refuses the decision', api({}, { error: 'no' }), undefined, 'no'],
    ['cannot load the feature', api(), 'offline', 'offline'],
    ['lacks the feature', undefined, undefined, undefined],
  ] as const)
    it(`is named in the console, with its problem, where it ${what}`, () => {
      decide(privacy, allConsents(), error)
      expect(warned).to.eql([['consent-elements: Shopify did not accept the decision', expected]])
    })

  it('is not named where it answers without an error', () => {
    decide(api({}, {}))
    expect([sent.length, warned]).to.eql([1, []])
  })
})
