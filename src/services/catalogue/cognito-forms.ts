import type { Service } from '../service'

export const cognitoForms: Service = {
  name: 'cognito-forms',
  title: 'Cognito Forms',
  category: 'functionality',
  purpose: 'Shows Cognito forms on the page.',
  company: { name: 'Cognito, LLC', country: 'US' },
  privacyUrl: 'https://www.cognitoforms.com/privacy',
  hosts: ['cognitoforms.com'],
  stores: [
    { name: 'cognito.services.a', purpose: 'Recognizes the visit.', domain: 'cognitoforms.com', duration: 'session' },
  ],
}
