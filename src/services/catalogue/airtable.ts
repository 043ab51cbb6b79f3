import type { Service } from '../service'

export const airtable: Service = {
  name: 'airtable',
  title: 'Airtable',
  category: 'functionality',
  purpose: 'Shows Airtable forms and tables on the page.',
  company: { name: 'Formagrid, Inc.', country: 'US' },
  privacyUrl: 'https://www.airtable.com/company/privacy',
  hosts: ['airtable.com', 'airtableusercontent.com'],
  stores: [
    { name: 'brw', purpose: 'Recognizes the browser.', domain: 'airtable.com', duration: 'P1Y' },
    { name: '__Host-airtable-session', purpose: 'Recognizes the visit.', domain: 'airtable.com', duration: 'P1Y' },
  ],
}
