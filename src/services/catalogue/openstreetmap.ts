import type { Service } from '../service'

export const openstreetmap: Service = {
  name: 'openstreetmap',
  title: 'OpenStreetMap',
  category: 'experience',
  purpose: 'Shows interactive maps from OpenStreetMap on the page.',
  company: { name: 'OpenStreetMap Foundation', country: 'GB' },
  privacyUrl: 'https://osmfoundation.org/wiki/Privacy_Policy',
  hosts: ['openstreetmap.org', 'tile.osm.org'],
  stores: [
    {
      name: '_osm_location',
      purpose: 'Remembers the part of the map that was shown last.',
      domain: 'openstreetmap.org',
      duration: 'P1Y',
    },
    {
      name: '_osm_totp_token',
      purpose: 'Protects the servers against overuse.',
      domain: 'openstreetmap.org',
      duration: 'PT1H',
    },
  ],
}
