import type { PolicyPack } from '../policy-pack'

/** Implied consent is enough for data that is not sensitive. We use the stricter model; sites can override it. */
export const ca: PolicyPack = {
  id: 'ca',
  name: 'Canada, PIPEDA',
  version: '1',
  places: ['CA'],
  code: 'PIPEDA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'PIPEDA, schedule 1', url: 'https://laws-lois.justice.gc.ca/eng/acts/P-8.6/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
