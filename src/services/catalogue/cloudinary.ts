import type { Service } from '../service'

export const cloudinary: Service = {
  name: 'cloudinary',
  title: 'Cloudinary',
  category: 'necessary',
  purpose: 'Delivers pictures and other files of the page.',
  company: { name: 'Cloudinary Ltd.', country: 'IL' },
  privacyUrl: 'https://cloudinary.com/privacy',
  hosts: ['cloudinary.com'],
  stores: [],
}
