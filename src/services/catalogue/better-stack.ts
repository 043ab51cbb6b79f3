import type { Service } from '../service'

export const betterStack: Service = {
  name: 'better-stack',
  title: 'Better Stack',
  category: 'measurement',
  purpose: 'Collects errors and log entries of the site.',
  company: { name: 'Better Stack, Inc.', country: 'US' },
  privacyUrl: 'https://betterstack.com/privacy',
  hosts: ['betterstackdata.com', 'logs.betterstack.com'],
  stores: [],
}
