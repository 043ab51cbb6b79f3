import type { Service } from '../service'

export const sketchfab: Service = {
  name: 'sketchfab',
  title: 'Sketchfab',
  category: 'experience',
  purpose: 'Shows models in three dimensions on the page.',
  company: { name: 'Epic Games, Inc.', country: 'US' },
  privacyUrl: 'https://sketchfab.com/privacy',
  hosts: ['sketchfab.com'],
  stores: [
    { name: 'sb_sessionid', purpose: 'Recognizes the visit.', domain: 'sketchfab.com', duration: 'P14D' },
    {
      name: 'sb_csrftoken',
      purpose: 'Protects requests of the viewer against forgery.',
      domain: 'sketchfab.com',
      duration: 'P1Y',
    },
  ],
}
