import { functionQueue } from '../loading/function-queue'
import type { Service, ServicePage } from '../service'

const consent = (granted: boolean, page: ServicePage): void =>
  void functionQueue(page, 'clarity')('consentv2', {
    ad_Storage: granted && page.consents.marketing ? 'granted' : 'denied',
    analytics_Storage: granted ? 'granted' : 'denied',
  })

export const microsoftClarity: Service = {
  name: 'microsoft-clarity',
  title: 'Microsoft Clarity',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and shows them to the site as recordings and heatmaps.',
  company: { name: 'Microsoft Corporation', country: 'US' },
  privacyUrl: 'https://privacy.microsoft.com/privacystatement',
  hosts: ['clarity.ms', 'c.bing.com'],
  stores: [
    { name: '_clck', purpose: 'Recognizes visitors.', duration: 'P1Y' },
    { name: '_clsk', purpose: 'Joins the page views of a visit.', duration: 'P1D' },
    { name: '_cltk', kinds: ['sessionStorage'], purpose: 'Joins the page views of a visit.', duration: 'session' },
    { name: 'CLID', purpose: 'Recognizes browsers on all sites with Clarity.', domain: 'clarity.ms', duration: 'P1Y' },
    {
      name: 'ANONCHK',
      purpose: 'Records whether an advertising identifier is used.',
      domain: 'clarity.ms',
      duration: 'PT10M',
    },
    { name: 'SM', purpose: 'Matches identifiers of Microsoft sites.', domain: 'clarity.ms', duration: 'session' },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{10}$/,
      example: 'abcde12345',
      where: 'Clarity, Settings, Overview: the project ID',
    },
    start(id, page) {
      consent(true, page)
      page.loadScript(`https://www.clarity.ms/tag/${id}`)
    },
    update: (granted, _id, page) => consent(granted, page),
  },
}
