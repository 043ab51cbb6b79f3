import type { Service } from '../service'

export const postscript: Service = {
  name: 'postscript',
  title: 'Postscript',
  category: 'marketing',
  purpose: 'Collects telephone numbers and sends text messages for advertising.',
  company: { name: 'Stodge, Inc.', country: 'US' },
  privacyUrl: 'https://postscript.io/privacy',
  hosts: ['postscript.io'],
  stores: [],
}
