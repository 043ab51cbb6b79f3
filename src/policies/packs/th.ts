import type { PolicyPack } from '../policy-pack'

/** Below 10 parents always consent; from 10 to 19 unless the minor may act alone. We name the stricter age. */
export const th: PolicyPack = {
  id: 'th',
  name: 'Thailand, PDPA',
  version: '1',
  places: ['TH'],
  code: 'PDPA_TH',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 20,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Personal Data Protection Act B.E. 2562 (2019), sections 19 and 20', url: 'https://www.pdpc.or.th/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
