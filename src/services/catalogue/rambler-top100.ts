import type { Service } from '../service'

export const ramblerTop100: Service = {
  name: 'rambler-top100',
  title: 'Rambler Top-100',
  category: 'measurement',
  purpose: 'Counts visits to the site.',
  company: { name: 'Rambler Internet Holdings LLC', country: 'RU' },
  privacyUrl: 'https://help.rambler.ru/legal/1142/',
  hosts: ['st.top100.ru', 'counter.rambler.ru', 'kraken.rambler.ru'],
  stores: [
    { name: 'top100_id', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'adtech_uid', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'ruid', purpose: 'Recognizes the browser across sites.', domain: 'rambler.ru', duration: 'P10Y' },
    { name: 't3_sid_*', purpose: 'Recognizes the visit.', duration: 'P1Y' },
  ],
}
