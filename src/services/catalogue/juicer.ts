import type { Service } from '../service'

export const juicer: Service = {
  name: 'juicer',
  title: 'Juicer',
  category: 'experience',
  purpose: 'Shows posts from social networks on the page.',
  company: { name: 'SaaS.group Inc.', country: 'US' },
  privacyUrl: 'https://www.juicer.io/privacy',
  hosts: ['juicer.io'],
  stores: [],
}
