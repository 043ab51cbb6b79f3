import type { Service } from '../service'

export const survicate: Service = {
  name: 'survicate',
  title: 'Survicate',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'Survicate S.A.', country: 'PL' },
  privacyUrl: 'https://survicate.com/privacy-policy/',
  hosts: ['survicate.com'],
  stores: [
    {
      name: '_svc_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognises the visitor and remembers surveys.',
      duration: 'persistent',
    },
    { name: 'survicate::*', kinds: ['localStorage'], purpose: 'Keeps the state of surveys.', duration: 'persistent' },
  ],
}
