import type { PolicyPack } from '../policy-pack'

/** Tacit consent is enough for data that is not sensitive. We use the stricter model; sites can override it. */
export const mx: PolicyPack = {
  id: 'mx',
  name: 'Mexico, LFPDPPP',
  version: '1',
  places: ['MX'],
  code: 'LFPDPPP',
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
      title: 'Federal law on data held by private parties, of 2025',
      url: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPDPPP.pdf',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
