import type { PolicyPack } from '../policy-pack'

export const ph: PolicyPack = {
  id: 'ph',
  name: 'Philippines, Data Privacy Act',
  version: '1',
  places: ['PH'],
  code: 'DPA_PH',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Republic Act 10173, sections 3(b) and 12', url: 'https://privacy.gov.ph/data-privacy-act/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
