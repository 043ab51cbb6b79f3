import type { Service } from '../service'

export const dynamics365Marketing: Service = {
  name: 'dynamics-365-marketing',
  title: 'Dynamics 365 Customer Insights',
  category: 'marketing',
  purpose: 'Shows forms and sends messages that match what visitors do.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['mktdplp102cdn.azureedge.net', 'svc.dynamics.com', 'mkt.dynamics.com'],
  stores: [
    { name: 'msd365mkt', purpose: 'Recognises the visitor.', duration: 'P2Y' },
    { name: 'msd365mkttr', purpose: 'Recognises the visitor for statistics.', duration: 'P2Y' },
    { name: 'msd365mkttrs', purpose: 'Recognises the visit.', duration: 'session' },
  ],
}
