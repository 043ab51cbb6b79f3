import type { PolicyPack } from '../policy-pack'

export const caQc: PolicyPack = {
  id: 'ca-qc',
  name: 'Quebec, Law 25',
  version: '1',
  places: ['CA-QC'],
  code: 'QC_LAW25',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 14,
  exemptions: [],
  texts: {},
  sources: [
    {
      title: 'Act respecting the protection of personal information in the private sector, sections 8.1, 9.1 and 14',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
