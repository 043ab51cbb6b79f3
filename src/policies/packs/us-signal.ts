import type { PolicyPack } from '../policy-pack'

/** Below 13, and for sensitive data, these states ask for consent. */
export const usSignal: PolicyPack = {
  id: 'us-signal',
  name: 'US states that require an opt-out signal',
  version: '1',
  places: ['US-CO', 'US-CT', 'US-DE', 'US-MD', 'US-MN', 'US-MT', 'US-NE', 'US-NH', 'US-NJ', 'US-OR', 'US-TX'],
  code: 'US',
  model: 'opt-out',
  rejectOnFirstLayer: true,
  lifetimeDays: 365,
  askAgainAfterDays: 365,
  globalPrivacyControl: 'required',
  consentAge: 13,
  exemptions: [],
  texts: { optOutLink: 'Opt out of sale and targeted advertising' },
  sources: [{ title: 'Colorado, universal opt-out', url: 'https://coag.gov/opt-out/' }],
  reviewed: null,
}
