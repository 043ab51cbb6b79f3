import type { Service } from '../service'

export const zoominfo: Service = {
  name: 'zoominfo',
  title: 'ZoomInfo',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'ZoomInfo Technologies LLC', country: 'US' },
  privacyUrl: 'https://www.zoominfo.com/legal/privacy-policy',
  hosts: ['zoominfo.com', 'zi-scripts.com'],
  stores: [
    { name: 'visitorId', purpose: 'Recognizes the browser.', domain: 'zoominfo.com', duration: 'P1Y' },
    { name: '_zitok', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'ziwsSession', kinds: ['sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
    { name: 'ziwsSessionId', kinds: ['sessionStorage'], purpose: 'Recognizes the visit.', duration: 'session' },
  ],
}
