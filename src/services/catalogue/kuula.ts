import type { Service } from '../service'

export const kuula: Service = {
  name: 'kuula',
  title: 'Kuula',
  category: 'experience',
  purpose: 'Shows panoramas and virtual tours on the page.',
  company: { name: 'Kuula LLC', country: 'US' },
  privacyUrl: 'https://kuula.co/page/privacy-policy',
  hosts: ['kuula.co'],
  stores: [{ name: '_cf_kuula', purpose: 'Recognises the visit (set on kuula.co).', duration: 'session' }],
}
