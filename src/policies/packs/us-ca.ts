import type { PolicyPack } from '../policy-pack'

export const usCa: PolicyPack = {
  id: 'us-ca',
  name: 'California, CCPA',
  version: '1',
  places: ['US-CA'],
  code: 'CCPA',
  model: 'opt-out',
  rejectOnFirstLayer: true,
  lifetimeDays: 365,
  askAgainAfterDays: 365,
  globalPrivacyControl: 'required',
  consentAge: 16,
  exemptions: [],
  texts: { optOutLink: 'Do Not Sell or Share My Personal Information' },
  sources: [
    {
      title: 'Civil Code 1798.100 and following',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5',
    },
    { title: '11 CCR 7004, 7013 to 7015, 7025 and 7026', url: 'https://cppa.ca.gov/regulations/' },
  ],
  reviewed: null,
  reviewer: 'nobody outside',
}
