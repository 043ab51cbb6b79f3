import type { PolicyPack } from '../policy-pack'

export const tr: PolicyPack = {
  id: 'tr',
  name: 'Türkiye, KVKK',
  version: '1',
  places: ['TR'],
  code: 'KVKK',
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
      title: 'Law 6698 on the Protection of Personal Data',
      url: 'https://www.mevzuat.gov.tr/mevzuat?MevzuatNo=6698&MevzuatTur=1&MevzuatTertip=5',
    },
    { title: 'KVKK, guideline on cookies', url: 'https://www.kvkk.gov.tr/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
