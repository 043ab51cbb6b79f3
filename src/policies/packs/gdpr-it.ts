import type { PolicyPack } from '../policy-pack'

/** After a refusal, or a press on the cross, visitors are not asked again for six months. */
export const gdprIt: PolicyPack = {
  id: 'gdpr-it',
  name: 'GDPR with the guidelines of the Garante',
  version: '1',
  places: ['IT'],
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
    {
      title: 'Garante, decision 231/2021',
      url: 'https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
