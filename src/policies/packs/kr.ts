import type { PolicyPack } from '../policy-pack'

export const kr: PolicyPack = {
  id: 'kr',
  name: 'South Korea, PIPA',
  version: '1',
  places: ['KR'],
  code: 'PIPA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 14,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Personal Information Protection Commission', url: 'https://www.pipc.go.kr/eng/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
