import type { PolicyPack } from '../policy-pack'

export const my: PolicyPack = {
  id: 'my',
  name: 'Malaysia, PDPA',
  version: '1',
  places: ['MY'],
  code: 'PDPA_MY',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 18,
  exemptions: [],
  texts: {},
  sources: [
    {
      title: 'Personal Data Protection Act 2010, section 6, and Regulations 2013, regulation 3',
      url: 'https://www.pdp.gov.my/',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
