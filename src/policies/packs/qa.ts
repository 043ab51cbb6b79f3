import type { PolicyPack } from '../policy-pack'

/** Guardians consent for websites that address children; the law names no age. */
export const qa: PolicyPack = {
  id: 'qa',
  name: 'Qatar, Law 13 of 2016',
  version: '1',
  places: ['QA'],
  code: 'PDPPL_QA',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Law 13 of 2016, articles 4 and 17', url: 'https://assurance.ncsa.gov.qa/en/privacy/law' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
