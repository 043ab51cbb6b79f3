import type { Service } from '../service'

export const privy: Service = {
  name: 'privy',
  title: 'Privy',
  category: 'marketing',
  purpose: 'Shows sign-up forms and offers.',
  company: { name: 'Attentive Mobile, Inc.', country: 'US' },
  privacyUrl: 'https://www.privy.com/privacy-policy',
  hosts: ['privy.com', 'privymktg.com'],
  stores: [
    {
      name: '_privy_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and remembers whether a form was shown.',
      duration: 'P1Y',
    },
  ],
}
