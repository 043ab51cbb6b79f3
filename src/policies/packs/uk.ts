import type { PolicyPack } from '../policy-pack'

export const uk: PolicyPack = {
  id: 'uk',
  name: 'UK GDPR and PECR, with the Data (Use and Access) Act 2025',
  version: '1',
  places: ['GB', 'GG', 'JE', 'IM', 'GI'],
  code: 'UK_GDPR',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 13,
  exemptions: [
    {
      category: 'measurement',
      condition:
        'Statistics for the site alone, with information and a simple way to object (schedule A1, paragraph 5)',
    },
    {
      category: 'functionality',
      condition: 'Appearance and preferences, with information and a simple way to object (schedule A1, paragraph 6)',
    },
  ],
  texts: {},
  sources: [
    { title: 'PECR, regulation 6', url: 'https://www.legislation.gov.uk/uksi/2003/2426/regulation/6' },
    { title: 'Data (Use and Access) Act 2025', url: 'https://www.legislation.gov.uk/ukpga/2025/18' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
