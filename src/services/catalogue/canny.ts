import type { Service } from '../service'

export const canny: Service = {
  name: 'canny',
  title: 'Canny',
  category: 'functionality',
  purpose: 'Collects wishes of visitors and shows news.',
  company: { name: 'Canny, Inc.', country: 'US' },
  privacyUrl: 'https://canny.io/privacy',
  hosts: ['canny.io'],
  stores: [{ name: '__canny*', purpose: 'Recognizes the visitor.', duration: 'P1Y' }],
}
