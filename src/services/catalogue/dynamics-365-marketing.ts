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
    { name: 'msd365mkt', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'msd365mkttr', purpose: 'Recognizes the visitor for statistics.', duration: 'P2Y' },
    { name: 'msd365mkttrs', purpose: 'Recognizes the visit.', duration: 'session' },
  ],
}
