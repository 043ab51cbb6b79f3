import type { Service } from '../service'

export const appsflyer: Service = {
  name: 'appsflyer',
  title: 'AppsFlyer',
  category: 'marketing',
  purpose: 'Counts visits and installs of apps after advertisements.',
  company: { name: 'AppsFlyer Ltd', country: 'IL' },
  privacyUrl: 'https://www.appsflyer.com/legal/services-privacy-policy/',
  hosts: ['appsflyer.com', 'onelink.me'],
  stores: [
    { name: 'afUserId', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: 'AF_SYNC', purpose: 'Remembers when identifiers were exchanged.', duration: 'P7D' },
  ],
}
