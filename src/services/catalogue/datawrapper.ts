import type { Service } from '../service'

export const datawrapper: Service = {
  name: 'datawrapper',
  title: 'Datawrapper',
  category: 'experience',
  purpose: 'Shows charts, maps and tables on the page.',
  company: { name: 'Datawrapper GmbH', country: 'DE' },
  privacyUrl: 'https://www.datawrapper.de/privacy',
  hosts: ['dwcdn.net'],
  stores: [],
}
