import type { Service } from '../service'

export const telegram: Service = {
  name: 'telegram',
  title: 'Telegram widgets',
  category: 'experience',
  purpose: 'Shows posts and comments from Telegram on the page.',
  company: { name: 'Telegram FZ-LLC', country: 'AE' },
  privacyUrl: 'https://telegram.org/privacy',
  hosts: ['t.me', 'comments.app'],
  stores: [
    { name: 'stel_ssid', purpose: 'Recognizes the visit.', domain: 't.me', duration: 'P1D' },
    { name: 'stel_dt', purpose: "Remembers the visitor's time zone.", domain: 't.me', duration: 'P1Y' },
  ],
}
