import type { Service } from '../service'

export const albacross: Service = {
  name: 'albacross',
  title: 'Albacross',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'Albacross Nordic AB', country: 'SE' },
  privacyUrl: 'https://albacross.com/privacy-policy',
  hosts: ['albacross.com'],
  stores: [
    { name: 'nQ_cookieId', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'nQ_userVisitId', purpose: 'Recognizes the visit.', duration: 'session' },
  ],
}
