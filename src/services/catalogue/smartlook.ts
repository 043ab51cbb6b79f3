import { functionQueue } from '../loading/function-queue'
import { splitRegion } from '../loading/split-region'
import type { Service } from '../service'

export const smartlook: Service = {
  name: 'smartlook',
  title: 'Smartlook',
  category: 'measurement',
  purpose: 'Records visits and shows them to the site as recordings and heatmaps.',
  company: { name: 'Smartlook.com, s.r.o.', country: 'CZ' },
  privacyUrl: 'https://www.smartlook.com/help/privacy-statement/',
  hosts: ['smartlook.com', 'smartlook.cloud'],
  stores: [
    {
      name: 'SL_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P13M',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{40}(@(eu|us))?$/,
      example: '0123456789abcdef0123456789abcdef01234567@us',
      where: 'Smartlook, Settings, Project: the project key; add "@us" for projects in the USA',
    },
    start(id, page) {
      const { id: key, region } = splitRegion(id, 'eu')
      functionQueue(page, 'smartlook', { queue: 'api' })('init', key, { region })
      page.loadScript('https://web-sdk.smartlook.com/recorder.js')
    },
    update: (granted, _id, page) =>
      void functionQueue(page, 'smartlook', { queue: 'api' })(granted ? 'resume' : 'pause'),
  },
}
