import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const contentsquare: Service = {
  name: 'contentsquare',
  title: 'Contentsquare',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and shows them to the site as recordings and heatmaps.',
  company: { name: 'Contentsquare SAS', country: 'FR' },
  privacyUrl: 'https://contentsquare.com/privacy-center/privacy-policy/',
  hosts: ['contentsquare.net', 'contentsquare.com', 'content-square.net', 'clicktale.net'],
  stores: [
    { name: 'WRIgnore', purpose: 'Stores that the visit is not recorded.', duration: 'session' },
    { name: 'WRBlock', purpose: 'Stores that recording is refused.', duration: 'P1Y' },
    { name: '_cs_id', purpose: 'Recognizes visitors.', duration: 'P13M' },
    { name: '_cs_c', purpose: 'Stores whether recording is allowed.', duration: 'P13M' },
    { name: '_cs_s', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: '_cs_optout', purpose: 'Stores that recording is refused.', duration: 'P13M' },
    {
      name: '_cs_*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps settings of the recording.',
      duration: 'P1Y',
    },
    { name: '_CT_RS_', purpose: 'Stores whether the visit is recorded.', duration: 'P1Y' },
    { name: '__CT_Data', purpose: 'Counts page views and visits.', duration: 'P1Y' },
    { name: 'WRUID*', purpose: 'Recognizes visitors (Clicktale).', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{13,16}$/,
      example: '0123456789abc',
      where: 'Contentsquare, Console, Project: the tag ID in the address of the script',
    },
    start(id, page) {
      listQueue(page, '_uxa').push(['optin'])
      page.loadScript(`https://t.contentsquare.net/uxa/${id}.js`)
    },
    update: (granted, _id, page) => void listQueue(page, '_uxa').push([granted ? 'optin' : 'optout']),
  },
}
