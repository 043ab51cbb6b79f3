import type { Service } from '../service'

export const crazyEgg: Service = {
  name: 'crazy-egg',
  title: 'Crazy Egg',
  category: 'measurement',
  purpose: 'Records clicks, scrolling and mouse movements, and tests variants of pages.',
  company: { name: 'Crazy Egg, Inc.', country: 'US' },
  privacyUrl: 'https://www.crazyegg.com/privacy',
  hosts: ['crazyegg.com', 'cetrk.com'],
  stores: [
    { name: '_crazyegg', purpose: 'Keeps the state of the visit.', duration: 'session' },
    { name: '_ce.*', purpose: 'Recognizes visitors and visits.', duration: 'P1Y' },
    { name: '_ceir', purpose: 'Records whether a visitor was here before.', duration: 'P1Y' },
    { name: '_CEFT', purpose: 'Stores the variants of pages that were shown.', duration: 'P1Y' },
    { name: '_cer.v', purpose: 'Keeps the state of the recording.', duration: 'P31D' },
    { name: 'cebs', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'cebsp_*', purpose: 'Counts the page views of the visit.', duration: 'session' },
    {
      name: 'ce_successful_csp_check',
      kinds: ['cookie', 'sessionStorage'],
      purpose: 'Checks what the browser allows.',
      duration: 'P1D',
    },
    { name: 'ce_need_secure_cookie', purpose: 'Checks what the browser allows.', duration: 'PT1S' },
  ],
  loader: {
    id: {
      pattern: /^\d{8}$/,
      example: '00123456',
      where: 'Crazy Egg, Account: the account number, filled up to eight digits with zeros',
    },
    start(id, page) {
      page.loadScript(`https://script.crazyegg.com/pages/scripts/${id.slice(0, 4)}/${id.slice(4)}.js`)
    },
  },
}
