import type { Service } from '../service'

export const googleAdManager: Service = {
  name: 'google-ad-manager',
  title: 'Google Ad Manager',
  category: 'marketing',
  purpose: 'Chooses, places and counts the advertisements of the site.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/technologies/ads',
  hosts: [
    'securepubads.g.doubleclick.net',
    'pubads.g.doubleclick.net',
    'googlesyndication.com',
    'googletagservices.com',
    '2mdn.net',
    'imasdk.googleapis.com',
    'adservice.google.nl',
    'cm.g.doubleclick.net',
  ],
  stores: [
    {
      name: 'IDE',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'doubleclick.net',
      duration: 'P13M',
    },
    {
      name: 'DSID',
      purpose: 'Recognizes a signed-in visitor across sites for advertising.',
      domain: 'doubleclick.net',
      duration: 'P14D',
    },
    { name: 'RUL', purpose: 'Counts whether advertisements were shown.', domain: 'doubleclick.net', duration: 'P1Y' },
    {
      name: 'ar_debug',
      purpose: 'Finds errors in counting sales after advertisements.',
      domain: 'doubleclick.net',
      duration: 'P1M',
    },
    {
      name: 'APC',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'doubleclick.net',
      duration: 'P6M',
    },
    { name: 'GED_PLAYLIST_ACTIVITY', purpose: 'Counts videos with advertisements.', duration: 'session' },
  ],
}
