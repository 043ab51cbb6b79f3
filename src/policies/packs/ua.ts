import type { PolicyPack } from '../policy-pack'

export const ua: PolicyPack = {
  id: 'ua',
  name: 'Ukraine, Law on Personal Data Protection',
  version: '1',
  places: ['UA'],
  code: 'PDP_UA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Law 2297-VI, articles 2, 6 and 11', url: 'https://zakon.rada.gov.ua/laws/show/2297-17' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
