import type { PolicyPack } from '../policy-pack'

export const gdprFr: PolicyPack = {
  id: 'gdpr-fr',
  name: 'GDPR with the recommendation of the CNIL',
  version: '1',
  places: ['FR'],
  code: 'GDPR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 15,
  exemptions: [
    {
      category: 'measurement',
      condition: 'Anonymous audience measurement for the publisher alone, trackers for 13 months at most',
    },
  ],
  texts: {},
  sources: [
    { title: 'Regulation (EU) 2016/679, articles 4, 7 and 8', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
    {
      title: 'CNIL, guidelines 2020-091 and recommendation 2020-092',
      url: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies/lignes-directrices-modificatives-et-recommandation',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
