import type { Service } from '../service'

export const leadinfo: Service = {
  name: 'leadinfo',
  title: 'Leadinfo',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'Leadinfo B.V.', country: 'NL' },
  privacyUrl: 'https://www.leadinfo.com/en/privacy/',
  hosts: ['leadinfo.net', 'leadinfo.com'],
  stores: [
    { name: '_li_id.*', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_li_ses.*', purpose: 'Recognizes the visit.', duration: 'PT30M' },
  ],
}
