import type { Service } from '../service'

export const zohoSalesiq: Service = {
  name: 'zoho-salesiq',
  title: 'Zoho SalesIQ',
  category: 'functionality',
  purpose: 'Shows a chat window and counts visits.',
  company: { name: 'Zoho Corporation Private Limited', country: 'IN' },
  privacyUrl: 'https://www.zoho.com/privacy.html',
  hosts: [
    'salesiq.zoho.com',
    'salesiq.zoho.eu',
    'salesiq.zoho.in',
    'salesiq.zoho.com.au',
    'salesiq.zohopublic.com',
    'salesiq.zohopublic.eu',
    'salesiq.zohopublic.in',
    'zohocdn.com/salesiq',
  ],
  stores: [
    { name: '*-_zldp', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '*-_zldt', purpose: 'Recognizes the visit.', duration: 'P1D' },
    { name: '*-_siqid', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: 'uesign', purpose: 'Protects requests against forgery.', domain: 'salesiq.zoho.com', duration: 'P1M' },
    {
      name: 'zsiq*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the chat.',
      duration: 'persistent',
    },
  ],
}
