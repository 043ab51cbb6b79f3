import type { PolicyPack } from '../policy-pack'

export const za: PolicyPack = {
  id: 'za',
  name: 'South Africa, POPIA',
  version: '1',
  places: ['ZA'],
  code: 'POPIA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Act 4 of 2013', url: 'https://www.gov.za/documents/protection-personal-information-act' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
