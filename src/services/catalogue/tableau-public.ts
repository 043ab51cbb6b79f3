import type { Service } from '../service'

export const tableauPublic: Service = {
  name: 'tableau-public',
  title: 'Tableau Public',
  category: 'experience',
  purpose: 'Shows interactive charts from Tableau on the page.',
  company: { name: 'Salesforce, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesforce.com/company/legal/privacy/',
  hosts: ['public.tableau.com', 'online.tableau.com'],
  stores: [
    {
      name: 'tableau_locale',
      purpose: "Remembers the visitor's language.",
      domain: 'public.tableau.com',
      duration: 'session',
    },
    {
      name: 'tableau_public_negotiated_locale',
      purpose: 'Remembers the language of the chart.',
      domain: 'public.tableau.com',
      duration: 'session',
    },
  ],
}
