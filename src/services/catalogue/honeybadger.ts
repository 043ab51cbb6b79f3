import type { Service } from '../service'

export const honeybadger: Service = {
  name: 'honeybadger',
  title: 'Honeybadger',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'Honeybadger Industries LLC', country: 'US' },
  privacyUrl: 'https://www.honeybadger.io/privacy/',
  hosts: ['honeybadger.io'],
  stores: [],
}
