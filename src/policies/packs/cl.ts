import type { PolicyPack } from '../policy-pack'

export const cl: PolicyPack = {
  id: 'cl',
  name: 'Chile, Law 21.719',
  version: '1',
  places: ['CL'],
  code: 'PDP_CL',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: 14,
  exemptions: [],
  texts: {},
  sources: [
    { title: 'Law 21.719, in force from 2026-12-01', url: 'https://www.bcn.cl/leychile/navegar?idNorma=1209272' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
