import type { Service } from '../service'

export const azureApplicationInsights: Service = {
  name: 'azure-application-insights',
  title: 'Azure Application Insights',
  category: 'measurement',
  purpose: 'Measures speed, errors and use of the site.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: [
    'js.monitor.azure.com',
    'dc.services.visualstudio.com',
    'applicationinsights.azure.com',
    'applicationinsights.microsoft.com',
    'applicationinsights.io',
    'az416426.vo.msecnd.net',
  ],
  stores: [
    { name: 'ai_user', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'ai_session', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'ai_authUser', purpose: 'Recognizes a signed-in visitor.', duration: 'session' },
    { name: 'AI_buffer*', kinds: ['sessionStorage'], purpose: 'Holds events to send.', duration: 'session' },
    { name: 'AI_sentBuffer*', kinds: ['sessionStorage'], purpose: 'Holds events to send.', duration: 'session' },
  ],
}
