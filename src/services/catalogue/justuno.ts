import type { Service } from '../service'

export const justuno: Service = {
  name: 'justuno',
  title: 'Justuno',
  category: 'marketing',
  purpose: 'Shows sign-up forms and offers.',
  company: { name: 'Justuno, Inc.', country: 'US' },
  privacyUrl: 'https://www.justuno.com/privacy-policy.html',
  hosts: ['justuno.com', 'jst.ai'],
  stores: [
    {
      name: '_ju_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and remembers whether a form was shown.',
      duration: 'P2Y',
    },
  ],
}
