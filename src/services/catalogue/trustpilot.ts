import type { Service } from '../service'

export const trustpilot: Service = {
  name: 'trustpilot',
  title: 'Trustpilot',
  category: 'functionality',
  purpose: "Shows customers' reviews from Trustpilot on the page.",
  company: { name: 'Trustpilot A/S', country: 'DK' },
  privacyUrl: 'https://legal.trustpilot.com/for-reviewers/end-user-privacy-terms',
  hosts: ['trustpilot.com'],
  stores: [
    { name: '__auc', purpose: 'Recognises the browser for statistics (set on trustpilot.com).', duration: 'P1Y' },
    {
      name: 'amplitude_id*',
      purpose: 'Recognises the browser for statistics (set on trustpilot.com).',
      duration: 'P1Y',
    },
    { name: 'csrf-canary', purpose: 'Protects requests against forgery (set on trustpilot.com).', duration: 'session' },
  ],
}
