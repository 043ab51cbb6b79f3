import type { PolicyPack } from '../policy-pack'

export const rs: PolicyPack = {
  id: 'rs',
  name: 'Serbia, ZZPL',
  version: '1',
  places: ['RS'],
  code: 'ZZPL',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 15,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Law on Personal Data Protection of 2018, articles 12, 15 and 16', url: 'https://www.poverenik.rs/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
