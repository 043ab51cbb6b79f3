import type { PolicyPack } from '../policy-pack'

export const gdprIe: PolicyPack = {
  id: 'gdpr-ie',
  name: 'GDPR with the guidance of the DPC',
  version: '1',
  places: ['IE'],
  code: 'GDPR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 16,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Regulation (EU) 2016/679, articles 4, 7 and 8', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
    { title: 'Data Protection Commission', url: 'https://www.dataprotection.ie/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
