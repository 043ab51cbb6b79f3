import type { Service } from '../service'

export const sentry: Service = {
  name: 'sentry',
  title: 'Sentry',
  category: 'measurement',
  purpose: 'Reports errors of the site, so that they can be fixed.',
  company: { name: 'Functional Software, Inc.', country: 'US' },
  privacyUrl: 'https://sentry.io/privacy/',
  // The host as a whole belongs to sentry-replay, for sites that record visits.
  hosts: ['sentry.io/api'],
  stores: [],
}
