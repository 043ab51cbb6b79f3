import type { Service } from '../service'

export const microsoftForms: Service = {
  name: 'microsoft-forms',
  title: 'Microsoft Forms',
  category: 'functionality',
  purpose: 'Shows Microsoft forms and surveys on the page.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://www.microsoft.com/privacy/privacystatement',
  hosts: ['forms.office.com', 'forms.microsoft.com', 'forms.cloud.microsoft'],
  stores: [
    { name: 'MUID', purpose: 'Recognizes the browser.', domain: 'microsoft.com', duration: 'P390D' },
    {
      name: 'MicrosoftApplicationsTelemetryDeviceId',
      purpose: 'Recognizes the browser for error reports.',
      domain: 'forms.office.com',
      duration: 'P1Y',
    },
    { name: 'FormsWebSessionId', purpose: 'Recognizes the visit.', domain: 'forms.office.com', duration: 'P1M' },
  ],
}
