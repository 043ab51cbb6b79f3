import type { PolicyPack } from '../policy-pack'

export const bd: PolicyPack = {
  id: 'bd',
  name: 'Bangladesh, Personal Data Protection Ordinance',
  version: '1',
  places: ['BD'],
  code: 'PDPO_BD',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Personal Data Protection Ordinance 2025', url: 'https://ictd.gov.bd/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
