import type { Service } from '../service'

export const loom: Service = {
  name: 'loom',
  title: 'Loom',
  category: 'experience',
  purpose: 'Plays Loom screen recordings on the page.',
  company: { name: 'Atlassian Pty Ltd', country: 'AU' },
  privacyUrl: 'https://www.atlassian.com/legal/privacy-policy',
  hosts: ['loom.com', 'useloom.com', 'loomcdn.com'],
  stores: [
    {
      name: 'loom_anon_comment',
      purpose: 'Recognizes the browser for comments and statistics.',
      domain: 'loom.com',
      duration: 'P1Y',
    },
    {
      name: 'loom_referral_video',
      purpose: 'Remembers through which video a visitor came.',
      domain: 'loom.com',
      duration: 'P1Y',
    },
  ],
}
