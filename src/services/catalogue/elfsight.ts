import type { Service } from '../service'

export const elfsight: Service = {
  name: 'elfsight',
  title: 'Elfsight',
  category: 'experience',
  purpose: 'Shows widgets such as reviews and social posts on the page.',
  company: { name: 'Elfsight LLC', country: 'AD' },
  privacyUrl: 'https://elfsight.com/privacy-policy/',
  hosts: ['elfsight.com', 'elfsightcdn.com', 'elf.site', 'elfsightcdn.net'],
  stores: [{ name: 'elfsight_viewed_recently', purpose: 'Counts views of the widgets.', duration: 'PT10S' }],
}
