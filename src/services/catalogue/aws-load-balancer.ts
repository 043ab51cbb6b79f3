import type { Service } from '../service'

export const awsLoadBalancer: Service = {
  name: 'aws-load-balancer',
  title: 'AWS load balancer',
  category: 'necessary',
  purpose: 'Distributes requests among servers.',
  company: { name: 'Amazon Web Services, Inc.', country: 'US' },
  privacyUrl: 'https://aws.amazon.com/privacy/',
  hosts: [],
  stores: [
    { name: 'AWSALB', purpose: 'Directs requests to the same server.', duration: 'P7D' },
    { name: 'AWSALBCORS', purpose: 'Directs requests to the same server.', duration: 'P7D' },
  ],
}
