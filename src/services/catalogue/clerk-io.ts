import type { Service } from '../service'

export const clerkIo: Service = {
  name: 'clerk-io',
  title: 'Clerk.io',
  category: 'marketing',
  purpose: 'Recommends products of the shop and answers searches.',
  company: { name: 'Clerk.io ApS', country: 'DK' },
  privacyUrl: 'https://www.clerk.io/privacy-policy',
  hosts: ['clerk.io'],
  stores: [{ name: 'clerk_visitor*', purpose: 'Recognizes the visitor.', duration: 'P1Y' }],
}
