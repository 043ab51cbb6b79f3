import type { PolicyPack } from '../policy-pack'

export const cn: PolicyPack = {
  id: 'cn',
  name: 'China, PIPL',
  version: '1',
  places: ['CN'],
  code: 'PIPL',
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
      title: 'Personal Information Protection Law, articles 13 to 15 and 31',
      url: 'https://www.cac.gov.cn/2021-08/20/c_1631050028355286.htm',
    },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
