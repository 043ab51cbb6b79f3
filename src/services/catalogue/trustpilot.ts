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
    { name: 'TP.uuid', purpose: 'Recognizes the browser to detect fraud.', domain: 'trustpilot.com', duration: 'P1Y' },
    { name: '__auc', purpose: 'Recognizes the browser for statistics.', domain: 'trustpilot.com', duration: 'P1Y' },
    {
      name: 'amplitude_id*',
      purpose: 'Recognizes the browser for statistics.',
      domain: 'trustpilot.com',
      duration: 'P1Y',
    },
    {
      name: 'csrf-canary',
      purpose: 'Protects requests against forgery.',
      domain: 'trustpilot.com',
      duration: 'session',
    },
  ],
}
