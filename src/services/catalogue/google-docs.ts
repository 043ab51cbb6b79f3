import type { Service } from '../service'

export const googleDocs: Service = {
  name: 'google-docs',
  title: 'Google Docs, Sheets and Slides',
  category: 'experience',
  purpose: 'Shows documents, tables, presentations and files from Google Drive on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['docs.google.com', 'drive.google.com'],
  stores: [
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
  ],
}
