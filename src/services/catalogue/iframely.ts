import type { Service } from '../service'

export const iframely: Service = {
  name: 'iframely',
  title: 'Iframely',
  category: 'experience',
  purpose: 'Shows posts, videos and links from other sites on the page.',
  company: { name: 'Itteco Corp.', country: 'CA' },
  privacyUrl: 'https://iframely.com/docs/privacy',
  hosts: ['iframe.ly', 'iframely.com', 'iframely.net'],
  stores: [],
}
