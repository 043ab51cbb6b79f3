import type { PolicyPack } from '../policy-pack'

export const usStates: PolicyPack = {
  id: 'us-states',
  name: 'Other US states with a privacy law',
  version: '1',
  places: ['US-FL', 'US-IA', 'US-IN', 'US-KY', 'US-RI', 'US-TN', 'US-UT', 'US-VA'],
  code: 'US',
  model: 'opt-out',
  rejectOnFirstLayer: true,
  lifetimeDays: 365,
  askAgainAfterDays: 365,
  globalPrivacyControl: 'voluntary',
  consentAge: 13,
  exemptions: [],
  texts: { optOutLink: 'Opt out of sale and targeted advertising' },
  sources: [
    {
      title: 'Virginia, Code 59.1-575 and following',
      url: 'https://law.lis.virginia.gov/vacodefull/title59.1/chapter53/',
    },
  ],
  reviewed: null,
}
