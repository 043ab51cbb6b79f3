import type { PolicyPack } from '../policy-pack'

export const eg: PolicyPack = {
  id: 'eg',
  name: 'Egypt, Law 151 of 2020',
  version: '1',
  places: ['EG'],
  code: 'PDP_EG',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Law 151 of 2020, articles 2 and 12', url: 'https://mcit.gov.eg/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
