import type { Service } from '../service'

export const amazonCognito: Service = {
  name: 'amazon-cognito',
  title: 'Amazon Cognito',
  category: 'necessary',
  purpose: 'Signs users in.',
  company: { name: 'Amazon Web Services, Inc.', country: 'US' },
  privacyUrl: 'https://aws.amazon.com/privacy/',
  hosts: ['amazoncognito.com'],
  stores: [
    {
      name: 'CognitoIdentityServiceProvider.*',
      kinds: ['localStorage'],
      purpose: 'Keeps users signed in.',
      duration: 'persistent',
    },
  ],
}
