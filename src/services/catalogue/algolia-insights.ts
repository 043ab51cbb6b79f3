import type { Service } from '../service'

export const algoliaInsights: Service = {
  name: 'algolia-insights',
  title: 'Algolia Insights',
  category: 'measurement',
  purpose: 'Counts clicks on search results and recommends products.',
  company: { name: 'Algolia, Inc.', country: 'US' },
  privacyUrl: 'https://www.algolia.com/policies/privacy/',
  hosts: ['insights.algolia.io', 'insights.us.algolia.io', 'insights.de.algolia.io'],
  stores: [{ name: '_ALGOLIA', purpose: 'Recognizes the visitor.', duration: 'P6M' }],
}
