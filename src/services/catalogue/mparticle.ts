import type { Service } from '../service'

export const mparticle: Service = {
  name: 'mparticle',
  title: 'mParticle',
  category: 'measurement',
  purpose: 'Collects what visitors do and passes it on to other services.',
  company: { name: 'mParticle, Inc.', country: 'US' },
  privacyUrl: 'https://www.mparticle.com/privacypolicy/',
  hosts: ['mparticle.com'],
  stores: [
    {
      name: 'mprtcl-v4_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and the visit.',
      duration: 'P1Y',
    },
    { name: 'mprtcl-prodv4_*', kinds: ['localStorage'], purpose: 'Holds the shopping basket.', duration: 'persistent' },
  ],
}
