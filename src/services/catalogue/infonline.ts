import type { Service } from '../service'

export const infonline: Service = {
  name: 'infonline',
  title: 'INFOnline',
  category: 'measurement',
  purpose: 'Counts visits to compare the audiences of sites.',
  company: { name: 'INFOnline GmbH', country: 'DE' },
  privacyUrl: 'https://www.infonline.de/en/datenschutzerklaerung/',
  hosts: ['ioam.de', 'iocnt.net', 'infonline.de'],
  stores: [
    { name: 'i00', purpose: 'Recognizes the browser for statistics.', domain: 'ioam.de', duration: 'P1Y' },
    {
      name: 'ioma2018',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Counts the visitor on the site.',
      duration: 'persistent',
    },
    { name: 'POPUPCHECK', purpose: 'Limits how often a survey is offered.', duration: 'P1D' },
  ],
}
