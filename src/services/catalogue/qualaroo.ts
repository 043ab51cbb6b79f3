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
    { name: 'ki_t', purpose: 'Recognizes the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_r', purpose: 'Recognizes the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_s', purpose: 'Recognizes the visitor and remembers surveys.', duration: 'P5Y' },
    { name: 'ki_u', purpose: 'Recognizes the visitor and remembers surveys.', duration: 'P5Y' },
  ],
}
