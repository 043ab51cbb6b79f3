import type { PolicyPack } from '../policy-pack'

/** Below 13, and for sensitive data, these states ask for consent. The law of Louisiana is in force from 2027-01-01. */
export const usSignal: PolicyPack = {
  id: 'us-signal',
  name: 'US states that require an opt-out signal',
  version: '2',
  places: ['US-CO', 'US-CT', 'US-DE', 'US-LA', 'US-MD', 'US-MN', 'US-MT', 'US-NE', 'US-NH', 'US-NJ', 'US-OR', 'US-TX'],
  code: 'US',
  model: 'opt-out',
  rejectOnFirstLayer: true,
  lifetimeDays: 365,
  askAgainAfterDays: 365,
  globalPrivacyControl: 'required',
  consentAge: 13,
  exemptions: [],
  texts: { optOutLink: 'Opt out of sale and targeted advertising' },
  sources: [
    { title: 'Colorado, universal opt-out', url: 'https://coag.gov/opt-out/' },
    { title: 'Louisiana, Senate Bill 386 of 2026', url: 'https://legis.la.gov/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
