import type { Service } from '../service'

export const salesforceCommerceEinstein: Service = {
  name: 'salesforce-commerce-einstein',
  title: 'Salesforce Commerce Cloud Einstein',
  category: 'marketing',
  purpose: 'Recommends products of the shop to visitors.',
  company: { name: 'Salesforce, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesforce.com/company/legal/privacy/',
  hosts: ['cquotient.com'],
  stores: [
    { name: '__cq_uuid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: '__cq_seg', purpose: 'Holds groups of interests.', duration: 'P30D' },
    { name: '__cq_bc', purpose: 'Holds products that the visitor has viewed.', duration: 'P13M' },
    { name: 'cqcid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
  ],
}
