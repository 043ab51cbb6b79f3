import type { PolicyPack } from '../policy-pack'

/**
 * The laws of Oklahoma (2027-01-01), Alabama (2027-05-01) and Vermont (2028-01-01) are not in force yet. Their visitors get the
 * same notice before.
 */
export const usStates: PolicyPack = {
  id: 'us-states',
  name: 'Other US states with a privacy law',
  version: '2',
  places: ['US-AL', 'US-FL', 'US-IA', 'US-IN', 'US-KY', 'US-OK', 'US-RI', 'US-TN', 'US-UT', 'US-VA', 'US-VT'],
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
      title: 'Virginia',
      url: 'https://law.lis.virginia.gov/vacodefull/title59.1/chapter53/',
    },
    { title: 'Oklahoma, SB 546', url: 'https://www.oklegislature.gov/' },
    { title: 'Alabama, HB 351', url: 'https://alison.legislature.state.al.us/' },
    { title: 'Vermont', url: 'https://legislature.vermont.gov/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
