import type { Service } from '../service'

export const mediaNet: Service = {
  name: 'media-net',
  title: 'Media.net',
  category: 'marketing',
  purpose: 'Auctions places for advertisements and places text advertisements.',
  company: { name: 'Media.net Advertising FZ-LLC', country: 'AE' },
  privacyUrl: 'https://www.media.net/privacy-policy',
  hosts: ['media.net', 'mnet-ad.net'],
  stores: [
    {
      name: 'visitor-id',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'media.net',
      duration: 'P1Y',
    },
    { name: 'mnet_session_depth', purpose: 'Counts the pages of a visit.', duration: 'session' },
  ],
}
