import type { PolicyPack } from '../policy-pack'

/** The act asks for consent before data that identifies a person elsewhere goes to third parties (article 31). */
export const jp: PolicyPack = {
  id: 'jp',
  name: 'Japan, APPI',
  version: '1',
  places: ['JP'],
  code: 'APPI',
  model: 'opt-in',
  rejectOnFirstLayer: true,
  lifetimeDays: 182,
  askAgainAfterDays: 182,
  globalPrivacyControl: 'voluntary',
  consentAge: null,
  exemptions: [],
  texts: {},
  sources: [{ title: 'Personal Information Protection Commission', url: 'https://www.ppc.go.jp/en/legal/' }],
  reviewed: null,
  reviewer: 'nobody outside',
}
