import type { Service } from '../service'

export const callrail: Service = {
  name: 'callrail',
  title: 'CallRail',
  category: 'marketing',
  purpose: 'Shows telephone numbers that tell from which advertisement a caller came.',
  company: { name: 'CallRail Inc.', country: 'US' },
  privacyUrl: 'https://www.callrail.com/legal/privacy-notice',
  hosts: ['callrail.com'],
  stores: [
    {
      name: 'calltrk_*',
      purpose: 'Remembers where the visitor came from and which number was shown.',
      duration: 'P1Y',
    },
  ],
}
