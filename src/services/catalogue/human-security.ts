import type { Service } from '../service'

export const humanSecurity: Service = {
  name: 'human-security',
  title: 'HUMAN',
  category: 'necessary',
  purpose: 'Protects the site against automated requests.',
  company: { name: 'HUMAN Security, Inc.', country: 'US' },
  privacyUrl: 'https://www.humansecurity.com/privacy-policy',
  hosts: ['px-cdn.net', 'px-cloud.net', 'perimeterx.net'],
  stores: [
    { name: '_px3', purpose: 'Distinguishes people from programs.', duration: 'PT5M30S' },
    { name: '_pxvid', purpose: 'Distinguishes people from programs.', duration: 'P1Y' },
    { name: '_pxhd', purpose: 'Distinguishes people from programs.', duration: 'P1Y' },
  ],
}
