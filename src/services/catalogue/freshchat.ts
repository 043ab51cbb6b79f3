import type { Service } from '../service'

export const freshchat: Service = {
  name: 'freshchat',
  title: 'Freshchat and Freshdesk',
  category: 'functionality',
  purpose: 'Shows a chat window and a help form.',
  company: { name: 'Freshworks Inc.', country: 'US' },
  privacyUrl: 'https://www.freshworks.com/privacy/',
  hosts: ['freshchat.com', 'freshworksapi.com', 'freshdesk.com', 'freshworks.com', 'freshbots.ai'],
  stores: [
    { name: '_fw_crm_v', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '__fw_*', kinds: ['localStorage'], purpose: 'Keeps the state of the help form.', duration: 'persistent' },
  ],
}
