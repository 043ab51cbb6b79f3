import type { Service } from '../service'

export const mapbox: Service = {
  name: 'mapbox',
  title: 'Mapbox',
  category: 'experience',
  purpose: 'Shows interactive Mapbox maps on the page.',
  company: { name: 'Mapbox, Inc.', country: 'US' },
  privacyUrl: 'https://www.mapbox.com/legal/privacy',
  hosts: ['mapbox.com'],
  stores: [
    {
      name: 'mapbox.eventData*',
      kinds: ['localStorage'],
      purpose: 'Recognizes the browser to count views of the map.',
      duration: 'persistent',
    },
    { name: 'mapbox-tiles', kinds: ['cache'], purpose: 'Keeps map tiles for faster loading.', duration: 'persistent' },
  ],
}
