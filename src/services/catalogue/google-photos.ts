import type { Service } from '../service'

export const googlePhotos: Service = {
  name: 'google-photos',
  title: 'Google Photos',
  category: 'experience',
  purpose: 'Shows photos and albums from Google Photos on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: ['photos.google.com'],
  stores: [
    { name: 'NID', purpose: 'Recognizes the browser and remembers settings.', domain: 'google.com', duration: 'P6M' },
  ],
}
