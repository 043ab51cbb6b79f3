import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const crisp: Service = {
  name: 'crisp',
  title: 'Crisp',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Crisp IM SAS', country: 'FR' },
  privacyUrl: 'https://crisp.chat/en/privacy/',
  hosts: ['crisp.chat'],
  stores: [
    {
      name: 'crisp-client*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps the conversation.',
      duration: 'P6M',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: '01234567-89ab-cdef-0123-456789abcdef',
      where: 'Crisp, Settings, Workspace settings, Setup: the website ID',
    },
    start(id, page) {
      listQueue(page, '$crisp')
      page.globals.CRISP_WEBSITE_ID = id
      page.loadScript('https://client.crisp.chat/l.js')
    },
    update(granted, _id, page) {
      const queue = listQueue(page, '$crisp')
      if (granted) queue.push(['do', 'chat:show'])
      else queue.push(['do', 'chat:hide'], ['do', 'session:reset'])
    },
  },
}
