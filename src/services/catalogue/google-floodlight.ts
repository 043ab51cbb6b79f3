import { googleTag } from '../loading/google-tag'
import type { Service } from '../service'

export const googleFloodlight: Service = {
  name: 'google-floodlight',
  title: 'Google Campaign Manager 360 (Floodlight)',
  category: 'marketing',
  purpose: 'Measures what visitors do after they saw or clicked an ad.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://business.safety.google/privacy/',
  hosts: ['fls.doubleclick.net', 'ad.doubleclick.net', 'adservice.google.com', 'google.com/gmp'],
  stores: [
    { name: '_gcl_dc', purpose: 'Stores the click on an ad.', duration: 'P90D' },
    { name: '_dcid', purpose: 'Recognizes visitors for the measurement of ads.', duration: 'P400D' },
    { name: 'FPGCLDC', purpose: 'Stores the click on an ad, set by a server of the site.', duration: 'P90D' },
    {
      name: 'IDE',
      purpose: 'Recognizes visitors to choose and measure ads.',
      domain: 'doubleclick.net',
      duration: 'P13M',
    },
    {
      name: 'test_cookie',
      purpose: 'Checks whether cookies can be set.',
      domain: 'doubleclick.net',
      duration: 'PT15M',
    },
  ],
  loader: {
    id: {
      pattern: /^DC-\d{6,12}$/,
      example: 'DC-1234567',
      where: 'Campaign Manager 360, Floodlight, Configuration: the configuration ID after "DC-"',
    },
    ...googleTag('marketing'),
  },
}
