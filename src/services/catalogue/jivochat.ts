import type { Service } from '../service'

export const jivochat: Service = {
  name: 'jivochat',
  title: 'JivoChat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'JivoSite Inc.', country: 'US' },
  privacyUrl: 'https://www.jivochat.com/terms/privacy/',
  hosts: ['jivosite.com', 'jivochat.com', 'jivo.ru'],
  stores: [
    {
      name: 'jv_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and keeps the state of the chat.',
      duration: 'P1Y',
    },
  ],
}
