import type { PolicyPack } from '../policy-pack'

export const br: PolicyPack = {
  id: 'br',
  name: 'LGPD with the guide of the ANPD',
  version: '1',
  places: ['BR'],
  code: 'BR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 12,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Law 13.709/2018', url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
