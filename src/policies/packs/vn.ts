import type { PolicyPack } from '../policy-pack'

export const vn: PolicyPack = {
  id: 'vn',
  name: 'Vietnam, Law on Personal Data Protection',
  version: '1',
  places: ['VN'],
  code: 'PDP_VN',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 16,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Law 91/2025/QH15 on Personal Data Protection, in force since 2026', url: 'https://vanban.chinhphu.vn/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
