import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const convert: Service = {
  name: 'convert',
  title: 'Convert Experiences',
  category: 'measurement',
  purpose: 'Shows variants of pages to different visitors and measures which works better.',
  company: { name: 'Convert Insights, Inc.', country: 'US' },
  privacyUrl: 'https://www.convert.com/privacy-policy/',
  hosts: ['convertexperiments.com', 'convert.com'],
  stores: [
    { name: '_conv_v', purpose: 'Shows visitors the same variants again.', duration: 'P6M' },
    { name: '_conv_s', purpose: 'Recognizes the visit.', duration: 'PT20M' },
    { name: '_conv_r', purpose: 'Stores where the visit came from.', duration: 'session' },
    { name: '_conv_sptest', purpose: 'Checks whether cookies can be set.', duration: 'session' },
  ],
  loader: {
    id: {
      pattern: /^\d{7,12}-\d{7,12}$/,
      example: '10012345-10067890',
      where: 'Convert, Project, Configuration, Tracking code: the two numbers in the address of the script',
    },
    start(id, page) {
      listQueue(page, '_conv_q')
      page.loadScript(`https://cdn-4.convertexperiments.com/v1/js/${id}.js`)
    },
  },
}
