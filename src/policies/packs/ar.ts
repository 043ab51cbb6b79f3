import type { PolicyPack } from '../policy-pack'

export const ar: PolicyPack = {
  id: 'ar',
  name: 'Argentina, Law 25.326',
  version: '1',
  places: ['AR'],
  code: 'PDPA_AR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [
    {
      title: 'Law 25.326, articles 5 and 6',
      url: 'https://servicios.infoleg.gob.ar/infolegInternet/anexos/60000-64999/64790/norma.htm',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
