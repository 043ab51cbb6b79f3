import type { Service } from '../service'

export const googleMaps: Service = {
  name: 'google-maps',
  title: 'Google Maps',
  category: 'experience',
  purpose: 'Shows interactive Google maps on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: [
    'google.com/maps',
    'maps.google.com',
    'maps.googleapis.com',
    'maps.gstatic.com',
    'maps-api-ssl.google.com',
    'khms0.googleapis.com',
    'khms1.googleapis.com',
    'streetviewpixels-pa.googleapis.com',
  ],
  stores: [
    {
      name: 'NID',
      purpose: 'Recognizes the browser and remembers settings and advertising preferences.',
      domain: 'google.com',
      duration: 'P6M',
    },
    { name: 'AEC', purpose: 'Makes sure that requests come from the visitor.', domain: 'google.com', duration: 'P6M' },
    {
      name: '_c;;i',
      kinds: ['localStorage'],
      purpose: 'Stores tile data of the map for faster loading.',
      duration: 'persistent',
    },
  ],
}
