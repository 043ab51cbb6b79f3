import type { Service } from '../service'

export const akamaiBotManager: Service = {
  name: 'akamai-bot-manager',
  title: 'Akamai Bot Manager',
  category: 'necessary',
  purpose: 'Protects the site against automated requests.',
  company: { name: 'Akamai Technologies, Inc.', country: 'US' },
  privacyUrl: 'https://www.akamai.com/legal/privacy-statement',
  hosts: [],
  stores: [
    { name: '_abck', purpose: 'Distinguishes people from programs.', duration: 'P1Y' },
    { name: 'bm_sz', purpose: 'Distinguishes people from programs.', duration: 'PT4H' },
    { name: 'ak_bmsc', purpose: 'Distinguishes people from programs.', duration: 'PT2H' },
    { name: 'bm_sv', purpose: 'Distinguishes people from programs.', duration: 'PT2H' },
  ],
}
