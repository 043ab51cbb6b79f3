import type { Service } from '../service'

export const awsRum: Service = {
  name: 'aws-rum',
  title: 'Amazon CloudWatch RUM',
  category: 'measurement',
  purpose: 'Measures speed, errors and use of the site.',
  company: { name: 'Amazon Web Services, Inc.', country: 'US' },
  privacyUrl: 'https://aws.amazon.com/privacy/',
  hosts: [
    'client.rum.us-east-1.amazonaws.com',
    'dataplane.rum.us-east-1.amazonaws.com',
    'dataplane.rum.us-west-2.amazonaws.com',
    'dataplane.rum.eu-west-1.amazonaws.com',
    'dataplane.rum.eu-central-1.amazonaws.com',
    'dataplane.rum.eu-west-2.amazonaws.com',
    'dataplane.rum.eu-north-1.amazonaws.com',
    'dataplane.rum.us-east-2.amazonaws.com',
    'dataplane.rum.ap-southeast-1.amazonaws.com',
    'dataplane.rum.ap-southeast-2.amazonaws.com',
    'dataplane.rum.ap-northeast-1.amazonaws.com',
  ],
  stores: [
    { name: 'cwr_s', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'cwr_u', purpose: 'Recognizes the visitor.', duration: 'P30D' },
  ],
}
