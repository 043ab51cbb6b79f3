import type { Service } from '../service'

export const miro: Service = {
  name: 'miro',
  title: 'Miro',
  category: 'experience',
  purpose: 'Shows Miro boards on the page.',
  company: { name: 'RealtimeBoard, Inc.', country: 'US' },
  privacyUrl: 'https://miro.com/legal/privacy-policy/',
  hosts: ['miro.com'],
  stores: [
    { name: 'mr_device_id', purpose: 'Recognises the browser (set on miro.com).', duration: 'P1Y' },
    {
      name: 'RTB_ANON_USER_TOKEN',
      purpose: 'Recognises a visitor without an account (set on miro.com).',
      duration: 'P1Y',
    },
  ],
}
