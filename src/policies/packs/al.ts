import type { PolicyPack } from '../policy-pack'

export const al: PolicyPack = {
  id: 'al',
  name: 'Albania, Law 124/2024',
  version: '1',
  places: ['AL'],
  code: 'PDP_AL',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 16,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Law 124/2024 on the Protection of Personal Data', url: 'https://idp.al/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
