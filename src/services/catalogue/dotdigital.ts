import type { Service } from '../service'

export const dotdigital: Service = {
  name: 'dotdigital',
  title: 'Dotdigital',
  category: 'marketing',
  purpose: 'Sends messages that match what visitors do.',
  company: { name: 'dotdigital EMEA Limited', country: 'GB' },
  privacyUrl: 'https://dotdigital.com/terms/privacy-policy/',
  hosts: ['dotdigital.com', 'trackedweb.net', 'dotdigital-pages.com', 'dmtrk.net', 'ddlnk.net'],
  stores: [
    { name: 'dmSessionID', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'recordID', purpose: 'Recognizes a known visitor.', duration: 'P3Y' },
  ],
}
