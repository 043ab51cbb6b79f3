import type { PolicyPack } from '../policy-pack'

/** The act asks for information, not for consent. We use the stricter model; sites can override it. */
export const nz: PolicyPack = {
  id: 'nz',
  name: 'New Zealand, Privacy Act',
  version: '1',
  places: ['NZ'],
  code: 'NZ',
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
      title: 'Privacy Act 2020, information privacy principles 1 to 3',
      url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/LMS23223.html',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
