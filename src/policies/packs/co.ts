import type { PolicyPack } from '../policy-pack'

export const co: PolicyPack = {
  id: 'co',
  name: 'Colombia, Law 1581 of 2012',
  version: '1',
  places: ['CO'],
  code: 'PDP_CO',
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
      title: 'Law 1581 of 2012, articles 7 and 9',
      url: 'https://www.funcionpublica.gov.co/eva/gestornormativo/norma.php?i=49981',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
