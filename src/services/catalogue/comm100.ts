import type { Service } from '../service'

export const comm100: Service = {
  name: 'comm100',
  title: 'Comm100',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Comm100 Network Corporation', country: 'CA' },
  privacyUrl: 'https://www.comm100.com/company/privacy/',
  hosts: ['comm100.com', 'comm100vue.com', 'comm100.io'],
  stores: [{ name: 'comm100_visitorguid_*', purpose: 'Recognizes the visitor.', duration: 'P1Y' }],
}
