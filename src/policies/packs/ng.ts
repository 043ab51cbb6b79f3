import type { PolicyPack } from '../policy-pack'

export const ng: PolicyPack = {
  id: 'ng',
  name: 'Nigeria, NDPA',
  version: '1',
  places: ['NG'],
  code: 'NDPA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Nigeria Data Protection Act 2023, sections 25, 26 and 31', url: 'https://ndpc.gov.ng/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
