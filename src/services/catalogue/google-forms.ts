import type { Service } from '../service'

export const googleForms: Service = {
  name: 'google-forms',
  title: 'Google Forms',
  category: 'functionality',
  purpose: 'Shows Google forms and surveys on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['docs.google.com/forms', 'forms.gle'],
  stores: [
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
  ],
}
