import type { Service } from '../service'

export const counterDev: Service = {
  name: 'counter-dev',
  title: 'counter.dev',
  category: 'measurement',
  purpose: 'Counts visits without recognizing visitors.',
  company: { name: 'counter.dev', country: 'DE' },
  privacyUrl: 'https://counter.dev/help/privacy',
  hosts: ['counter.dev'],
  stores: [
    { name: '_swa', kinds: ['sessionStorage'], purpose: 'Remembers that the visit was counted.', duration: 'session' },
  ],
}
