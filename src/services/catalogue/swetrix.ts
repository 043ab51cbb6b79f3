import type { Service } from '../service'

export const swetrix: Service = {
  name: 'swetrix',
  title: 'Swetrix',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Swetrix Ltd', country: 'GB' },
  privacyUrl: 'https://swetrix.com/privacy',
  hosts: ['swetrix.com', 'swetrix.org'],
  stores: [],
}
