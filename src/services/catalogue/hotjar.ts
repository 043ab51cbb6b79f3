import { functionQueue } from '../loading/function-queue'
import type { Service } from '../service'

export const hotjar: Service = {
  name: 'hotjar',
  title: 'Hotjar',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and shows surveys.',
  company: { name: 'Hotjar Ltd', country: 'MT' },
  privacyUrl: 'https://www.hotjar.com/legal/policies/privacy/',
  hosts: ['hotjar.com', 'hotjar.io'],
  stores: [
    { name: 'hj_visitor', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: '_hjSessionUser_*', purpose: 'Recognizes visitors.', duration: 'P1Y' },
    { name: '_hjSession_*', purpose: 'Keeps the state of the visit.', duration: 'PT30M' },
    { name: '_hjid', purpose: 'Recognizes visitors (older versions).', duration: 'P1Y' },
    { name: '_hj*', purpose: 'Keeps the state of recordings and surveys.', duration: 'P1Y' },
    {
      name: '_hj*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of recordings and surveys.',
      duration: 'persistent',
    },
    { name: 'hjViewportId', kinds: ['sessionStorage'], purpose: 'Stores the size of the window.', duration: 'session' },
    { name: 'hjActiveViewportIds', kinds: ['localStorage'], purpose: 'Lists open windows.', duration: 'persistent' },
  ],
  loader: {
    id: {
      pattern: /^\d{5,9}$/,
      example: '1234567',
      where: 'Hotjar, Settings, Sites and organizations: the site ID',
    },
    start(id, page) {
      functionQueue(page, 'hj')
      Object.assign(page.globals, { _hjSettings: { hjid: Number(id), hjsv: 6 } })
      page.loadScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`)
    },
  },
}
