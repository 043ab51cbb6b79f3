import type { Service } from '../service'

export const powerBi: Service = {
  name: 'power-bi',
  title: 'Power BI',
  category: 'experience',
  purpose: 'Shows interactive reports from Power BI on the page.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['powerbi.com', 'pbidedicated.windows.net'],
  stores: [
    { name: 'ai_user', purpose: 'Recognizes the browser for statistics.', domain: 'app.powerbi.com', duration: 'P1Y' },
    {
      name: 'ai_session',
      purpose: 'Recognizes the visit for statistics.',
      domain: 'app.powerbi.com',
      duration: 'PT30M',
    },
    { name: 'WFESessionId', purpose: 'Recognizes the visit.', domain: 'app.powerbi.com', duration: 'session' },
  ],
}
