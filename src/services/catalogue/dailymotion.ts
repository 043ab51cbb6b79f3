import type { Service } from '../service'

export const dailymotion: Service = {
  name: 'dailymotion',
  title: 'Dailymotion',
  category: 'experience',
  purpose: 'Plays Dailymotion videos on the page.',
  company: { name: 'Dailymotion SA', country: 'FR' },
  privacyUrl: 'https://legal.dailymotion.com/en/privacy-policy/',
  hosts: ['dailymotion.com', 'dmcdn.net', 'dmxleo.com', 'dai.ly', 'dm-event.net'],
  stores: [
    {
      name: 'v1st',
      purpose: 'Recognizes the browser for statistics and advertising.',
      domain: 'dailymotion.com',
      duration: 'P13M',
    },
    { name: 'ts', purpose: 'Counts visits for statistics.', domain: 'dailymotion.com', duration: 'P13M' },
    { name: 'dmvk', purpose: 'Recognizes the visit.', domain: 'dailymotion.com', duration: 'session' },
  ],
}
