import type { Service } from '../service'

export const bunnyCdn: Service = {
  name: 'bunny-cdn',
  title: 'bunny.net',
  category: 'necessary',
  purpose: 'Delivers pictures and other files of the page.',
  company: { name: 'BunnyWay d.o.o.', country: 'SI' },
  privacyUrl: 'https://bunny.net/privacy/',
  hosts: ['b-cdn.net'],
  stores: [],
}
