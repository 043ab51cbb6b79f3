import type { Service } from '../service'

export const provenexpert: Service = {
  name: 'provenexpert',
  title: 'ProvenExpert',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Expert Systems AG', country: 'DE' },
  privacyUrl: 'https://www.provenexpert.com/en-us/privacy-policy/',
  hosts: ['provenexpert.com', 'provenexpert.net'],
  stores: [],
}
