import type { Service } from '../service'

export const qualaroo: Service = {
  name: 'qualaroo',
  title: 'Qualaroo',
  category: 'measurement',
  purpose: 'Shows surveys and collects the answers.',
  company: { name: 'ProProfs', country: 'US' },
  privacyUrl: 'https://qualaroo.com/privacy-policy/',
  hosts: ['qualaroo.com', 'kissinsights.com'],
  stores: [
    { name: 'ki_t', purpose: 'Recognises the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_r', purpose: 'Recognises the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_s', purpose: 'Recognises the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_u', purpose: 'Recognises the visitor and remembers surveys.', duration: 'P5Y' },
  ],
}
