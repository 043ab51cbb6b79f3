import type { Service } from '../service'

export const leadfeeder: Service = {
  name: 'leadfeeder',
  title: 'Leadfeeder',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'Dealfront Finland Oy', country: 'FI' },
  privacyUrl: 'https://www.leadfeeder.com/privacy/',
  hosts: ['leadfeeder.com', 'lfeeder.com'],
  stores: [
    { name: '_lfa', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_lfa_test_cookie_stored', purpose: 'Checks whether the browser accepts cookies.', duration: 'session' },
    { name: '_lfa_expiry', kinds: ['localStorage'], purpose: 'Holds when the identifier ends.', duration: 'P2Y' },
  ],
}
