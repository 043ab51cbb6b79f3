import type { PolicyPack } from '../policy-pack'

/** The free zones DIFC and ADGM have laws of their own, which also ask for consent. */
export const ae: PolicyPack = {
  id: 'ae',
  name: 'United Arab Emirates, PDPL',
  version: '1',
  places: ['AE'],
  code: 'PDPL_AE',
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
      title: 'Federal Decree-Law 45 of 2021',
      url: 'https://u.ae/en/about-the-uae/digital-uae/data/data-protection-laws',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
