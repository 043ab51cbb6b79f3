import type { Service } from '../service'

export const seznamSklik: Service = {
  name: 'seznam-sklik',
  title: 'Seznam Sklik',
  category: 'marketing',
  purpose: 'Places advertisements from Seznam and counts sales after them.',
  company: { name: 'Seznam.cz, a.s.', country: 'CZ' },
  privacyUrl: 'https://www.seznam.cz/ochranaudaju/',
  hosts: ['c.seznam.cz', 'imedia.cz', 'h.seznam.cz', 'ssp.seznam.cz'],
  stores: [
    {
      name: 'sid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'seznam.cz',
      duration: 'P30D',
    },
    {
      name: 'udid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'seznam.cz',
      duration: 'P30D',
    },
  ],
}
