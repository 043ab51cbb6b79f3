import type { PolicyPack } from '../policy-pack'

export const au: PolicyPack = {
  id: 'au',
  name: 'Australia, Privacy Act',
  version: '1',
  places: ['AU'],
  code: 'AU',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Privacy Act 1988', url: 'https://www.oaic.gov.au/privacy/privacy-legislation/the-privacy-act' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
