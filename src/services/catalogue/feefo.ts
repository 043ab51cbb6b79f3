import type { Service } from '../service'

export const feefo: Service = {
  name: 'feefo',
  title: 'Feefo',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Feefo Holdings Limited', country: 'GB' },
  privacyUrl: 'https://www.feefo.com/en/privacy-policy',
  hosts: ['feefo.com'],
  stores: [],
}
