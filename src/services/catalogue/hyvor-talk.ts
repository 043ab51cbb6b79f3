import type { Service } from '../service'

export const hyvorTalk: Service = {
  name: 'hyvor-talk',
  title: 'Hyvor Talk',
  category: 'functionality',
  purpose: 'Shows comments and lets visitors comment on the page.',
  company: { name: 'HYVOR', country: 'FR' },
  privacyUrl: 'https://talk.hyvor.com/docs/privacy',
  hosts: ['talk.hyvor.com'],
  stores: [],
}
