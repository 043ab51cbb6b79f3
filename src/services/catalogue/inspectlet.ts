import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const inspectlet: Service = {
  name: 'inspectlet',
  title: 'Inspectlet',
  category: 'measurement',
  purpose: 'Records visits and shows them to the site as recordings and heatmaps.',
  company: { name: 'Inspectlet', country: 'US' },
  privacyUrl: 'https://www.inspectlet.com/legal',
  hosts: ['inspectlet.com'],
  stores: [{ name: '__insp_*', purpose: 'Recognizes visitors and visits.', duration: 'P1Y' }],
  loader: {
    id: {
      pattern: /^\d{6,12}$/,
      example: '1234567890',
      where: 'Inspectlet, Dashboard, Install code: the number after "wid"',
    },
    start(id, page) {
      listQueue(page, '__insp').push(['wid', Number(id)])
      // Inspectlet's addresses change once an hour, so that browsers fetch new versions.
      const hour = Math.floor(Date.now() / 3_600_000)
      page.loadScript(`https://cdn.inspectlet.com/inspectlet.js?wid=${id}&r=${hour}`)
    },
  },
}
