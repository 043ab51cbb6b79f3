import type { Service } from '../service'

export const launchdarkly: Service = {
  name: 'launchdarkly',
  title: 'LaunchDarkly',
  category: 'measurement',
  purpose: 'Switches new features of the site on for some visitors.',
  company: { name: 'Catamorphic, Co.', country: 'US' },
  privacyUrl: 'https://launchdarkly.com/policies/privacy/',
  hosts: ['launchdarkly.com', 'launchdarkly.us'],
  stores: [
    { name: 'ld:*', kinds: ['localStorage'], purpose: 'Keeps the settings of features.', duration: 'persistent' },
    {
      name: 'LaunchDarkly_*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the visitor and keeps the settings of features.',
      duration: 'persistent',
    },
  ],
}
