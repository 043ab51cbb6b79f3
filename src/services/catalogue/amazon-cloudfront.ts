import type { Service } from '../service'

export const amazonCloudfront: Service = {
  name: 'amazon-cloudfront',
  title: 'Amazon CloudFront',
  category: 'necessary',
  purpose: 'Delivers pictures and other files of the page.',
  company: { name: 'Amazon Web Services, Inc.', country: 'US' },
  privacyUrl: 'https://aws.amazon.com/privacy/',
  hosts: ['cloudfront.net'],
  stores: [],
}
