import type { PolicyPack } from '../policy-pack'

export const gdprDe: PolicyPack = {
  id: 'gdpr-de',
  name: 'GDPR and TDDDG',
  version: '1',
  places: ['DE'],
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
    { title: 'TDDDG, section 25', url: 'https://www.gesetze-im-internet.de/ttdsg/__25.html' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
