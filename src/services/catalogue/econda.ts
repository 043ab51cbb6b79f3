import type { Service } from '../service'

export const econda: Service = {
  name: 'econda',
  title: 'econda',
  category: 'measurement',
  purpose: 'Counts visits and recommends products.',
  company: { name: 'econda GmbH', country: 'DE' },
  privacyUrl: 'https://www.econda.de/en/data-privacy/',
  hosts: ['econda-monitor.de', 'econda-app.de', 'econda.services'],
  stores: [
    { name: 'emos_jcsid', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'emos_jcvid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'emos_privacy', purpose: 'Remembers the choice about counting.', duration: 'P2Y' },
  ],
}
