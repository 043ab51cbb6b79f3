import type { Service } from '../service'

export const jsdelivr: Service = {
  name: 'jsdelivr',
  title: 'jsDelivr',
  category: 'necessary',
  purpose: 'Delivers scripts and style sheets of the page.',
  company: { name: 'Volentio JSD Limited', country: 'GB' },
  privacyUrl: 'https://www.jsdelivr.com/terms/privacy-policy',
  hosts: ['cdn.jsdelivr.net'],
  stores: [],
}
