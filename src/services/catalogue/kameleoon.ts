import { callMethod } from '../loading/call-method'
import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

const consent = (page: ServicePage, granted: boolean): void =>
  void listQueue(page, 'kameleoonQueue').push(() =>
    callMethod(page, `Kameleoon.API.Core.${granted ? 'enable' : 'disable'}LegalConsent`, 'BOTH'),
  )

export const kameleoon: Service = {
  name: 'kameleoon',
  title: 'Kameleoon',
  category: 'measurement',
  purpose: 'Shows variants of pages to different visitors and measures which works better.',
  company: { name: 'Kameleoon SAS', country: 'FR' },
  privacyUrl: 'https://www.kameleoon.com/privacy-policy',
  hosts: ['kameleoon.io', 'kameleoon.eu', 'kameleoon.com', 'kameleoon.net'],
  stores: [
    { name: 'kameleoonVisitorCode', purpose: 'Shows visitors the same variants again.', duration: 'P380D' },
    {
      name: 'kameleoon*',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Keeps variants and visits.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{10}$/,
      example: 'abc123def4',
      where: 'Kameleoon, Administrate, Projects: the site code',
    },
    start(id, page) {
      consent(page, true)
      page.loadScript(`https://${id}.kameleoon.io/engine.js`)
    },
    update: (granted, _id, page) => consent(page, granted),
  },
}
