import { textOption } from '../loading/text-option'
import type { Service } from '../service'

export const fathom: Service = {
  name: 'fathom',
  title: 'Fathom Analytics',
  category: 'measurement',
  purpose: 'Counts visits without cookies.',
  company: { name: 'Conva Ventures Inc.', country: 'CA' },
  privacyUrl: 'https://usefathom.com/privacy',
  hosts: ['usefathom.com'],
  stores: [
    {
      name: 'blockFathomTracking',
      kinds: ['localStorage'],
      purpose: 'Excludes the browser from the counts.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[A-Z]{8}$/,
      example: 'ABCDEFGH',
      where: 'Fathom, Settings, Sites: the site ID',
    },
    start(id, page) {
      page.loadScript(textOption(page, 'scriptUrl', 'https://cdn.usefathom.com/script.js'), { 'data-site': id })
    },
  },
}
