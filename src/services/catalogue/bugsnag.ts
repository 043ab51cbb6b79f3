import type { Service } from '../service'

export const bugsnag: Service = {
  name: 'bugsnag',
  title: 'Bugsnag',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'SmartBear Software Inc.', country: 'US' },
  privacyUrl: 'https://smartbear.com/privacy/',
  hosts: ['bugsnag.com', 'd2wy8f7a9ursnm.cloudfront.net', 'bugsnag.smartbear.com'],
  stores: [
    {
      name: 'bugsnag-anonymous-id',
      kinds: ['localStorage'],
      purpose: 'Recognizes the browser.',
      duration: 'persistent',
    },
  ],
}
