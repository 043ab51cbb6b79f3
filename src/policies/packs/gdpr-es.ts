import type { PolicyPack } from '../policy-pack'

export const gdprEs: PolicyPack = {
  id: 'gdpr-es',
  name: 'GDPR with the guide of the AEPD',
  version: '1',
  places: ['ES'],
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
    { title: 'AEPD, guide on the use of cookies', url: 'https://www.aepd.es/guias/guia-cookies.pdf' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
