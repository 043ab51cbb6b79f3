import { callMethod } from '../loading/call-method'
import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const mouseflow: Service = {
  name: 'mouseflow',
  title: 'Mouseflow',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and shows them to the site as recordings and heatmaps.',
  company: { name: 'Mouseflow ApS', country: 'DK' },
  privacyUrl: 'https://mouseflow.com/legal/company/privacy-policy/',
  hosts: ['mouseflow.com'],
  stores: [
    { name: 'mf_user', purpose: 'Recognizes whether a visitor is new.', duration: 'P90D' },
    { name: 'mf_*', purpose: 'Recognizes the visit.', duration: 'session' },
    {
      name: 'mf_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the recording.',
      duration: 'session',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      example: '01234567-89ab-cdef-0123-456789abcdef',
      where: 'Mouseflow, Settings, Tracking code: the ID in the address of the script',
    },
    start(id, page) {
      listQueue(page, '_mfq')
      page.loadScript(`https://cdn.mouseflow.com/projects/${id}.js`)
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'mouseflow.start' : 'mouseflow.stop'),
  },
}
