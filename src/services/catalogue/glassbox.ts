import type { Service } from '../service'

export const glassbox: Service = {
  name: 'glassbox',
  title: 'Glassbox',
  category: 'measurement',
  purpose: 'Records visits and shows where visitors have trouble.',
  company: { name: 'Glassbox Ltd.', country: 'IL' },
  privacyUrl: 'https://www.glassbox.com/privacy-policy/',
  hosts: ['glassboxdigital.io', 'glassboxcdn.com'],
  stores: [
    { name: '_cls_s', kinds: ['cookie', 'sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
    { name: '_cls_v', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    {
      name: '_cls_cfgver',
      kinds: ['localStorage'],
      purpose: 'Holds the version of the settings.',
      duration: 'persistent',
    },
  ],
}
