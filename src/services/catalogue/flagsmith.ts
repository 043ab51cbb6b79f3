import type { Service } from '../service'

export const flagsmith: Service = {
  name: 'flagsmith',
  title: 'Flagsmith',
  category: 'measurement',
  purpose: 'Switches new features of the site on for some visitors.',
  company: { name: 'Bullet Train Ltd', country: 'GB' },
  privacyUrl: 'https://www.flagsmith.com/privacy-policy',
  hosts: ['flagsmith.com'],
  stores: [
    {
      name: 'BULLET_TRAIN_DB*',
      kinds: ['localStorage'],
      purpose: 'Keeps the settings of features.',
      duration: 'persistent',
    },
    {
      name: 'FLAGSMITH_*',
      kinds: ['localStorage'],
      purpose: 'Keeps the settings of features.',
      duration: 'persistent',
    },
  ],
}
