import type { Service } from '../service'

export const liveinternet: Service = {
  name: 'liveinternet',
  title: 'LiveInternet',
  category: 'measurement',
  purpose: 'Counts visits to the site.',
  company: { name: 'Klimenko and Company LLC', country: 'RU' },
  privacyUrl: 'https://www.liveinternet.ru/privacy',
  hosts: ['yadro.ru'],
  stores: [
    { name: 'FTID', purpose: 'Recognizes the browser across sites.', domain: 'yadro.ru', duration: 'P1Y' },
    { name: 'VID', purpose: 'Recognizes the browser across sites.', domain: 'yadro.ru', duration: 'P1Y' },
  ],
}
