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
      name: 'survicate*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and remembers surveys.',
      duration: 'persistent',
    },
  ],
}
