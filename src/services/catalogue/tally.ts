import type { Service } from '../service'

export const tally: Service = {
  name: 'tally',
  title: 'Tally',
  category: 'functionality',
  purpose: 'Shows Tally forms on the page.',
  company: { name: 'Tally BV', country: 'BE' },
  privacyUrl: 'https://tally.so/help/privacy-policy',
  hosts: ['tally.so'],
  stores: [
    {
      name: 'FORM_DRAFT_*',
      kinds: ['localStorage'],
      purpose: 'Remembers answers that were not sent yet.',
      domain: 'tally.so',
      duration: 'persistent',
    },
  ],
}
