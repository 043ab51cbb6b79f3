import type { PolicyPack } from '../policy-pack'

export const indonesia: PolicyPack = {
  id: 'id',
  name: 'Indonesia, Law 27 of 2022',
  version: '1',
  places: ['ID'],
  code: 'PDP_ID',
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
      title: 'Law 27 of 2022 on Personal Data Protection, articles 20, 22 and 25',
      url: 'https://peraturan.bpk.go.id/Details/229798/uu-no-27-tahun-2022',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
