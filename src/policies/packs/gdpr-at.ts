import type { PolicyPack } from '../policy-pack'

export const gdprAt: PolicyPack = {
  id: 'gdpr-at',
  name: 'GDPR with the guidance of the DSB',
  version: '1',
  places: ['AT'],
  code: 'GDPR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 14,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Regulation (EU) 2016/679, articles 4, 7 and 8', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
    { title: 'Datenschutzbehörde', url: 'https://dsb.gv.at/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
