import type { PolicyPack } from '../policy-pack'

export const india: PolicyPack = {
  id: 'in',
  name: 'India, DPDP Act',
  version: '1',
  places: ['IN'],
  code: 'DPDP',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Digital Personal Data Protection Act 2023', url: 'https://www.meity.gov.in/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
