import type { Service } from '../service'

export const avisVerifies: Service = {
  name: 'avis-verifies',
  title: 'Verified Reviews',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Skeepers SAS', country: 'FR' },
  privacyUrl: 'https://skeepers.io/en/privacy-policy/',
  hosts: ['avis-verifies.com', 'netreviews.eu', 'verified-reviews.com'],
  stores: [],
}
