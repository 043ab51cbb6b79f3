import type { PolicyPack } from '../policy-pack'

/** There is no federal law on cookies. Most sites treat all states as those with a law. */
export const us: PolicyPack = {
  id: 'us',
  name: 'United States',
  version: '1',
  places: ['US'],
  code: 'US',
  model: 'opt-out',
  rejectOnFirstLayer: false,
  lifetimeDays: 365,
  askAgainAfterDays: 365,
  globalPrivacyControl: 'voluntary',
  consentAge: 13,
  exemptions: [],
  texts: { optOutLink: 'Opt out of sale and targeted advertising' },
  sources: [
    { title: 'COPPA, 16 CFR 312', url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-C/part-312' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
