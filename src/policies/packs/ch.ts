import type { PolicyPack } from '../policy-pack'

/** The act asks for information and a way to object. Google and Microsoft require consent, so we use opt-in. */
export const ch: PolicyPack = {
  id: 'ch',
  name: 'Swiss FADP and Telecommunications Act',
  version: '1',
  places: ['CH'],
  code: 'CH',
  model: 'opt-in',
  rejectOnFirstLayer: false,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Federal Act on Data Protection', url: 'https://www.fedlex.admin.ch/eli/cc/2022/491/en' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
