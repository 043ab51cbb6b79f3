import type { Service } from '../service'

export const calendly: Service = {
  name: 'calendly',
  title: 'Calendly',
  category: 'functionality',
  purpose: 'Lets visitors book appointments on the page.',
  company: { name: 'Calendly, LLC', country: 'US' },
  privacyUrl: 'https://calendly.com/legal/privacy-notice',
  hosts: ['calendly.com'],
  stores: [
    {
      name: '_calendly_session',
      purpose: 'Recognizes the visitor while booking.',
      domain: 'calendly.com',
      duration: 'P21D',
    },
    {
      name: '__cfruid',
      purpose: 'Protects the booking form against overload.',
      domain: 'calendly.com',
      duration: 'session',
    },
  ],
}
