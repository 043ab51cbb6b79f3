import type { PolicyPack } from '../policy-pack'

/** Consent can be deemed after a notice. We use the stricter model; sites can override it. */
export const sg: PolicyPack = {
  id: 'sg',
  name: 'Singapore, PDPA',
  version: '1',
  places: ['SG'],
  code: 'PDPA_SG',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 13,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Personal Data Protection Act 2012, sections 13 to 15A', url: 'https://sso.agc.gov.sg/Act/PDPA2012' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
