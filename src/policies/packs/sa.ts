import type { PolicyPack } from '../policy-pack'

/** Guardians consent for persons without legal capacity; the law names no age. */
export const sa: PolicyPack = {
  id: 'sa',
  name: 'Saudi Arabia, PDPL',
  version: '1',
  places: ['SA'],
  code: 'PDPL_SA',
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
      title: 'Personal Data Protection Law, royal decree M/19',
      url: 'https://sdaia.gov.sa/en/SDAIA/about/Pages/RegulationsAndPolicies.aspx',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
