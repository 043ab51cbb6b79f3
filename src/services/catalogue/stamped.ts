import type { Service } from '../service'

export const stamped: Service = {
  name: 'stamped',
  title: 'Stamped',
  category: 'functionality',
  purpose: "Shows and collects customers' reviews.",
  company: { name: 'Stamped.io Pte. Ltd.', country: 'SG' },
  privacyUrl: 'https://stamped.io/privacy-policy',
  hosts: ['stamped.io'],
  stores: [],
}
