import type { Service } from '../service'

export const maptiler: Service = {
  name: 'maptiler',
  title: 'MapTiler',
  category: 'experience',
  purpose: 'Shows interactive MapTiler maps on the page.',
  company: { name: 'MapTiler AG', country: 'CH' },
  privacyUrl: 'https://www.maptiler.com/privacy-policy/',
  hosts: ['maptiler.com'],
  stores: [],
}
