import type { Service } from '../service'

export const rollbar: Service = {
  name: 'rollbar',
  title: 'Rollbar',
  category: 'measurement',
  purpose: 'Reports errors of the site.',
  company: { name: 'Rollbar, Inc.', country: 'US' },
  privacyUrl: 'https://docs.rollbar.com/docs/privacy-policy',
  hosts: ['rollbar.com', 'd37gvrvc0wt4s1.cloudfront.net'],
  stores: [
    { name: 'RollbarSession', kinds: ['sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
  ],
}
