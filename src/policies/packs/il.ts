import type { PolicyPack } from '../policy-pack'

export const il: PolicyPack = {
  id: 'il',
  name: 'Israel, Privacy Protection Law',
  version: '1',
  places: ['IL'],
  code: 'PPL_IL',
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
      title: 'Privacy Protection Law 1981, with amendment 13',
      url: 'https://www.gov.il/en/departments/the_privacy_protection_authority',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
