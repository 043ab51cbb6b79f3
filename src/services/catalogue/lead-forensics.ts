import type { Service } from '../service'

export const leadForensics: Service = {
  name: 'lead-forensics',
  title: 'Lead Forensics',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'Lead Forensics Ltd', country: 'GB' },
  privacyUrl: 'https://www.leadforensics.com/privacy-policy/',
  hosts: ['leadforensics.com'],
  stores: [{ name: 'ifuuid', purpose: 'Recognizes the browser.', domain: 'leadforensics.com', duration: 'P10Y' }],
}
