import type { Service } from '../service'

export const webengage: Service = {
  name: 'webengage',
  title: 'WebEngage',
  category: 'marketing',
  purpose: 'Shows surveys and sends messages that match what visitors do.',
  company: { name: 'WebKlipper Technologies Private Limited', country: 'IN' },
  privacyUrl: 'https://webengage.com/privacy-policy',
  hosts: ['webengage.com', 'webengage.co'],
  stores: [
    {
      name: '_we_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor and the visit.',
      duration: 'P1Y',
    },
  ],
}
