import type { PolicyPack } from '../policy-pack'

export const ke: PolicyPack = {
  id: 'ke',
  name: 'Kenya, Data Protection Act',
  version: '1',
  places: ['KE'],
  code: 'DPA_KE',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Data Protection Act 2019, sections 30, 32 and 33', url: 'https://www.odpc.go.ke/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
