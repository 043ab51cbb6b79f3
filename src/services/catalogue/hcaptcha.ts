import type { Service } from '../service'

export const hcaptcha: Service = {
  name: 'hcaptcha',
  title: 'hCaptcha',
  category: 'necessary',
  purpose: 'Protects forms against automated messages.',
  company: { name: 'Intuition Machines, Inc.', country: 'US' },
  privacyUrl: 'https://www.hcaptcha.com/privacy',
  hosts: ['hcaptcha.com'],
  stores: [
    { name: 'hmt_id', purpose: 'Distinguishes people from programs.', domain: 'hcaptcha.com', duration: 'P30D' },
  ],
}
