import type { Service } from '../service'

export const salesforceLiveChat: Service = {
  name: 'salesforce-live-chat',
  title: 'Salesforce Messaging',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Salesforce, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesforce.com/company/legal/privacy/',
  hosts: ['salesforceliveagent.com', 'my.salesforce-scrt.com', 'service.force.com/embeddedservice'],
  stores: [
    { name: 'liveagent_vc', purpose: "Counts the visitor's visits.", duration: 'P10Y' },
    { name: 'liveagent_sid', purpose: 'Recognizes the chat.', duration: 'session' },
    { name: 'liveagent_ptid', purpose: 'Recognizes the visitor.', duration: 'P10Y' },
    { name: 'liveagent_oref', purpose: 'Remembers where the visitor came from.', duration: 'session' },
    {
      name: '*_WEB_STORAGE',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
